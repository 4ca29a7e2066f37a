/** The instruments of the deck in a box of 48 by 48, outlined in the ink of the house; told apart at the size of a thumb. */

import { INSTRUMENTS } from '../../art/instruments'

const B = '#e0ab3f' // brass
const K = '#3d3748' // ebony
const S = '#dfe5ee' // silver
const C = '#fff6e4' // ivory
const R = '#a8481f' // varnish

/** A tube: an outline, and what it is made of. */
const tube = (d: string, colour: string, wide: number, ink = 3.4): string =>
  `<path d="${d}" fill="none" stroke-width="${wide + ink}"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}"/>`

/** A fiddle of any size: tilted under a chin, or upright on its pin. */
const fiddle = (wood: string, size: number, turn: number, more = ''): string =>
  `${more}<g transform="rotate(${turn} 24 24) translate(24 24) scale(${size}) translate(-24 -24)"><path d="M24 1v20" stroke-width="6"/><path d="M24 2v18" stroke="${K}" stroke-width="3"/><path d="M24 17c9 0 10 7 6 11c-2 2 -1 4 2 6c6 6 0 13 -8 13s-14 -7 -8 -13c3 -2 4 -4 2 -6c-4 -4 -3 -11 6 -11Z" fill="${wood}"/><path d="M20 38h8M24 19v20" stroke-width="1.7"/></g>`

const BOW = '<path d="M5 38L42 8" stroke-width="2.2"/>'
const PIN = '<path d="M24 42v6" stroke-width="2.4"/>'

/** Something blown, on a slant, with keys. */
const reed = (wood: string, wide: number, bell: string, more = ''): string =>
  `<path d="M10 6L33 40" stroke-width="${wide + 3}"/><path d="M10 6L33 40" stroke="${wood}" stroke-width="${wide}"/>${bell}<path d="M15 16l4 -3M20 23l4 -3M25 30l4 -3" stroke="${S}" stroke-width="2.2"/>${more}`

/** A drum: a shell with a skin on it. */
const drum = (top: number, deep: number, wide: number, colour: string, more = ''): string =>
  `<path d="M${24 - wide} ${top}v${deep}q${wide} 9 ${2 * wide} 0v-${deep}Z" fill="${colour}"/><ellipse cx="24" cy="${top}" rx="${wide}" ry="6" fill="${C}"/>${more}`

/** Bars to be struck, longest first, on a frame. */
const bars = (colours: readonly string[]): string =>
  `<path d="M4 34l6 12M44 34l-6 12" stroke-width="3"/>${[0, 1, 2, 3, 4].map((i) => `<rect x="${3 + i * 8.6}" y="${12 + i * 2}" width="7" height="${25 - i * 4}" rx="1.5" fill="${colours[i % colours.length]}"/>`).join('')}<path d="M7 5l8 13M34 4l-5 14" stroke-width="2.2"/>`

const keys = (x: number, y: number, wide: number): string =>
  `<rect x="${x}" y="${y}" width="${wide}" height="7" fill="${C}"/><path d="${Array.from({ length: Math.floor(wide / 5) - 1 }, (_, i) => `M${x + 5 * (i + 1)} ${y}v7`).join('')}" stroke-width="1.4"/>`

