/** The thirty-six singers, each with a face to go with the one line the programme says about them. */

import type { Person } from './portrait'

type Cast = Record<string, Person | string>

const TEAR = '<path d="M35 52q-3 5 0 6.5q3 -1.5 0 -6.5Z" fill="#9fd0ea" stroke-width="1.4"/>'
const MOLE = '<circle cx="60" cy="63" r="1.3" fill="#2b2130" stroke="none"/>'
const EARRINGS = '<g fill="#e0ab3f" stroke-width="1.6"><circle cx="28" cy="59" r="2.6"/><circle cx="72" cy="59" r="2.6"/></g>'
const NOTE = '<path d="M84 34v-14l8 -2v13" fill="none"/><ellipse cx="81.5" cy="34.5" rx="3.6" ry="2.8" fill="#2b2130"/><ellipse cx="89.5" cy="31.5" rx="3.6" ry="2.8" fill="#2b2130"/>'

const classical: Cast = {
  ottavia: { skin: 'peach', shape: 'oval', hair: 'braids', tint: '#7a4a24', eyes: 'demure', brows: 'worried', nose: 'fine', mouth: 'oh', wears: 'lace', cloth: ['#6f83a8', '#8c1d30'], extra: TEAR },
  anselm: { skin: 'snow', shape: 'long', hair: 'parted', tint: '#3a2c28', eyes: 'rapt', brows: 'high', nose: 'long', mouth: 'belt', wears: 'whitetie', cloth: ['#2b2130', '#fff'] },
  ludovic: { skin: 'peach', shape: 'long', hair: 'fringe', tint: '#8f8a88', eyes: 'dots', brows: 'flat', nose: 'hook', mouth: 'grim', glasses: 'monocle', wears: 'tails', cloth: ['#33446b', '#fff'] },
  philippa: { skin: 'rose', shape: 'round', hair: 'beehive', tint: '#c98a2e', eyes: 'wide', iris: '#3b6ea5', brows: 'high', nose: 'button', mouth: 'sing', wears: 'gown', cloth: ['#24696a', '#0d4a4c'], extra: EARRINGS },
  evariste: { skin: 'honey', shape: 'square', hair: 'wig', tint: '#efe7dc', eyes: 'lashes', iris: '#5f3818', brows: 'thin', nose: 'broad', mouth: 'sing', beard: 'moustache', wears: 'velvet', cloth: ['#7c1c48', '#e0ab3f'], extra: MOLE },
  baldassare: { skin: 'umber', shape: 'pear', hair: 'bald', tint: '#2b2130', eyes: 'rapt', brows: 'bushy', nose: 'broad', mouth: 'belt', beard: 'goatee', wears: 'whitetie', cloth: ['#2b2130', '#fff'] },
}

