/** The six roles of the opera, as costumes on the stage. Ping, Pong and Pang are the masks of the old comedy they came from. */

import type { Person } from './portrait'

const mask = (fill: string, nose: string): string =>
  `<path d="M28 38C36 33 46 36 50 39C54 36 64 33 72 38C74 48 70 56 62 57C56 57 53 54 50 50C47 54 44 57 38 57C30 56 26 48 28 38Z" fill="${fill}"/>
   <ellipse cx="40" cy="46" rx="4.6" ry="4" fill="#fff"/><ellipse cx="60" cy="46" rx="4.6" ry="4" fill="#fff"/><circle cx="41" cy="46" r="2" fill="#2b2130" stroke="none"/><circle cx="59" cy="46" r="2" fill="#2b2130" stroke="none"/>
   <path d="M33 40q6 -4 12 -1M55 39q6 -3 12 1" fill="none" stroke-width="2"/><path d="${nose}" fill="${fill}"/>`

export const ROLES: Record<string, Person> = {
  turandot: {
    skin: 'snow', shape: 'heart', hair: 'long', tint: '#241c30', eyes: 'kohl', iris: '#3b6ea5', brows: 'thin', nose: 'fine', mouth: 'pout', lip: '#8c1d30', wears: 'velvet', cloth: ['#a9d3e3', '#5b8fb0'], blush: '#9fb8e0',
    extra: `<path d="M22 30C20 8 32 -2 50 -6C68 -2 80 8 78 30C72 22 62 19 50 19C38 19 28 22 22 30Z" fill="#bfe3ee"/>
      <path d="M50 -6V-12M32 2L27 -6M68 2L73 -6M23 14L14 10M77 14L86 10" stroke-width="3"/><g fill="#fff" stroke-width="1.6"><circle cx="50" cy="-12" r="3"/><circle cx="27" cy="-6" r="3"/><circle cx="73" cy="-6" r="3"/><circle cx="14" cy="10" r="3"/><circle cx="86" cy="10" r="3"/></g>
      <path d="M50 0l5 7 -5 8 -5 -8Z" fill="#5b8fb0"/><path d="M34 8l3 5 -3 5 -3 -5ZM66 8l3 5 -3 5 -3 -5Z" fill="#7fb4cc"/>
      <path d="M24 30V46M28 28V40M76 30V46M72 28V40" stroke="#5b8fb0" stroke-width="2"/>`,
  },
  calaf: {
    skin: 'honey', shape: 'oval', hair: 'sweep', tint: '#2f2018', eyes: 'dots', brows: 'angry', nose: 'long', mouth: 'belt', beard: 'stubble', wears: 'cape', cloth: ['#8c1d30', '#c98a2e'],
    extra: `<path d="M24 30C22 14 34 6 50 6C66 6 78 14 76 30C60 22 40 22 24 30Z" fill="#c62c2b"/><path d="M22 31C32 20 68 20 78 31C76 38 70 35 66 33C56 29 44 29 34 33C30 35 24 38 22 31Z" fill="#8d5b36"/><path d="M50 6V-2" stroke-width="3"/><path d="M50 -12l3 6 6 .8 -4.5 4.2 1.2 6 -5.7 -3 -5.7 3 1.2 -6 -4.5 -4.2 6 -.8Z" fill="#e0ab3f" stroke-width="1.8"/>`,
  },
  liu: {
    skin: 'peach', shape: 'oval', hair: 'pony', tint: '#3a2420', eyes: 'demure', brows: 'worried', nose: 'fine', mouth: 'oh', wears: 'robe', cloth: ['#8fae6a', '#f3e2c4'],
    extra: '<g transform="translate(30 24)"><g fill="#f6c6d4"><circle cx="0" cy="-6" r="4.4"/><circle cx="5.7" cy="-1.8" r="4.4"/><circle cx="3.5" cy="5" r="4.4"/><circle cx="-3.5" cy="5" r="4.4"/><circle cx="-5.7" cy="-1.8" r="4.4"/></g><circle r="3.2" fill="#e0ab3f"/></g>',
  },
  ping: {
    skin: 'rose', shape: 'long', hair: 'bald', tint: '#5a9334', eyes: 'dots', brows: 'none', nose: 'button', mouth: 'smirk', beard: 'goatee', wears: 'ruff', cloth: ['#5a9334', '#f8dc8e'],
    extra: mask('#3f7a2a', 'M47 44C44 56 38 66 34 68C42 68 54 64 54 46Z') + '<path d="M30 28L34 -8H66L70 28Q50 18 30 28Z" fill="#5a9334"/><path d="M30 26Q50 16 70 26L70 32Q50 22 30 32Z" fill="#f8dc8e"/><path d="M50 -8V16" fill="none"/>',
  },
  pong: {
    skin: 'peach', shape: 'round', hair: 'curls', tint: '#4a3a5a', eyes: 'dots', brows: 'none', nose: 'button', mouth: 'laugh', wears: 'ruff', cloth: ['#7d5bab', '#f8dc8e'],
    extra: mask('#5d3a8a', 'M44 50C42 60 58 60 56 50C55 45 45 45 44 50Z') + '<path d="M18 26C14 8 34 -2 50 -2C66 -2 86 8 82 26Q50 12 18 26Z" fill="#7d5bab"/><path d="M18 25Q50 11 82 25L80 32Q50 18 20 32Z" fill="#f8dc8e"/><circle cx="50" cy="-2" r="5" fill="#f8dc8e"/>',
  },
  pang: {
    skin: 'honey', shape: 'heart', hair: 'crop', tint: '#5f3818', eyes: 'dots', brows: 'none', nose: 'button', mouth: 'tooth', wears: 'ruff', cloth: ['#dd6b26', '#f8dc8e'],
    extra: mask('#a8451a', 'M46 46C40 50 34 48 30 42C34 56 48 62 54 52Z') + '<path d="M26 28C34 16 42 2 46 -12C58 -4 70 12 74 28Q50 16 26 28Z" fill="#dd6b26"/><path d="M26 27Q50 15 74 27L73 34Q50 22 27 34Z" fill="#f8dc8e"/><circle cx="46" cy="-11" r="4.6" fill="#f8dc8e"/>',
  },
}
