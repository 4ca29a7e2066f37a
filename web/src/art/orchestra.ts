/**
 * Everybody who can sit in a concert orchestra, in a box of 48 by 48: the sixteen instruments, and sixteen
 * soloists who have no section. Outlines are the ink of the house; the strings are told apart by size, wood and bow.
 */

const B = '#e0ab3f' // brass
const K = '#3d3748' // ebony
const S = '#dfe5ee' // silver
const C = '#fff6e4' // ivory

/** A tube: an outline, and what it is made of. */
const tube = (d: string, colour: string, wide: number, ink = 3.4): string =>
  `<path d="${d}" fill="none" stroke-width="${wide + ink}"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}"/>`

const strings = (wood: string, turn: number, size: number, more: string): string =>
  `<g transform="rotate(${turn} 24 24) translate(24 24) scale(${size}) translate(-24 -24)"><path d="M24 1v20" stroke-width="6"/><path d="M24 2v18" stroke="${K}" stroke-width="3"/><path d="M24 17c9 0 10 7 6 11c-2 2 -1 4 2 6c6 6 0 13 -8 13s-14 -7 -8 -13c3 -2 4 -4 2 -6c-4 -4 -3 -11 6 -11Z" fill="${wood}"/><path d="M20 38h8M24 19v20M18.5 29.5q-1.5 2.5 .5 4M29.5 29.5q1.5 2.5 -.5 4" stroke-width="1.7" fill="none"/></g>${more}`

const BOW = `<path d="M5 38L42 8" stroke-width="2.2"/><path d="M7 41L44 11" stroke="${C}" stroke-width="1.4"/>`

const SKINS = ['#f0c9a4', '#b97a50', '#e4ad84', '#8a5535', '#f4d6b8']

/** A singer in full voice: head, hair behind and before, and a collar. */
const singer = (skin: string, dress: string, behind: string, before: string, chest: string): string =>
  `${behind}<path d="M6 47q1 -13 12 -14h12q11 1 12 14Z" fill="${dress}"/><path d="M20 28h8v7q-4 3 -8 0Z" fill="${skin}"/><ellipse cx="24" cy="19" rx="9.5" ry="11" fill="${skin}"/>${before}<path d="M18.5 17q1.5 -2 3 0M26.5 17q1.5 -2 3 0" stroke-width="1.7" fill="none"/><ellipse cx="24" cy="24" rx="2.6" ry="3.3" fill="#7a1c26" stroke-width="1.4"/>${chest}`

const BOWTIE = `<path d="M24 36l-5 -2.5v5ZM24 36l5 -2.5v5Z" fill="#c62c2b" stroke-width="1.4"/>`
const PEARLS = `<path d="M17 35q7 6 14 0" fill="none" stroke="${C}" stroke-width="2.6" stroke-dasharray=".1 3.4"/>`
const SHIRT = `<path d="M19 34l5 7 5 -7" fill="${C}" stroke-width="1.6"/>`

/** One of a choir. */
const head = (x: number, y: number, r: number, skin: string, hair: string): string =>
  `<g transform="translate(${x} ${y}) scale(${r / 10})"><path d="M-14 30q1 -15 14 -16q13 1 14 16Z" fill="${hair === K ? '#2f3a63' : '#8c1d30'}"/><circle r="10" fill="${skin}"/><path d="M-10.5 0a10.5 10.5 0 0 1 21 0q-3 -6 -10.5 -6t-10.5 6Z" fill="${hair}"/><ellipse cx="0" cy="5" rx="2.8" ry="3.4" fill="#7a1c26" stroke-width="1.5"/></g>`

