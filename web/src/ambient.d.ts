/** Whether this build carries the gallery of fixtures. */
declare const __GALLERY__: boolean

declare module '*.toml' {
  const content: unknown
  export default content
}
