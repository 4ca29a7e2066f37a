/** Conductors, directors, and the people around the stage. */

import type { Person } from './portrait'

type Cast = Record<string, Person | string>

const BATON = '<path d="M70 96L94 56" stroke="#2b2130" stroke-width="4.4"/><path d="M70 96L94 56" stroke="#fff6e4" stroke-width="1.8"/><circle cx="71" cy="95" r="4.6" fill="#8d5b36"/><path d="M62 104C62 96 68 92 74 93C79 94 79 101 74 104Z" fill="#fff6e4"/>'

export const CONDUCTORS: Cast = {
  aurelia: { skin: 'amber', shape: 'oval', hair: 'bun', tint: '#e8e2ea', eyes: 'rapt', brows: 'thin', nose: 'fine', mouth: 'hum', wears: 'tails', cloth: ['#2b2130', '#fff'], extra: '<g fill="#e0ab3f" stroke-width="1.6"><circle cx="28.5" cy="58" r="2.8"/><circle cx="71.5" cy="58" r="2.8"/></g>' + BATON },
  bastien: { skin: 'peach', shape: 'round', hair: 'quiff', tint: '#c8661f', eyes: 'wide', iris: '#3b6ea5', brows: 'high', nose: 'button', mouth: 'oh', wears: 'whitetie', cloth: ['#33446b', '#fff'], extra: BATON },
  cosima: { skin: 'snow', shape: 'heart', hair: 'wild', tint: '#8c2f4a', eyes: 'kohl', iris: '#5a9334', brows: 'angry', nose: 'fine', mouth: 'pout', lip: '#8c1d30', wears: 'velvet', cloth: ['#2b2130', '#e0ab3f'], extra: BATON },
  dmitri: { skin: 'rose', shape: 'square', hair: 'wild', tint: '#e9e4de', eyes: 'dots', brows: 'bushy', nose: 'hook', mouth: 'grim', beard: 'bib', wears: 'tails', cloth: ['#3d3748', '#fff'], extra: BATON },
  eulalie: { skin: 'night', shape: 'round', hair: 'afro', tint: '#2f201c', eyes: 'bliss', brows: 'high', nose: 'broad', mouth: 'laugh', hat: 'flower', hatTint: ['#e58aa8', '#f8dc8e'], wears: 'gown', cloth: ['#24696a', '#e0ab3f'], extra: BATON },
  fabrizio: { skin: 'honey', shape: 'long', hair: 'waves', tint: '#241c20', eyes: 'sly', iris: '#5f3818', brows: 'arched', nose: 'long', mouth: 'smirk', beard: 'handlebar', wears: 'whitetie', cloth: ['#5d0f20', '#fff'], extra: BATON },
}

const PEN = '<path d="M72 58L84 36" stroke="#2b2130" stroke-width="5"/><path d="M72 58L84 36" stroke="#dfae27" stroke-width="2.4"/>'