const alternative: Cast = {
  ziggo: { skin: 'snow', shape: 'long', hair: 'mohawk', tint: '#c62c2b', eyes: 'stare', brows: 'high', nose: 'long', mouth: 'oh', wears: 'stripes', cloth: ['#2b2130', '#5a9334'], extra: '<path d="M33 36L26 45L34 45L27 56" fill="none" stroke="#24898a" stroke-width="3.4"/><path d="M50 70C60 82 76 72 84 82C90 90 78 98 70 92" fill="none" stroke="#2b2130" stroke-width="6"/><path d="M50 70C60 82 76 72 84 82C90 90 78 98 70 92" fill="none" stroke="#5a9334" stroke-width="3"/>' },
  fuzz: `
    <path d="M12 104C12 84 26 78 50 78C74 78 88 84 88 104Z" fill="#4d485c"/>
    <path d="M50 10L56 18L64 11L66 21L76 17L74 28L84 28L78 37L88 42L79 48L87 56L77 59L82 69L71 68L71 79L61 74L56 84L50 76L44 84L39 74L29 79L29 68L18 69L23 59L13 56L21 48L12 42L22 37L16 28L26 28L24 17L34 21L36 11L44 18Z" fill="#a06bd0"/>
    <circle cx="40" cy="42" r="8" fill="#fff"/><circle cx="61" cy="40" r="10" fill="#fff"/><circle cx="41" cy="43" r="3.4" fill="#2b2130" stroke="none"/><circle cx="60" cy="42" r="4" fill="#2b2130" stroke="none"/>
    <path d="M34 60L39 56L43 64L47 54L51 66L55 55L59 64L63 57L67 61" fill="none" stroke="#f8dc8e" stroke-width="3.2"/>
    <path d="M30 94h6l3 -5 4 10 4 -12 4 12 4 -9 3 4h12" fill="none" stroke="#8fe0c0" stroke-width="2.6"/>`,
  juno: { skin: 'umber', shape: 'heart', hair: 'pixie', tint: '#dfe5ee', eyes: 'kohl', iris: '#24898a', brows: 'angry', nose: 'fine', mouth: 'smirk', wears: 'leather', cloth: ['#2b2130', '#a93469'], extra: '<circle cx="46" cy="56.5" r="1.6" fill="#e0ab3f" stroke-width="1"/>' + EARRINGS },
  kestrel: { skin: 'peach', shape: 'long', hair: 'long', tint: '#4f6b2f', eyes: 'sly', iris: '#5a9334', brows: 'flat', nose: 'hook', mouth: 'hum', beard: 'stubble', wears: 'robe', cloth: ['#6a7a3a', '#caa274'], extra: '<path d="M30 24q-6 -10 2 -16q8 6 -2 16Z" fill="#8bc455"/><path d="M38 18q-2 -10 6 -13q4 8 -6 13Z" fill="#5a9334"/>' },
  tarquin: { skin: 'honey', shape: 'oval', hair: 'spikes', tint: '#245c8f', eyes: 'wide', iris: '#dfae27', brows: 'angry', nose: 'snub', mouth: 'laugh', hat: 'plug', hatTint: ['#dfe5ee', '#fff'], wears: 'leather', cloth: ['#3d3748', '#dfae27'], extra: '<path d="M12 40l7 -3 -3 8 7 -3M88 40l-7 -3 3 8 -7 -3" fill="none" stroke="#dfae27" stroke-width="2.6"/>' },
  saffron: { skin: 'amber', shape: 'oval', hair: 'dreads', tint: '#a8481e', eyes: 'bliss', brows: 'arched', nose: 'broad', mouth: 'hum', wears: 'kimono', cloth: ['#dd8a26', '#7d5bab'], extra: '<circle cx="50" cy="31" r="2.4" fill="#c62c2b" stroke-width="1.4"/>' },
}

const comic: Cast = {
  minestrone: `
    <path d="M8 104C10 88 26 82 50 82C74 82 90 88 92 104Z" fill="#d9742c"/><path d="M34 84Q50 96 66 84L62 80H38Z" fill="#fff6e4"/>
    <path d="M24 40L18 4L44 20ZM76 40L82 4L56 20Z" fill="#d9742c"/><path d="M28 28L25 14L36 21ZM72 28L75 14L64 21Z" fill="#f4b8bd" stroke="none"/>
    <path d="M50 16C72 16 84 32 82 52C80 72 66 82 50 82C34 82 20 72 18 52C16 32 28 16 50 16Z" fill="#ec9143"/>
    <path d="M44 17l2 12M50 16v14M56 17l-2 12M18 46l9 2M19 55l9 0M82 46l-9 2M81 55l-9 0" stroke="#a8481e" stroke-width="3"/>
    <path d="M50 54C66 52 72 64 66 74C61 81 55 82 50 82C45 82 39 81 34 74C28 64 34 52 50 54Z" fill="#fff6e4" stroke="none"/>
    <path d="M30 45q6 -5 12 0M58 45q6 -5 12 0" fill="none" stroke-width="3"/>
    <path d="M45 57h10l-5 6Z" fill="#e5737a"/><path d="M50 63v2" fill="none"/>
    <path d="M41 66q9 5 18 0q-1 12 -9 12t-9 -12Z" fill="#6d1226"/><path d="M45 74q5 -4 10 0q-2 4 -5 4t-5 -4Z" fill="#e5737a" stroke="none"/>
    <path d="M32 62L12 58M32 66L13 69M68 62L88 58M68 66L87 69" stroke-width="1.6"/>
    <path d="M50 92L40 86V98ZM50 92L60 86V98Z" fill="#c62c2b"/>`,
  bobolino: { skin: 'rose', shape: 'round', hair: 'tonsure', tint: '#c8551f', eyes: 'stare', brows: 'high', nose: 'clown', mouth: 'tooth', wears: 'spots', cloth: ['#dfae27', '#c62c2b'], extra: '<path d="M62 27l8 -4M64 31l8 -4M66 22l3 9" stroke="#caa274" stroke-width="3"/>' },
  gaspard: { skin: 'peach', shape: 'heart', hair: 'curls', tint: '#2f2430', eyes: 'wink', brows: 'high', nose: 'long', mouth: 'grin', beard: 'pencil', hat: 'jester', hatTint: ['#c62c2b', '#24898a'], wears: 'ruff', cloth: ['#5d3a8a', '#dfae27'] },
  dulcie: { skin: 'snow', shape: 'round', hair: 'bob', tint: '#e06a3a', eyes: 'wide', iris: '#5a9334', brows: 'worried', nose: 'button', mouth: 'oh', hat: 'bow', hatTint: ['#e58aa8', '#a93469'], wears: 'puffs', cloth: ['#f0b7c8', '#e58aa8'], extra: '<g fill="#fff" stroke-width="1.6"><circle cx="70" cy="66" r="3.4"/><circle cx="77" cy="60" r="2.4"/><circle cx="81" cy="53" r="1.6"/></g>' },
  peppina: { skin: 'honey', shape: 'pear', hair: 'wild', tint: '#3a2620', eyes: 'bliss', brows: 'high', nose: 'bulb', mouth: 'laugh', hat: 'flower', hatTint: ['#fff6e4', '#dfae27'], wears: 'puffs', cloth: ['#c62c2b', '#e8655f'], extra: EARRINGS },
  archibald: { skin: 'rose', shape: 'pear', hair: 'parted', tint: '#5f3a1e', eyes: 'dots', brows: 'bushy', nose: 'bulb', mouth: 'belt', beard: 'handlebar', hat: 'horns', hatTint: ['#9aa3b5', '#fff'], wears: 'toga', cloth: ['#8d5b36', '#caa274'] },
}

