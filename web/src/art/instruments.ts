/** The instruments alone, in a box of 48 by 48: for legends, for the mixing desk of sounds, for quiet corners. */

import type { Family } from './families'

const B = '#e0ab3f'
const W = '#a9562a'
const K = '#3d3748'
const S = '#dfe5ee'

export const INSTRUMENTS: Record<Family, { name: string; drawing: string }> = {
  elephant: { name: 'tuba', drawing: `<path d="M6 6h20c-4 5 -5 9 -5 14v12c0 7 14 7 14 0V22" fill="none" stroke-width="9"/><path d="M6 6h20c-4 5 -5 9 -5 14v12c0 7 14 7 14 0V22" fill="none" stroke="${B}" stroke-width="5"/><path d="M5 5Q16 -1 27 5L22 18H11Z" fill="${B}"/><path d="M26 24h12M29 18v9M34 18v9" stroke-width="3"/>` },
  owl: { name: 'clarinet', drawing: `<path d="M9 5L34 40" stroke-width="8"/><path d="M9 5L34 40" stroke="${K}" stroke-width="5"/><path d="M30 38l10 -5 3 11 -9 2Z" fill="${K}"/><path d="M15 16l4 -3M20 23l4 -3M25 30l4 -3" stroke="${S}" stroke-width="2.6"/><path d="M6 2l3 4" stroke="#f3e2c4" stroke-width="4"/>` },
  fox: { name: 'violin', drawing: `<g transform="rotate(35 24 24)"><path d="M24 2v18" stroke-width="6"/><path d="M24 2v18" stroke="${K}" stroke-width="3"/><path d="M24 18c9 0 10 7 6 10c-2 2 -1 4 2 6c6 6 0 13 -8 13s-14 -7 -8 -13c3 -2 4 -4 2 -6c-4 -3 -3 -10 6 -10Z" fill="${W}"/><path d="M20 36h8M24 20v20" stroke-width="2"/></g><path d="M4 34L40 6" stroke-width="2"/>` },
  bear: { name: 'double bass', drawing: `<path d="M24 1v20" stroke-width="6"/><path d="M24 2v18" stroke="${K}" stroke-width="3"/><path d="M24 15c8 0 11 6 8 11c-2 3 -1 4 2 7c5 7 0 13 -10 13s-15 -6 -10 -13c3 -3 4 -4 2 -7c-3 -5 0 -11 8 -11Z" fill="#8a3f1d"/><path d="M19 37h10M24 16v24M18 29q-2 3 0 5M30 29q2 3 0 5" stroke-width="1.8" fill="none"/>` },
  cat: { name: 'harp', drawing: `<path d="M12 44L9 10Q10 2 16 5Q22 12 38 12L18 44Z" fill="#f6e3b4"/><path d="M16 12v31M21 13v27M26 14v17M31 14v10" stroke="#b67f1f" stroke-width="1.5"/><path d="M12 45L9 10Q10 2 16 5Q22 12 39 11" fill="none" stroke-width="7"/><path d="M12 45L9 10Q10 2 16 5Q22 12 39 11" fill="none" stroke="${B}" stroke-width="3.8"/>` },
  frog: { name: 'horn', drawing: `<circle cx="20" cy="24" r="12" fill="none" stroke-width="9"/><circle cx="20" cy="24" r="12" fill="none" stroke="${B}" stroke-width="5.4"/><path d="M28 34c6 2 9 -3 10 -9l8 9c-4 7 -12 9 -18 6Z" fill="${B}"/><path d="M14 10L8 3" stroke-width="3.4"/>` },
  rabbit: { name: 'drum', drawing: `<path d="M6 20v16q18 10 36 0V20Z" fill="#c62c2b"/><path d="M6 22l9 17 9 -15 9 15 9 -17" fill="none" stroke="#f8dc8e" stroke-width="2.2"/><ellipse cx="24" cy="20" rx="18" ry="6.5" fill="#fff6e4"/><path d="M8 4l14 14M40 4L28 18" stroke-width="3"/>` },
  rooster: { name: 'trumpet', drawing: `<path d="M3 24h26" stroke-width="5.5"/><path d="M3 24h26" stroke="${B}" stroke-width="2.6"/><path d="M28 20q9 0 16 -9v26q-7 -9 -16 -9Z" fill="${B}"/><path d="M12 25q-6 9 3 9h12q6 0 2 -8" fill="none" stroke-width="5"/><path d="M12 25q-6 9 3 9h12q6 0 2 -8" fill="none" stroke="${B}" stroke-width="2.2"/><path d="M15 17v12M20 17v12M25 17v12" stroke-width="3"/>` },
  mole: { name: 'bassoon', drawing: `<path d="M30 45L20 3" stroke-width="9"/><path d="M30 45L20 3" stroke="#8a3b24" stroke-width="5.6"/><path d="M27 20C20 14 12 16 8 22" fill="none" stroke-width="2.4"/><path d="M21 15l6 -1.5M25 30l6 -1.5" stroke="${B}" stroke-width="3"/><path d="M17 3.6l6 -1.5" stroke="#fff6e4" stroke-width="3"/>` },
  hedgehog: { name: 'cymbals', drawing: `<ellipse cx="17" cy="25" rx="7" ry="19" transform="rotate(12 17 25)" fill="${B}"/><ellipse cx="32" cy="25" rx="7" ry="19" transform="rotate(-12 32 25)" fill="${B}"/><path d="M9 24q-5 1 -5 5M40 24q5 1 5 5" fill="none" stroke-width="3"/><path d="M24 3v5M20 6l2 3M28 6l-2 3" stroke-width="1.8"/>` },
  mouse: { name: 'triangle', drawing: `<path d="M27 10L44 41H8L23 14" fill="none" stroke-width="7"/><path d="M27 10L44 41H8L23 14" fill="none" stroke="${S}" stroke-width="3.6"/><path d="M24 12V3" stroke-width="1.6"/><path d="M5 24l18 6" stroke-width="3"/>` },
}