const head = (x: number, y: number, size: number, skin: string, hair: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-14 30q1 -15 14 -16q13 1 14 16Z" fill="#2f5fa8"/><circle r="10" fill="${skin}"/><path d="M-10.5 0a10.5 10.5 0 0 1 21 0q-3 -6 -10.5 -6t-10.5 6Z" fill="${hair}"/><ellipse cy="5" rx="2.8" ry="3.4" fill="#7a1c26" stroke-width="1.5"/></g>`

const duo = head(14, 17, 0.95, '#f0c9a4', '#c6541f') + head(34, 19, 0.95, '#b97a50', K)
const TUBA = INSTRUMENTS.elephant.drawing

const DRAWN: Record<string, string> = {
  conductor: `<path d="M8 44L38 8" stroke-width="3"/><path d="M8 44l6 -7" stroke="${C}" stroke-width="6"/><path d="M8 44l6 -7" stroke-width="2"/><path d="M27 40q10 -2 13 -12M33 44q10 -4 12 -12" fill="none" stroke="${B}" stroke-width="2.4"/>`,
  concertmaster: fiddle('#b4582a', 0.95, 38, BOW) + `<path d="M38 27l2.6 5.4 6 .8 -4.4 4.2 1.1 6 -5.3 -2.9 -5.3 2.9 1.1 -6 -4.4 -4.2 6 -.8Z" fill="${B}" stroke-width="1.6"/>`,
  violin: fiddle('#b4582a', 0.92, 38, BOW),
  viola: fiddle('#8b4526', 1.02, 32, '<path d="M3 34L44 13" stroke-width="2.2"/>'),
  cello: fiddle(R, 0.96, 0, PIN + '<path d="M6 33L44 26" stroke-width="2.2"/>'),
  'double-bass': fiddle('#6d3115', 1.06, 0, PIN),
  octobass: fiddle('#4a2211', 1.08, 0, `${PIN}<path d="M4 47h12M6 41h9M8 35h6" stroke-width="2.4"/>`),
  trumpet: INSTRUMENTS.rooster.drawing,
  trombone: `${tube('M4 17H31q7 0 7 6t-7 6H9', B, 2.4, 3)}<path d="M4 23l14 -2v-8L4 11Z" transform="rotate(180 11 20)" fill="${B}"/><path d="M14 14v18" stroke-width="2.6"/>`,
  tuba: TUBA,
  cimbasso: `${tube('M12 46V30q0 -6 6 -6h14q6 0 6 -6', B, 4)}<path d="M32 20L28 3h18l-4 17Z" fill="${B}"/><path d="M19 20v10M25 20v10" stroke-width="3"/><path d="M12 40l-7 4" stroke-width="3"/>`,
  'french-horn': INSTRUMENTS.frog.drawing,
  euphonium: `<g transform="translate(46 4) scale(-.86 .9)">${TUBA}</g>`,
  'bass-tuba': `<g transform="translate(-1 -1) scale(1.04)">${TUBA}</g><path d="M8 40h22" stroke="${B}" stroke-width="4"/>`,
  clarinet: INSTRUMENTS.owl.drawing,
  oboe: reed('#5a2d1c', 4.4, `<path d="M31 37l8 -4 3 9 -8 3Z" fill="#5a2d1c"/>`, '<path d="M10 6L6 1" stroke-width="2"/>'),
  'cor-anglais': reed('#7a3b1f', 5, `<ellipse cx="36" cy="42" rx="6" ry="5" transform="rotate(55 36 42)" fill="#7a3b1f"/>`, '<path d="M10 6q-2 -5 -7 -4" fill="none" stroke-width="2"/>'),
  bassoon: INSTRUMENTS.mole.drawing,
  contrabassoon: `${tube('M16 44V8q0 -5 6 -5t6 5v32q0 5 6 5t6 -5V20', '#8a3b24', 5)}<path d="M16 16q-8 0 -11 7" fill="none" stroke-width="2.4"/><path d="M13 24h6M25 18h6M25 30h6" stroke="${B}" stroke-width="2.6"/>`,
  'bass-clarinet': `${tube('M8 6q8 -2 9 6l3 24q2 9 10 8q7 -2 6 -11', K, 5)}<path d="M31 33q0 -6 -3 -9h17q-3 4 -3 9Z" fill="${S}"/><path d="M14 18l5 -1M16 25l5 -1M17 31l5 -1" stroke="${S}" stroke-width="2.4"/>`,
  saxophone: `${tube('M10 5h7q4 0 5 6l3 22q2 9 9 8q7 -2 7 -12V24', B, 5)}<path d="M34 24q1 -6 -2 -9h15q-2 5 -2 9Z" fill="${B}"/><path d="M6 4l5 1" stroke-width="4"/><path d="M21 17l5 -1M22.5 23l5 -1M23.5 29l5 -1" stroke-width="2"/>`,
  'transverse-flute': `${tube('M4 40L44 9', S, 5)}<path d="M12 32l2 2.6M20 26l2 2.6M26 21.5l2 2.6M32 17l2 2.6M38 12l2 2.6" stroke-width="2.4"/>`,
  piccolo: `${tube('M12 34L37 15', K, 5)}<path d="M18 27l2 2.6M24 22.5l2 2.6M30 18l2 2.6" stroke="${S}" stroke-width="2.4"/>`,
  vibraphone: bars([S, '#c6cfdd']),
  xylophone: bars(['#9a5a33', '#c47a3c']),
  'tubular-bells': `<path d="M5 6h38" stroke-width="5"/>${[0, 1, 2, 3, 4].map((i) => tube(`M${9 + i * 7.5} 8V${43 - i * 4}`, B, 3.4, 2.8)).join('')}`,
  kettledrums: `<path d="M4 20q1 19 20 20q19 -1 20 -20Z" fill="#b8722c"/><ellipse cx="24" cy="20" rx="20" ry="6.5" fill="${C}"/><path d="M15 39l-3 8M33 39l3 8" stroke-width="2.6"/><path d="M9 4l10 13M41 5L29 17" stroke-width="2.4"/>`,
  'snare-drum': INSTRUMENTS.rabbit.drawing,
  'bass-drum': `<circle cx="24" cy="23" r="20" fill="#8c1d30"/><circle cx="24" cy="23" r="15.5" fill="${C}"/><circle cx="24" cy="23" r="4" fill="#d8c6a1"/><path d="M10 46l5 -6M38 46l-5 -6" stroke-width="3"/>`,
  'tom-tom-drum': drum(17, 17, 14, '#2f6b3c', '<path d="M8 3l12 12M40 3L29 15" stroke-width="2.6"/><path d="M10 26h28" stroke-width="1.8"/><path d="M14 40l-3 7M34 40l3 7" stroke-width="2.6"/>'),
  celesta: `<path d="M7 6h34v34H7Z" fill="#9a5a33"/><path d="M11 10h26v9H11Z" fill="#c98a4b"/>${keys(4, 24, 40)}<path d="M9 40v6M39 40v6" stroke-width="3"/><path d="M24 11.5l1 2.2 2.4 .3 -1.8 1.7 .5 2.4 -2.1 -1.2 -2.1 1.2 .5 -2.4 -1.8 -1.7 2.4 -.3Z" fill="${C}" stroke-width="1"/>`,
  triangle: INSTRUMENTS.mouse.drawing,
  pandeiro: `<circle cx="24" cy="24" r="20" fill="#b4582a"/><circle cx="24" cy="24" r="14" fill="${C}"/><g fill="${B}" stroke-width="1.6"><circle cx="24" cy="6.5" r="3.6"/><circle cx="39" cy="15" r="3.6"/><circle cx="39" cy="33" r="3.6"/><circle cx="24" cy="41.5" r="3.6"/><circle cx="9" cy="33" r="3.6"/><circle cx="9" cy="15" r="3.6"/></g>`,
  'crash-cymbals': INSTRUMENTS.hedgehog.drawing,
  gong: `<path d="M5 46V4h38v42" fill="none" stroke-width="5"/><path d="M5 46V4h38v42" fill="none" stroke="#8c1d30" stroke-width="2.2"/><path d="M15 5l3 8M33 5l-3 8" stroke-width="1.8"/><circle cx="24" cy="26" r="14" fill="${B}"/><circle cx="24" cy="26" r="5" fill="#f3cd76"/>`,
  piano: `<path d="M4 28V15q13 -2 17 -8q9 -6 15 2q3 8 8 10v9Z" fill="${K}"/>${keys(4, 28, 40)}<path d="M9 35v11M39 35v11" stroke-width="3"/>`,
  harpsichord: `<path d="M3 30V20L36 7q5 0 6 6v17Z" fill="#8c1d30"/><path d="M8 21L34 11q3 1 3 6v6H8Z" fill="#e9c37a" stroke-width="1.6"/>${keys(3, 29, 40)}<path d="M8 36v10M38 36v10" stroke-width="2.8"/>`,
  harp: INSTRUMENTS.cat.drawing,
  clavichord: `<path d="M3 18h42v16H3Z" fill="#c98a4b"/><path d="M24 21h18v6H24Z" fill="#6d3a1c" stroke-width="1.4"/>${keys(5, 26, 20)}<path d="M8 34v10M40 34v10" stroke-width="2.8"/><path d="M3 18L8 6h33l4 12" fill="#e9c37a"/>`,
  organ: `<g fill="${S}"><path d="M7 30V14l3 -4 3 4v16ZM14 30V8l3 -4 3 4v22ZM21 30V5l3 -4 3 4v25ZM28 30V8l3 -4 3 4v22ZM35 30V14l3 -4 3 4v16Z"/></g><path d="M4 29h40v17H4Z" fill="#9a5a33"/>${keys(9, 34, 30)}`,
  'choir-three': head(11, 18, 0.65, '#e4ad84', K) + head(37, 18, 0.65, '#8a5535', K) + head(24, 21, 0.78, '#f4d6b8', '#e9b44c'),
}

const LIKE: Record<string, string> = { 'violin-dark': 'violin', 'viola-dark': 'viola', 'soprano-tenor': 'duo', 'choir-sharp': 'duo', 'choir-flat': 'duo' }

export const drawingOf = (card: string): string => (LIKE[card] === 'duo' ? duo : (DRAWN[LIKE[card] ?? card] ?? ''))