export const INSTRUMENTS: Record<string, string> = {
  first_violin: strings('#b4582a', 38, 0.95, BOW),
  second_violin: strings('#d58a3d', 38, 0.95, `<path d="M5 38L42 8" stroke-width="2.2"/>`),
  viola: strings('#8b4526', 32, 1.02, `<path d="M3 34L43 14" stroke-width="2.2"/><path d="M4 37L44 17" stroke="${C}" stroke-width="1.4"/>`),
  cello: `<path d="M24 43v5" stroke-width="2.4"/>${strings('#a8481f', 0, 0.96, `<path d="M6 30h36" stroke-width="2.2"/>`)}`,
  double_bass: `<path d="M24 1v22" stroke-width="6"/><path d="M24 2v20" stroke="${K}" stroke-width="3"/><path d="M24 13c5 2 11 5 9 11c-1 4 -1 5 2 9c5 7 0 13 -11 13s-16 -6 -11 -13c3 -4 3 -5 2 -9c-2 -6 4 -9 9 -11Z" fill="#6d3418"/><path d="M19 37h10M24 15v25M17.5 27q-2 3 0 5M30.5 27q2 3 0 5" stroke-width="1.8" fill="none"/><path d="M20 4h-3M20 8h-3M28 4h3M28 8h3" stroke-width="2.2"/>`,
  flute: `${tube('M5 41L43 9', S, 4.6)}<path d="M12 35l1 .8M17 31l1 .8M22 27l1 .8M27 22.5l1 .8" stroke-width="3.2"/><ellipse cx="37" cy="14" rx="4.5" ry="3" transform="rotate(-40 37 14)" fill="${S}"/><circle cx="37" cy="14" r="1" stroke-width="1.6"/>`,
  clarinet: `<path d="M9 5L34 40" stroke-width="8"/><path d="M9 5L34 40" stroke="${K}" stroke-width="5"/><path d="M30 38l10 -5 3 11 -9 2Z" fill="${K}"/><path d="M15 16l4 -3M20 23l4 -3M25 30l4 -3" stroke="${S}" stroke-width="2.6"/><path d="M6 2l3 4" stroke="#f3e2c4" stroke-width="4"/>`,
  oboe: `<path d="M10 12L33 40" stroke-width="7.5"/><path d="M10 12L33 40" stroke="#5a2d1c" stroke-width="4.4"/><path d="M4 4l6 8" stroke-width="2.6"/><path d="M3 3l3 4" stroke="#f3e2c4" stroke-width="2.4"/><path d="M28 41q5 5 11 2q2 -7 -4 -10Z" fill="#5a2d1c"/><path d="M15 22l4.5 -3.5M19 27l4.5 -3.5M24 32.5l4.5 -3.5" stroke="${S}" stroke-width="2.4"/><circle cx="14" cy="14" r="1.7" fill="${S}" stroke-width="1.2"/>`,
  bassoon: `<path d="M31 46L20 3" stroke-width="9"/><path d="M31 46L20 3" stroke="#8a3b24" stroke-width="5.6"/><path d="M36 45L27 11" stroke-width="6"/><path d="M36 45L27 11" stroke="#a5512f" stroke-width="3"/><path d="M27 12C20 8 12 12 8 20" fill="none" stroke-width="2.4"/><path d="M22 18l6 -1.5M26 32l6 -1.5" stroke="${B}" stroke-width="3"/><path d="M17 3.6l6 -1.5" stroke="${C}" stroke-width="3"/>`,
  trumpet: `<path d="M3 24h26" stroke-width="5.5"/><path d="M3 24h26" stroke="${B}" stroke-width="2.6"/><path d="M28 20q9 0 16 -9v26q-7 -9 -16 -9Z" fill="${B}"/><path d="M12 25q-6 9 3 9h12q6 0 2 -8" fill="none" stroke-width="5"/><path d="M12 25q-6 9 3 9h12q6 0 2 -8" fill="none" stroke="${B}" stroke-width="2.2"/><path d="M15 17v12M20 17v12M25 17v12" stroke-width="3"/>`,
  trombone: `${tube('M4 17H31q7 0 7 6t-7 6H9', B, 2.4, 3)}${tube('M9 33h31q5 0 5 -6', S, 2, 2.6)}<path d="M3 9q5 7 12 7v3q-7 0 -12 7Z" fill="${B}"/><path d="M15 29v5M22 29v5" stroke-width="2.6"/>`,
  french_horn: `<circle cx="20" cy="23" r="12.5" fill="none" stroke-width="9"/><circle cx="20" cy="23" r="12.5" fill="none" stroke="${B}" stroke-width="5.4"/><circle cx="20" cy="23" r="5" fill="none" stroke-width="4.6"/><circle cx="20" cy="23" r="5" fill="none" stroke="${B}" stroke-width="2"/><path d="M27 33c7 3 10 -2 11 -8l9 9c-4 8 -13 10 -20 6Z" fill="${B}"/><path d="M14 10L7 3" stroke-width="3.4"/>`,
  percussion: `<path d="M5 23q1 17 19 18q18 -1 19 -18Z" fill="#c2743a"/><path d="M13 38l-4 8M35 38l4 8M24 41v6" stroke-width="2.6"/><ellipse cx="24" cy="22" rx="19.5" ry="6.5" fill="${C}"/><path d="M4.5 22v4M43.5 22v4M24 28.5v4" stroke="${B}" stroke-width="2.6"/><path d="M10 3l11 16M40 4L29 18" stroke-width="2.6"/><circle cx="21.5" cy="19.5" r="2.6" fill="${S}"/><circle cx="28.5" cy="18.5" r="2.6" fill="${S}"/>`,
  harp: `<path d="M12 44L9 10Q10 2 16 5Q22 12 38 12L18 44Z" fill="#f6e3b4"/><path d="M16 12v31M21 13v27M26 14v17M31 14v10" stroke="#b67f1f" stroke-width="1.5"/>${tube('M12 45L9 10Q10 2 16 5Q22 12 39 11L17 45Z', B, 3.2)}`,
  piano: `<path d="M4 26V14q13 -2 17 -8q9 -6 15 2q3 8 8 12v6Z" fill="${K}"/><path d="M9 14L33 3" stroke-width="2"/><path d="M3 26h42v8H3Z" fill="${C}"/><path d="M8.3 26v8M13.6 26v8M18.9 26v8M24.2 26v8M29.5 26v8M34.8 26v8M40 26v8" stroke-width="1.3"/><path d="M8.3 26v4.6M13.6 26v4.6M24.2 26v4.6M29.5 26v4.6M34.8 26v4.6" stroke-width="3"/><path d="M7 34v12M41 34v12M24 34v10" stroke-width="3"/>`,
  organ: `<path d="M5 30h38v15H5Z" fill="#9a5a33"/><g fill="${S}"><path d="M8 30V12l2.5 -3 2.5 3v18ZM15 30V7l2.5 -3 2.5 3v23ZM28 30V7l2.5 -3 2.5 3v23ZM35 30V12l2.5 -3 2.5 3v18Z"/><path d="M21.5 30V4l2.5 -3 2.5 3v26Z" fill="${B}"/></g><path d="M8.5 26h4M15.5 26h4M22 26h4M28.5 26h4M35.5 26h4" stroke-width="1.6"/><path d="M10 35h28v4H10Z" fill="${C}"/><path d="M14 35v4M18 35v4M22 35v4M26 35v4M30 35v4M34 35v4" stroke-width="1.2"/>`,
}

