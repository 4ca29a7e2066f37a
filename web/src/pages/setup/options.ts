/** A game's options, read from the JSON schema that the house sends: a form for any game, without knowing it. */

import type { Words } from '../../words/context'

export type Option = { name: string; when: Record<string, unknown> } & (
  | { kind: 'switch'; initial: boolean }
  | { kind: 'choice'; values: string[]; initial: string }
  | { kind: 'seat'; initial: string } // "random", or a seat
  | { kind: 'several'; values: string[]; initial: string[] }
)

interface Schema {
  $ref?: string
  $defs?: Record<string, Schema>
  properties?: Record<string, Schema>
  title?: string
  description?: string
  type?: string
  enum?: string[]
  anyOf?: Schema[]
  items?: Schema
  default?: unknown
  when?: Record<string, unknown> // asked only while other options have these values
}

function fieldsOf(given: Record<string, unknown>): Record<string, Schema> {
  const schema = given as Schema
  const name = schema.$ref?.split('/').pop()
  return (name ? schema.$defs?.[name] : schema)?.properties ?? {}
}

/** What can be chosen. A kind of option that is not known here is left at its default. */
export function optionsOf(schema: Record<string, unknown>): Option[] {
  return Object.entries(fieldsOf(schema)).flatMap(([name, field]): Option[] => {
    const when = field.when ?? {}
    if (field.type === 'boolean') return [{ name, when, kind: 'switch', initial: field.default === true }]
    if (field.enum) return [{ name, when, kind: 'choice', values: field.enum, initial: String(field.default ?? field.enum[0]) }]
    if (field.type === 'array' && field.items?.enum) return [{ name, when, kind: 'several', values: field.items.enum, initial: (field.default as string[]) ?? [] }]
    if (field.anyOf?.some((one) => one.type === 'integer')) return [{ name, when, kind: 'seat', initial: String(field.default) }]
    return []
  })
}

/** Whether an option has a meaning with what is chosen beside it. */
export const isAsked = (option: Option, chosen: Chosen): boolean => Object.entries(option.when).every(([name, value]) => chosen[name] === value)

export type Chosen = Record<string, boolean | string | string[]>

export const initialOf = (options: readonly Option[]): Chosen => Object.fromEntries(options.map((option) => [option.name, option.initial]))

/** What is sent: only what is not the default anyway. */
export function sent(options: readonly Option[], chosen: Chosen): Record<string, unknown> {
  const changed = options.filter((option) => isAsked(option, chosen) && JSON.stringify(chosen[option.name]) !== JSON.stringify(option.initial))
  return Object.fromEntries(changed.map((option) => {
    const value = chosen[option.name]
    return [option.name, option.kind === 'seat' && /^\d+$/.test(String(value)) ? Number(value) : value]
  }))
}

/** An option's name: in the page's words, else as the game's schema titles it. */
export function labelOf(words: Words, schema: Record<string, unknown>, name: string): string {
  const key = `option-${name.replaceAll('_', '-')}`
  return words.has(key) ? words(key) : (fieldsOf(schema)[name]?.title ?? name)
}

export function hintOf(words: Words, schema: Record<string, unknown>, name: string): string {
  const key = `option-${name.replaceAll('_', '-')}-about`
  return words.has(key) ? words(key) : (fieldsOf(schema)[name]?.description ?? '')
}

export function valueOf(words: Words, name: string, value: string): string {
  const key = `option-${name.replaceAll('_', '-')}-${value}`
  return words.has(key) ? words(key) : words.word(value)
}

/** What was agreed on that is not as usual, a line each. */
export function optionsInWords(words: Words, schema: Record<string, unknown>, chosen: Record<string, unknown>): string[] {
  return optionsOf(schema).flatMap((option) => {
    const value = chosen[option.name]
    if (value === undefined || JSON.stringify(value) === JSON.stringify(option.initial)) return []
    const label = labelOf(words, schema, option.name)
    if (option.kind === 'switch') return [label]
    const shown = Array.isArray(value)
      ? words.listing(value.map((one) => valueOf(words, option.name, String(one))))
      : option.kind === 'seat' && typeof value === 'number'
        ? words('setup-seat', { number: value + 1 })
        : valueOf(words, option.name, String(value))
    return [`${label}: ${shown}`]
  })
}