export const DIRECTORS: Cast = {
  traditionalist: { skin: 'snow', shape: 'long', hair: 'wig', tint: '#f4efe6', eyes: 'rapt', brows: 'high', nose: 'hook', mouth: 'hum', glasses: 'half', wears: 'ruff', cloth: ['#5d0f20', '#e0ab3f'] },
  'avant-gardist': { skin: 'ash', shape: 'square', hair: 'bald', tint: '#2b2130', eyes: 'dots', brows: 'none', nose: 'fine', mouth: 'grim', glasses: 'square', wears: 'roll', cloth: ['#2b2130', '#5d5570'], extra: '<path d="M29 30L71 62" stroke="#24898a" stroke-width="4" opacity=".75"/><circle cx="33" cy="60" r="3" fill="#c62c2b" stroke="none"/>' },
  clown: { skin: 'snow', shape: 'round', hair: 'fringe', tint: '#e06a2a', eyes: 'bliss', brows: 'high', nose: 'clown', mouth: 'laugh', hat: 'bowler', hatTint: ['#2b2130', '#dfae27'], wears: 'spots', cloth: ['#3b8f6a', '#dfae27'] },
  gothic: { skin: 'ash', shape: 'heart', hair: 'beehive', tint: '#2a2338', eyes: 'kohl', iris: '#8c1d30', brows: 'thin', nose: 'fine', mouth: 'pout', lip: '#3a1f3f', wears: 'lace', cloth: ['#241c38', '#c62c2b'], extra: '<path d="M62 4q5 6 3 14" fill="none" stroke="#fff" stroke-width="3"/>' },
  perfectionist: { skin: 'amber', shape: 'oval', hair: 'parted', tint: '#241c20', eyes: 'dots', brows: 'angry', nose: 'fine', mouth: 'grim', beard: 'pencil', glasses: 'monocle', wears: 'suit', cloth: ['#4d485c', '#24898a'], extra: '<path d="M20 96l4 4 8 -10" fill="none" stroke="#8fe0c0" stroke-width="3.4"/>' },
  'talent-scout': { skin: 'umber', shape: 'oval', hair: 'crop', tint: '#241a18', eyes: 'dots', brows: 'high', nose: 'broad', mouth: 'grin', hat: 'feather', hatTint: ['#5a9334', '#7d5a2a'], wears: 'suit', cloth: ['#8d6b3a', '#5a9334'], extra: '<g stroke-width="2.2"><circle cx="41" cy="46" r="8.5" fill="#cfe6ee" fill-opacity=".6"/><circle cx="60" cy="46" r="8.5" fill="#cfe6ee" fill-opacity=".6"/><path d="M49.5 45h2" /><path d="M68 50C78 56 82 64 84 78" fill="none" stroke="#b67f1f"/></g>' },
  eclectic: { skin: 'honey', shape: 'heart', hair: 'waves', tint: '#7d5bab', eyes: 'lashes', iris: '#24898a', brows: 'arched', nose: 'snub', mouth: 'lips', lip: '#dd6b26', glasses: 'none', hat: 'scarf', hatTint: ['#dd6b26', '#f8dc8e'], wears: 'kimono', cloth: ['#24898a', '#e58aa8'], extra: '<g stroke-width="1.6"><circle cx="27" cy="60" r="3.6" fill="#5a9334"/><path d="M70 56l4 4 -4 4 -4 -4Z" fill="#c62c2b"/></g>' },
  'star-maker': { skin: 'rose', shape: 'square', hair: 'quiff', tint: '#1f1a26', eyes: 'dots', brows: 'flat', nose: 'broad', mouth: 'grin', glasses: 'star', wears: 'whitetie', cloth: ['#a93469', '#fff'], extra: '' },
  philanthropist: { skin: 'peach', shape: 'pear', hair: 'tonsure', tint: '#f4efe6', eyes: 'bliss', brows: 'bushy', nose: 'bulb', mouth: 'hum', beard: 'full', hat: 'halo', wears: 'suit', cloth: ['#7a9a5a', '#fff6e4'], blush: '#f06a80' },
}

export const HOUSE: Cast = {
  puccini: { skin: 'peach', shape: 'oval', hair: 'parted', tint: '#4a3a34', eyes: 'sly', iris: '#5f3818', brows: 'bushy', nose: 'long', mouth: 'hum', beard: 'moustache', hat: 'bowler', hatTint: ['#4d485c', '#2b2130'], wears: 'suit', cloth: ['#5f4a36', '#8c1d30'] },
  costume: { skin: 'umber', shape: 'round', hair: 'bun', tint: '#2a1a18', eyes: 'bliss', brows: 'high', nose: 'broad', mouth: 'hum', glasses: 'cat', wears: 'puffs', cloth: ['#7d5bab', '#a98bd0'], extra: '<path d="M34 80C30 92 40 98 38 104M66 80C70 92 60 98 62 104" fill="none" stroke="#2b2130" stroke-width="6.5"/><path d="M34 80C30 92 40 98 38 104M66 80C70 92 60 98 62 104" fill="none" stroke="#f8dc8e" stroke-width="3.6" stroke-dasharray="2 2.4"/>' },
  carpenter: { skin: 'peach', shape: 'square', hair: 'crop', tint: '#8d5b36', eyes: 'dots', brows: 'bushy', nose: 'bulb', mouth: 'grin', beard: 'full', hat: 'hardhat', hatTint: ['#dfae27', '#c98a1a'], wears: 'overalls', cloth: ['#8d5b36', '#c62c2b'], extra: PEN },
}