export const SOLOISTS: Record<string, string> = {
  soprano: singer(SKINS[0]!, '#a93469', `<path d="M12 30q-5 -24 12 -25q17 1 12 25Z" fill="#e9b44c"/>`, `<path d="M14 19q1 -12 10 -12t10 12q-4 -8 -10 -8t-10 8Z" fill="#e9b44c"/><path d="M16 8l2.5 3 3 -5 2.5 4 2.5 -4 3 5 2.5 -3 -1 6H17Z" fill="${B}" stroke-width="1.4"/>`, PEARLS),
  alto: singer(SKINS[1]!, '#24898a', `<circle cx="24" cy="7" r="6" fill="#2b1c18"/>`, `<path d="M13.5 20q0 -13 10.5 -13t10.5 13q-3 -9 -10.5 -9t-10.5 9Z" fill="#2b1c18"/>`, PEARLS),
  tenor: singer(SKINS[2]!, '#2f3a63', '', `<path d="M14 18q-1 -11 10 -11t10 11q-2 -6 -5 -6q-8 1 -10 -2q-2 4 -5 8Z" fill="#5a3620"/>`, SHIRT + BOWTIE),
  baritone: singer(SKINS[3]!, '#4d485c', '', `<path d="M14 16q0 -9 10 -9t10 9q-5 -5 -10 -5t-10 5Z" fill="#241a16"/><path d="M19 21.5q5 -3 10 0" fill="none" stroke-width="2.6"/>`, SHIRT + BOWTIE),
  bass: singer(SKINS[4]!, '#5d0f20', '', `<path d="M14 20q-1 17 10 17t10 -17q-2 4 -4 2q-6 -3 -12 0q-2 2 -4 -2Z" fill="#b9b2ad"/><ellipse cx="24" cy="25.5" rx="2.6" ry="2.8" fill="#7a1c26" stroke-width="1.4"/><path d="M16 12q8 -6 16 0" fill="none" stroke="#b9b2ad" stroke-width="2.6"/>`, ''),
  mixed_choir: head(11, 18, 6.5, SKINS[0]!, '#e9b44c') + head(37, 18, 6.5, SKINS[3]!, K) + head(24, 22, 7.6, SKINS[1]!, '#5a2d1c'),
  male_chorus: head(11, 18, 6.5, SKINS[2]!, K) + head(37, 18, 6.5, SKINS[3]!, K) + head(24, 22, 7.6, SKINS[0]!, K),
  female_chorus: head(11, 18, 6.5, SKINS[1]!, '#3b2018') + head(37, 18, 6.5, SKINS[4]!, '#c6541f') + head(24, 22, 7.6, SKINS[0]!, '#e9b44c'),
  childrens_choir: head(9, 26, 4.8, SKINS[2]!, '#e9b44c') + head(39, 26, 4.8, SKINS[3]!, K) + head(19, 29, 5.4, SKINS[1]!, '#5a2d1c') + head(30, 29, 5.4, SKINS[0]!, '#c6541f') + `<path d="M23 14V5l8 -2v8" fill="none" stroke-width="2"/><circle cx="21" cy="14" r="2"/><circle cx="29" cy="11.5" r="2"/>`,
  saxophone: `${tube('M10 5h7q4 0 5 6l3 22q2 9 9 8q7 -2 7 -12V24', B, 5)}<path d="M34 24q1 -6 -2 -9h15q-2 5 -2 9Z" fill="${B}"/><path d="M6 4l5 1" stroke-width="4"/><path d="M21 17l5 -1M22.5 23l5 -1M24 29l5 -1" stroke="${C}" stroke-width="2.6"/>`,
  guitar: `<g transform="rotate(40 24 24)"><path d="M24 0v24" stroke-width="7"/><path d="M24 1v24" stroke="${K}" stroke-width="4"/><path d="M24 17c8 0 9 5 7 9c-1 2 0 3 2 5c6 7 0 15 -9 15s-15 -8 -9 -15c2 -2 3 -3 2 -5c-2 -4 -1 -9 7 -9Z" fill="#d99a4e"/><circle cx="24" cy="29" r="4.5" fill="${K}" stroke-width="1.4"/><path d="M19 40h10M22.5 3v36M25.5 3v36" stroke-width="1.4"/></g>`,
  recorder: `<path d="M10 6L36 42" stroke-width="9"/><path d="M10 6L36 42" stroke="#e2bd85" stroke-width="5.6"/><path d="M8 3l6 8" stroke="${C}" stroke-width="5"/><path d="M12 13l4 -2.5" stroke-width="2.4"/><g stroke-width="2.6"><path d="M19 18.5l.1 .1M22 23l.1 .1M25 27l.1 .1M28 31l.1 .1"/></g><path d="M32 39l7 -5" stroke="${C}" stroke-width="2.6"/>`,
  harpsichord: `<path d="M3 30V20L36 8q5 0 6 6v16Z" fill="#8c1d30"/><path d="M8 20L34 10.5q3 1 3 6v6H8Z" fill="#e9c37a"/><path d="M13 21v-3M19 21v-5M25 21v-7M31 21v-9" stroke-width="1.2"/><path d="M3 30h42v7H3Z" fill="${K}"/><path d="M9 30v5M15 30v5M21 30v5M27 30v5M33 30v5M39 30v5" stroke="${C}" stroke-width="2.6"/><path d="M7 37v9M41 37v9" stroke-width="3"/>`,
  tuba: `${tube('M6 6h20c-4 5 -5 9 -5 14v12c0 7 14 7 14 0V22', B, 5, 4)}<path d="M5 5Q16 -1 27 5L22 18H11Z" fill="${B}"/><path d="M26 24h12M29 18v9M34 18v9" stroke-width="3"/>`,
  accordion: `<path d="M4 12h9v26H4Z" fill="#8c1d30"/><path d="M35 10h10v28H35Z" fill="#8c1d30"/><path d="M13 13l4 2.5 4 -2.5 4 2.5 4 -2.5 6 -1v25l-6 -1 -4 2.5 -4 -2.5 -4 2.5 -4 -2.5Z" fill="${C}"/><path d="M17 15.5v23M21 13v23M25 15.5v23M29 13v23" stroke-width="1.6"/><path d="M38 15h4M38 20h4M38 25h4M38 30h4" stroke="${C}" stroke-width="2.6"/><circle cx="8.5" cy="18" r="1.4" fill="${B}"/><circle cx="8.5" cy="24" r="1.4" fill="${B}"/><circle cx="8.5" cy="30" r="1.4" fill="${B}"/>`,
  narrator: `<path d="M3 18q11 -5 21 0q10 -5 21 0v24q-11 -5 -21 0q-10 -5 -21 0Z" fill="${C}"/><path d="M24 18v24M8 23q6 -2 11 0M8 29q6 -2 11 0M8 35q6 -2 11 0M29 23q6 -2 11 0M29 29q6 -2 11 0" fill="none" stroke-width="1.8"/><path d="M14 3h20a4 4 0 0 1 0 9h-8l-4 4v-4h-8a4 4 0 0 1 0 -9Z" fill="${B}" stroke-width="1.8"/>`,
}

/** The drawing of a place of the orchestra: "instrument-harp", "soloist-harp", "soloist-alto". */
export function drawingOf(place: string): string {
  const name = place.slice(place.indexOf('-') + 1)
  return INSTRUMENTS[name] ?? SOLOISTS[name] ?? ''
}

/** Whether somebody plays alone: drawn with a laurel. */
export const isSoloist = (place: string): boolean => place.startsWith('soloist-')
