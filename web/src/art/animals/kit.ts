/** What all musicians share: the same ink, the same tails and shirt front, the same bright eyes. */

import type { Family } from '../families'

export interface Drawing {
  back?: string // behind the coat
  head: string
  front?: string // the instrument, and the paws that play it
  coat?: string // another cut than the usual
  crop?: string // what to show of it when only the head is shown
}

export const INK = '#2b2130'
export const BRASS = '#e0ab3f'
export const BRASS_DEEP = '#b67f1f'
export const BRASS_LIGHT = '#f8dc8e'
export const WOOD = '#a9562a'
export const WOOD_DEEP = '#743415'
export const CREAM = '#fff6e4'

/** Two dots with a light in them; `w` looks sideways. */
export const eyes = (x1: number, x2: number, y: number, r = 3.6, w = 0): string =>
  [x1, x2]
    .map((x) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 1.15}" fill="${INK}" stroke="none"/>` +
      `<circle cx="${x + r * 0.35 + w}" cy="${y - r * 0.42}" r="${r * 0.36}" fill="#fff" stroke="none"/>`)
    .join('')

/** Eyes closed in rapture. */
export const rapt = (x1: number, x2: number, y: number, r = 4.5): string =>
  [x1, x2].map((x) => `<path d="M${x - r} ${y} q${r} ${r * 1.1} ${r * 2} 0" fill="none"/>`).join('')

export const cheeks = (x1: number, x2: number, y: number, fill = '#ef7f78', r = 5): string =>
  [x1, x2].map((x) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.66}" fill="${fill}" opacity=".5" stroke="none"/>`).join('')

export const tails = (family: Family): string => `
  <path d="M14 122 C15 97 34 87 60 87 C86 87 105 97 106 122 Z" fill="var(--${family})"/>
  <path d="M14 122 C15 97 34 87 60 87 C86 87 105 97 106 122 Z" fill="url(#pat-${family})" stroke="none" opacity=".45"/>
  <path d="M14 122 C15 97 34 87 60 87 C86 87 105 97 106 122" fill="none"/>
  <path d="M46 87 L60 122 L74 87 C69 91 51 91 46 87Z" fill="${CREAM}"/>
  <path d="M46 87 L38 93 L54 117 M74 87 L82 93 L66 117" fill="none"/>
  <path d="M60 94 L49 88 V101Z M60 94 L71 88 V101Z" fill="${INK}"/><circle cx="60" cy="94.5" r="2.8" fill="${INK}"/>`
