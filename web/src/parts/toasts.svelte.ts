/** Short notices that come and go; whoever has something to say calls `toast`. */

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

const LASTS = 6000
let next = 0

export const toasts: Toast[] = $state([])

export function toast(text: string, tone: Toast['tone'] = 'plain'): void {
  const id = next++
  toasts.push({ id, text, tone })
  setTimeout(() => dismiss(id), LASTS)
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id)
  if (at >= 0) toasts.splice(at, 1)
}
