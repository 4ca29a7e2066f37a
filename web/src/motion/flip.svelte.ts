/**
 * Motion from the difference of two pictures. Before the page changes we note where every piece is; after
 * it, whatever is elsewhere travels there, whatever shows another face turns over, whatever is new comes
 * from where its kind comes from, and numbers that changed glow. No move has animation code of its own.
 *
 *   data-piece="id"    the same thing in both pictures        data-face   what it shows
 *   data-from="name"   where it comes from if it is new       data-anchor="name"   that place
 *   data-to="name"     where it goes if it disappears         data-watch  a text worth a glow when it changes
 */

import { untrack } from 'svelte'

interface Seen {
  element: HTMLElement
  box: DOMRect
  face: string | undefined
}

interface Snapshot {
  pieces: Map<string, Seen>
  watched: Map<string, string | null>
  anchors: Map<string, DOMRect>
}

/** Copies under way, by the element that waits for them: a new change picks a card up where it is in the air. */
const flights = new WeakMap<HTMLElement, { copy: HTMLElement; land: () => void }>()

const milliseconds = (root: HTMLElement, token: string): number => parseFloat(getComputedStyle(root).getPropertyValue(token)) || 0

export function capture(root: HTMLElement): Snapshot {
  const seen: Snapshot = { pieces: new Map(), watched: new Map(), anchors: new Map() }
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]'))
    seen.pieces.set(element.dataset.piece!, {
      element,
      box: (flights.get(element)?.copy ?? element).getBoundingClientRect(),
      face: element.dataset.face,
    })
  for (const element of root.querySelectorAll<HTMLElement>('[data-watch]')) seen.watched.set(element.dataset.watch!, element.textContent)
  for (const element of root.querySelectorAll<HTMLElement>('[data-anchor]')) seen.anchors.set(element.dataset.anchor!, element.getBoundingClientRect())
  return seen
}

const centred = (from: DOMRect, to: DOMRect): string => {
  const scale = to.width ? Math.min(from.width / to.width, 1.6) || 0.2 : 1
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  return `translate(${x}px, ${y}px) scale(${scale})`
}

/** What a piece has from where it lies, and its copy needs too. */
const INHERITED = ['--tone', '--chair', '--tile']

const inherited = (element: HTMLElement): string[] => {
  const style = getComputedStyle(element)
  return INHERITED.map((name) => style.getPropertyValue(name))
}

/** A copy on top of everything, so that no panel cuts a travelling card off. */
function double(element: HTMLElement, box: DOMRect, values: readonly string[]): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  for (const name of ['data-piece', 'data-from', 'data-to', 'id', 'data-watch']) copy.removeAttribute(name)
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('inert', '')
  INHERITED.forEach((name, i) => copy.style.setProperty(name, values[i] ?? ''))
  Object.assign(copy.style, {
    position: 'fixed', left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
    margin: '0', zIndex: '60', pointerEvents: 'none', transition: 'none', transform: 'none',
  })
  return copy
}

export function show(root: HTMLElement, before: Snapshot): void {
  const step = milliseconds(root, '--step')
  if (!step) return
  const bow = milliseconds(root, '--bow')
  const easing = getComputedStyle(root).getPropertyValue('--ease').trim() || 'ease'
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) flights.get(element)?.land()
  const after = capture(root)

  const turned = [...after.pieces].filter(([id, now]) => before.pieces.has(id) && before.pieces.get(id)!.face !== now.face)
  const wait = turned.length ? bow * 0.5 : 0 // first all is turned up, then it goes its way
  let nth = 0
  // All is read before anything is written: a page that is asked in between is laid out anew each time.
  const starts: (() => void)[] = []

  for (const [id, now] of after.pieces) {
    const was = before.pieces.get(id)
    const from = was?.box ?? before.anchors.get(now.element.dataset.from ?? '')
    if (!from || !now.box.width || !from.width) continue
    const moved = Math.abs(from.left - now.box.left) + Math.abs(from.top - now.box.top) > 3
    const turns = was ? was.face !== now.face : now.element.dataset.face !== undefined && !was
    if (!moved && !turns) continue
    const delay = turns && was ? turned.findIndex(([other]) => other === id) * 110 : wait + nth++ * 45
    const values = inherited(now.element)
    starts.push(() => fly(root, now, from, values, { delay, duration: turns ? bow : step * 1.25, easing, turns }))
  }

  for (const [id, was] of before.pieces) {
    const to = after.anchors.get(was.element.dataset.to ?? '')
    if (after.pieces.has(id) || !was.box.width) continue
    const values = was.element.isConnected ? inherited(was.element) : []
    const gone = to ? `${centred(to, was.box)}` : 'translateY(-18px) scale(0.86)'
    starts.push(() => {
      const copy = double(was.element, was.box, values)
      root.append(copy)
      const leaving = copy.animate([{ opacity: 1 }, { transform: gone, opacity: 0 }], { duration: step, delay: wait, easing, fill: 'both' })
      leaving.onfinish = leaving.oncancel = () => copy.remove()
    })
  }
  for (const start of starts) start()

  for (const element of root.querySelectorAll<HTMLElement>('[data-watch]')) {
    const key = element.dataset.watch!
    if (before.watched.has(key) && before.watched.get(key) !== element.textContent)
      element.animate([{ scale: 1, filter: 'none' }, { scale: 1.28, filter: 'drop-shadow(0 0 8px var(--brass))' }, { scale: 1, filter: 'none' }], { duration: bow, delay: wait + step })
  }
}

interface Flight {
  delay: number
  duration: number
  easing: string
  turns: boolean
}

function fly(root: HTMLElement, now: Seen, from: DOMRect, values: readonly string[], { delay, duration, easing, turns }: Flight): void {
  const copy = double(now.element, now.box, values)
  root.append(copy)
  now.element.style.visibility = 'hidden'
  const start = centred(from, now.box)
  const frames: Keyframe[] = turns
    ? [{ transform: `${start} perspective(700px) rotateY(-180deg)` }, { transform: `${start} perspective(700px) rotateY(-90deg) scale(1.12)`, offset: 0.4 }, { transform: 'none' }]
    : [{ transform: start }, { transform: 'none' }]
  const flight = copy.animate(frames, { duration, delay, easing, fill: 'both' })
  const land = (): void => {
    if (flights.get(now.element)?.copy !== copy) return
    flights.delete(now.element)
    copy.remove()
    now.element.style.visibility = ''
  }
  flights.set(now.element, { copy, land })
  flight.onfinish = land
}

/**
 * Show every change of `what` as motion inside `root`. Call while the component is being set up. Changes that come
 * faster than the page is painted are one motion, from what was last seen to what is seen next.
 */
export function follow(root: () => HTMLElement | undefined, what: () => unknown): void {
  let before: Snapshot | undefined
  let frame: number | undefined
  $effect.pre(() => {
    what()
    const element = untrack(root)
    if (frame === undefined) before = element && capture(element)
  })
  $effect(() => {
    what()
    const element = untrack(root)
    if (!element || !before || document.hidden) return
    frame ??= requestAnimationFrame(() => {
      const was = before!
      frame = before = undefined
      show(element, was)
    })
  })
  $effect(() => () => void (frame !== undefined && cancelAnimationFrame(frame)))
}
