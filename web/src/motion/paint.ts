/** Resolves when what was pressed has been painted, or at once where nobody looks and nothing is painted. */
export const painted = (): Promise<void> => new Promise((resolve) => void (document.hidden ? resolve() : afterPaint(resolve)))

/** Do this when what was pressed has been painted: the eye is served before the work. Returns how to call it off. */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