const dark: Cast = {
  mordaunt: { skin: 'ash', shape: 'long', hair: 'sweep', tint: '#26202e', eyes: 'sly', iris: '#5b6f98', brows: 'worried', nose: 'hook', mouth: 'grim', wears: 'cape', cloth: ['#1d2950', '#5b6f98'], blush: '#8a94c0' },
  ravenna: { skin: 'snow', shape: 'heart', hair: 'long', tint: '#1f1a26', eyes: 'kohl', iris: '#7d5bab', brows: 'angry', nose: 'fine', mouth: 'pout', lip: '#5d0f20', wears: 'velvet', cloth: ['#3a1f3f', '#8c1d30'], blush: '#b3a0c8' },
  penumbra: `
    <path d="M50 2C80 2 88 34 86 62L96 104H4L14 62C12 34 20 2 50 2Z" fill="#241c38"/>
    <path d="M50 16C68 16 76 32 74 50C72 70 62 82 50 82C38 82 28 70 26 50C24 32 32 16 50 16Z" fill="#0f0b1c"/>
    <path d="M50 16C38 16 30 26 27 38C24 60 36 80 50 82C40 70 38 30 50 16Z" fill="#3b2f5c" stroke="none"/>
    <path d="M34 46q6 -7 12 0q-6 6 -12 0ZM55 46q6 -7 12 0q-6 6 -12 0Z" fill="#f8dc8e" stroke-width="1.6"/><ellipse cx="40.5" cy="46" rx="1.5" ry="3" fill="#241c38" stroke="none"/><ellipse cx="61" cy="46" rx="1.5" ry="3" fill="#241c38" stroke="none"/>
    <path d="M42 66q8 4 16 -1" fill="none" stroke="#8a7bb5"/>
    <path d="M78 16a8 8 0 1 0 7 12a6.4 6.4 0 1 1 -7 -12Z" fill="#f8dc8e" stroke-width="1.6"/>`,
  silas: { skin: 'ash', shape: 'oval', hair: 'floppy', tint: '#4a3550', eyes: 'rapt', brows: 'worried', nose: 'long', mouth: 'frown', wears: 'roll', cloth: ['#3d3748', '#5d5570'], extra: '<path d="M78 104C80 92 76 84 82 76" fill="none" stroke="#4f6b2f" stroke-width="3"/><path d="M82 77C74 78 74 86 79 88C86 90 90 82 82 77Z" fill="#7c1c48"/>' },
  vladko: { skin: 'snow', shape: 'square', hair: 'crop', tint: '#1f1a26', eyes: 'sly', iris: '#c62c2b', brows: 'angry', nose: 'hook', mouth: 'sing', wears: 'cape', cloth: ['#2b2130', '#8c1d30'], extra: '<path d="M46.5 63.5l1.5 5 1.5 -5M51 63.5l1.5 5 1.5 -5" fill="#fff" stroke-width="1.2"/><path d="M50 13L44 24H56Z" fill="#1f1a26" stroke="none"/>' },
  morwenna: { skin: 'umber', shape: 'oval', hair: 'veil', tint: '#1d2950', eyes: 'demure', brows: 'worried', nose: 'broad', mouth: 'lips', lip: '#8c1d30', wears: 'gown', cloth: ['#131c3a', '#5b6f98'], extra: TEAR },
}

