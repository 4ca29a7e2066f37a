/** What people wear, from the neck down. */

type Costume = (c: string, deep: string) => string

const solid = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, stroke: string, width = 2): string => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

const SHOULDERS = 'M6 104C8 88 24 82 40 79L50 86L60 79C76 82 92 88 94 104Z'
const LOW = 'M8 104C10 92 22 86 34 83Q50 97 66 83C78 86 90 92 92 104Z'
const CREAM = '#fff6e4'

export const COSTUMES = {
  tails: (c) =>
    solid(SHOULDERS, c) + solid('M40 79L50 104L60 79L50 86Z', CREAM) + solid('M40 79L33 84L46 104H50ZM60 79L67 84L54 104H50Z', c) +
    solid('M50 88L42 83V93ZM50 88L58 83V93Z', '#2b2130'),
  whitetie: (c) =>
    solid(SHOULDERS, c) + solid('M40 79L50 104L60 79L50 86Z', CREAM) + solid('M40 79L30 86L44 104H50ZM60 79L70 86L56 104H50Z', c) +
    solid('M50 88L41 82V94ZM50 88L59 82V94Z', '#fff') + '<circle cx="73" cy="93" r="3" fill="#d8322f" stroke-width="1.6"/>',
  suit: (c, d) =>
    solid(SHOULDERS, c) + solid('M40 79L50 102L60 79L50 86Z', CREAM) + solid('M50 86L46 90L50 104L54 90Z', d) + solid('M40 79L34 90L48 104M60 79L66 90L52 104', 'none') ,
  gown: (c, d) => solid(LOW, c) + line('M34 83Q50 97 66 83', d, 3) + '<g fill="#fffaf0" stroke-width="1.4"><circle cx="40" cy="82" r="2.6"/><circle cx="45" cy="85" r="2.6"/><circle cx="50" cy="86.2" r="2.6"/><circle cx="55" cy="85" r="2.6"/><circle cx="60" cy="82" r="2.6"/></g>',
  velvet: (c, d) => solid(LOW, c) + line('M34 83Q50 97 66 83', d, 4) + '<path d="M50 86l4 5 -4 6 -4 -6Z" fill="#8fd0e0" stroke-width="1.6"/><path d="M38 81Q50 90 62 81" fill="none" stroke="#b67f1f" stroke-width="2"/>',
  puffs: (c, d) => solid(LOW, c) + solid('M6 104C0 92 8 82 20 84C30 86 30 98 26 104ZM94 104C100 92 92 82 80 84C70 86 70 98 74 104Z', d),
  ruff: (c, d) => solid(SHOULDERS, c) + solid('M26 80C22 76 26 72 31 74C32 69 39 70 41 74C44 70 49 71 50 75C51 71 56 70 59 74C61 70 68 69 69 74C74 72 78 76 74 80C78 84 74 89 69 87C67 91 61 91 59 87C56 91 51 91 50 87C49 91 44 91 41 87C39 91 33 91 31 87C26 89 22 84 26 80Z', '#fff') + line('M31 76v9M41 76v9M50 76v10M59 76v9M69 76v9', '#b9aeb4', 1.5) + `<circle cx="50" cy="96" r="3" fill="${d}"/>`,
  roll: (c, d) => solid(SHOULDERS, c) + solid('M37 73Q50 81 63 73L65 86Q50 94 35 86Z', c) + line('M38 79Q50 86 62 79', d, 1.6),
  stripes: (c, d) => solid(SHOULDERS, CREAM) + `<g stroke="${c}" stroke-width="4"><path d="M14 92H86M10 100H90" fill="none"/><path d="M27 85.5H36M64 85.5H73"/></g>` + `<path d="${SHOULDERS}" fill="none"/>` + solid('M40 79L50 92L60 79L50 86Z', d),
  overalls: (c, d) => solid(SHOULDERS, d) + solid('M30 104V92H70V104Z', c) + line('M32 93L28 83M68 93L72 83', '#2b2130', 6.5) + line('M32 93L28 83M68 93L72 83', c, 3) + '<g fill="#e0ab3f" stroke-width="1.6"><circle cx="34" cy="95" r="2.6"/><circle cx="66" cy="95" r="2.6"/></g>',
  apron: (c, d) => solid(SHOULDERS, c) + solid('M34 104L36 86Q50 92 64 86L66 104Z', CREAM) + line('M36 86L40 79M64 86L60 79', '#2b2130') + solid('M42 94h16v7H42Z', d),
  leather: (c, d) => solid(SHOULDERS, c) + solid('M40 79L50 104L60 79L50 86Z', d) + solid('M40 79L26 84L36 94L50 104ZM60 79L74 84L64 94L50 104Z', c) + '<g fill="#dfe5ee" stroke-width="1.4"><circle cx="20" cy="92" r="1.8"/><circle cx="27" cy="97" r="1.8"/><circle cx="80" cy="92" r="1.8"/><circle cx="73" cy="97" r="1.8"/></g>',
  cape: (c, d) => solid(SHOULDERS, c) + solid('M30 104L22 66C30 74 38 80 44 88L48 104ZM70 104L78 66C70 74 62 80 56 88L52 104Z', d) + '<circle cx="50" cy="91" r="4" fill="#e0ab3f"/>',
  robe: (c, d) => solid(SHOULDERS, c) + line('M36 80L58 104M64 80L42 104', '#2b2130', 9) + line('M36 80L58 104M64 80L42 104', d, 5),
  lace: (c, d) => solid(SHOULDERS, c) + solid('M36 79Q50 90 64 79Q66 86 60 88Q58 94 53 91Q50 96 47 91Q42 94 40 88Q34 86 36 79Z', '#fffaf0') + `<circle cx="50" cy="88" r="2.6" fill="${d}"/>`,
  spots: (c, d) => solid(SHOULDERS, c) + `<g fill="${d}" stroke="none"><circle cx="20" cy="95" r="4"/><circle cx="34" cy="99" r="4"/><circle cx="66" cy="99" r="4"/><circle cx="80" cy="95" r="4"/></g>` + solid('M50 88L36 80V97ZM50 88L64 80V97Z', d) + `<circle cx="50" cy="88.5" r="4" fill="${d}"/>`,
  uniform: (c, d) => solid(SHOULDERS, c) + solid('M40 79L50 96L60 79L50 86Z', '#dfe9f5') + `<path d="M16 90h10M84 90h-10" stroke="#e0ab3f" stroke-width="4"/>` + solid('M50 86L46 90L50 104L54 90Z', d) + '<g fill="#e0ab3f" stroke-width="1.4"><circle cx="40" cy="97" r="2"/><circle cx="60" cy="97" r="2"/></g>',
  kimono: (c, d) => solid(SHOULDERS, c) + solid('M38 78L58 104H66L45 80ZM62 78L50 92L54 97L66 82Z', d) + '<path d="M84 92l3 4 5 .5 -3.5 3.5 1 4.5" fill="none" stroke="#f8dc8e"/>',
  hoodie: (c, d) => solid(SHOULDERS, c) + solid('M32 80C34 90 46 92 50 92C54 92 66 90 68 80C74 84 70 98 50 98C30 98 26 84 32 80Z', d) + line('M44 95V104M56 95V104', '#fff6e4', 2.4),
  toga: (c, d) => solid(SHOULDERS, c) + solid('M24 84C40 88 58 94 70 104H30Z', d) + '<circle cx="28" cy="86" r="4.5" fill="#e0ab3f"/>',
} satisfies Record<string, Costume>