const professional: Cast = {
  constance: { skin: 'amber', shape: 'oval', hair: 'bun', tint: '#2f2018', eyes: 'lashes', iris: '#5f3818', brows: 'arched', nose: 'fine', mouth: 'sing', wears: 'suit', cloth: ['#245c8f', '#c62c2b'], extra: EARRINGS },
  edgar: { skin: 'snow', shape: 'square', hair: 'parted', tint: '#9a7b4f', eyes: 'dots', brows: 'flat', nose: 'long', mouth: 'hum', glasses: 'half', wears: 'suit', cloth: ['#4d5a70', '#245c8f'], extra: '<g transform="rotate(-8 82 90)"><path d="M72 76H92V104H72Z" fill="#fffaf0"/><path d="M76 82h12M76 87h12M76 92h8" fill="none" stroke-width="1.6"/></g>' },
  henrik: { skin: 'peach', shape: 'long', hair: 'quiff', tint: '#d9b45a', eyes: 'sly', iris: '#245c8f', brows: 'arched', nose: 'long', mouth: 'smirk', wears: 'tails', cloth: ['#1d2950', '#fff'] },
  beatrix: { skin: 'peach', shape: 'square', hair: 'bob', tint: '#4a4452', eyes: 'dots', brows: 'flat', nose: 'fine', mouth: 'pout', glasses: 'cat', wears: 'suit', cloth: ['#5d3a5a', '#dfae27'] },
  fiorenzo: { skin: 'honey', shape: 'oval', hair: 'waves', tint: '#2f2018', eyes: 'rapt', brows: 'bushy', nose: 'long', mouth: 'belt', beard: 'stubble', wears: 'whitetie', cloth: ['#2b3b6b', '#fff'], extra: NOTE },
  cornelius: { skin: 'night', shape: 'round', hair: 'fringe', tint: '#d8d4d0', eyes: 'bliss', brows: 'bushy', nose: 'broad', mouth: 'sing', beard: 'mutton', glasses: 'round', wears: 'whitetie', cloth: ['#3a2430', '#fff'] },
}

const amateur: Cast = {
  gus: { skin: 'rose', shape: 'round', hair: 'crop', tint: '#7a4a24', eyes: 'bliss', brows: 'high', nose: 'bulb', mouth: 'grin', beard: 'walrus', hat: 'chef', hatTint: ['#fffdf7', '#fff'], wears: 'apron', cloth: ['#9fc4d8', '#caa274'] },
  mabel: { skin: 'snow', shape: 'round', hair: 'curls', tint: '#cfc8d4', eyes: 'dots', brows: 'arched', nose: 'button', mouth: 'hum', glasses: 'round', wears: 'apron', cloth: ['#a8c77a', '#e58aa8'], blush: '#f06a80' },
  norbert: { skin: 'peach', shape: 'square', hair: 'crop', tint: '#3d3130', eyes: 'dots', brows: 'bushy', nose: 'broad', mouth: 'oh', beard: 'stubble', hat: 'cap', hatTint: ['#245c8f', '#17406a'], wears: 'overalls', cloth: ['#245c8f', '#d9742c'] },
  kit: { skin: 'amber', shape: 'heart', hair: 'floppy', tint: '#3a2418', eyes: 'wide', iris: '#5a9334', brows: 'high', nose: 'snub', mouth: 'tooth', wears: 'hoodie', cloth: ['#dfae27', '#c98a1a'], extra: '<g fill="#8a5a2e" stroke="none"><circle cx="37" cy="55" r="1"/><circle cx="41" cy="57" r="1"/><circle cx="59" cy="57" r="1"/><circle cx="63" cy="55" r="1"/></g>' },
  rosalind: { skin: 'night', shape: 'oval', hair: 'afro', tint: '#2a1a18', eyes: 'rapt', brows: 'arched', nose: 'broad', mouth: 'lips', lip: '#c62c2b', hat: 'cap', hatTint: ['#c62c2b', '#8c1414'], wears: 'uniform', cloth: ['#c62c2b', '#2b2130'] },
  barnaby: { skin: 'honey', shape: 'pear', hair: 'bald', tint: '#6a3f22', eyes: 'bliss', brows: 'flat', nose: 'bulb', mouth: 'sing', beard: 'full', wears: 'overalls', cloth: ['#5a7a3a', '#c62c2b'], hat: 'none' },
}

export const SINGERS: Cast = { ...classical, ...alternative, ...comic, ...dark, ...professional, ...amateur }
