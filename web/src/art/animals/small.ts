/** Mole with bassoon, hedgehog with cymbals, mouse with triangle. */

import { BRASS, BRASS_DEEP, BRASS_LIGHT, CREAM, type Drawing, INK, cheeks, eyes, rapt } from './kit'

export const mole: Drawing = {
  back: `
    <path d="M102 122 L88 8" stroke="${INK}" stroke-width="13"/><path d="M102 122 L88 8" stroke="#8a3b24" stroke-width="8.5"/>
    <path d="M83 10 L93 8.5" stroke="${CREAM}" stroke-width="4"/><path d="M92 40 l10 -1.5 M95 64 l10 -1.5" stroke="${BRASS}" stroke-width="3.6"/>
    <path d="M86 30 L90 60" stroke="#b9603f" stroke-width="2"/>`,
  head: `
    <path d="M56 16 C78 16 88 34 86 54 C84 74 74 86 56 86 C38 86 26 74 24 54 C22 34 34 16 56 16Z" fill="#57516a"/>
    <path d="M48 18 q3 -6 6 -3 q2 -6 6 -2 q4 -4 6 1" fill="#57516a"/>
    <path d="M36 32 C42 22 52 20 58 21" stroke="#7a7391" stroke-width="2.4" fill="none"/>
    <circle cx="42" cy="46" r="11" fill="#cfe6ee"/><circle cx="70" cy="46" r="11" fill="#cfe6ee"/>
    <circle cx="42" cy="46" r="11" fill="none" stroke="${BRASS_DEEP}" stroke-width="3.2"/><circle cx="70" cy="46" r="11" fill="none" stroke="${BRASS_DEEP}" stroke-width="3.2"/>
    <path d="M53 45 q3 -3 6 0 M31 44 L25 41 M81 44 L86 41" fill="none" stroke="${BRASS_DEEP}" stroke-width="3"/>
    ${eyes(44, 68, 48, 2.8)}
    <path d="M56 56 C68 56 74 64 72 72 C70 80 64 82 56 82 C48 82 42 80 40 72 C38 64 44 56 56 56Z" fill="#d9b9a6"/>
    <path d="M56 56 l3.5 3 5 -1.5 -1 5 4 3.5 -5 2 -.5 5 -5 -2 -5 3 -1.5 -5 -5 -1.5 3 -4 -2 -5 5.5 .5z" fill="#f08f9a" stroke-width="1.8"/>
    <path d="M48 77 q8 5 16 0" fill="none"/>`,
  front: `
    <path d="M64 76 C72 74 78 78 82 86" fill="none" stroke="${INK}" stroke-width="4.6"/><path d="M64 76 C72 74 78 78 82 86" fill="none" stroke="#e9edf4" stroke-width="1.8"/>
    <path d="M110 100 C100 92 88 94 82 90 C78 86 72 90 76 95 L72 96 L77 100 L74 104 L80 104 C88 110 98 112 106 122 L116 122Z" fill="#f3b6ae"/>
    <path d="M30 122 C34 108 52 102 70 108 C76 104 82 108 80 111 L85 111 L81 115 L84 119 L78 119 L74 122Z" fill="#f3b6ae"/>
    <path d="M24 122 C26 106 40 102 52 105 L52 122Z" fill="var(--mole)"/>`,
}

export const hedgehog: Drawing = {
  back: `
    <path d="M60 96 L36 98 L40 88 L22 86 L30 76 L14 70 L25 62 L12 52 L25 47 L17 34 L31 34 L27 20 L40 25 L41 10 L52 19 L60 6 L68 19 L79 10 L80 25 L93 20 L89 34 L103 34 L95 47 L108 52 L95 62 L106 70 L90 76 L98 86 L80 88 L84 98Z" fill="#6a4a34"/>
    <path d="M36 40 l-6 -5 M32 54 l-7 -2 M34 68 l-7 2 M84 40 l6 -5 M88 54 l7 -2 M86 68 l7 2 M46 29 l-4 -7 M60 24 v-8 M74 29 l4 -7" stroke="#caa274" stroke-width="2.6"/>`,
  head: `
    <path d="M60 34 C68 26 80 32 82 44 C90 60 80 84 60 86 C40 84 30 60 38 44 C40 32 52 26 60 34Z" fill="#f2d9b4"/>
    <circle cx="38" cy="44" r="6.5" fill="#caa274"/><circle cx="82" cy="44" r="6.5" fill="#caa274"/>
    ${rapt(48, 72, 54, 5)}
    <path d="M42 46 q5 -4 10 -1 M68 45 q5 -3 10 1" fill="none"/>
    ${cheeks(43, 77, 64)}
    <ellipse cx="60" cy="64" rx="6.5" ry="5" fill="${INK}"/><ellipse cx="58" cy="62.5" rx="2" ry="1.2" fill="#fff" stroke="none"/>
    <path d="M60 69 v3 M52 72 q8 8 16 0 q-2 8 -8 8 t-8 -8z" fill="#a8323a"/>`,
  front: `
    <path d="M14 122 C16 108 24 104 30 106 L36 122Z" fill="var(--hedgehog)"/><path d="M106 122 C104 108 96 104 90 106 L84 122Z" fill="var(--hedgehog)"/>
    <ellipse cx="27" cy="97" rx="8.5" ry="23" transform="rotate(20 27 97)" fill="${BRASS}"/><ellipse cx="29" cy="97" rx="4.5" ry="16" transform="rotate(20 29 97)" fill="none" stroke="${BRASS_DEEP}" stroke-width="1.6"/>
    <ellipse cx="30" cy="97" rx="3" ry="5" transform="rotate(20 30 97)" fill="${BRASS_LIGHT}"/>
    <ellipse cx="93" cy="97" rx="8.5" ry="23" transform="rotate(-20 93 97)" fill="${BRASS}"/><ellipse cx="91" cy="97" rx="4.5" ry="16" transform="rotate(-20 91 97)" fill="none" stroke="${BRASS_DEEP}" stroke-width="1.6"/>
    <ellipse cx="90" cy="97" rx="3" ry="5" transform="rotate(-20 90 97)" fill="${BRASS_LIGHT}"/>
    <path d="M18 92 C12 92 10 100 15 104 C20 107 26 104 25 98 C24 94 22 92 18 92Z" fill="#f2d9b4"/><path d="M102 92 C108 92 110 100 105 104 C100 107 94 104 95 98 C96 94 98 92 102 92Z" fill="#f2d9b4"/>
    <g stroke="${BRASS_DEEP}" stroke-width="2.2"><path d="M44 100 l5 3 M42 108 h6 M76 100 l-5 3 M78 108 h-6"/></g>`,
}

export const mouse: Drawing = {
  head: `
    <circle cx="30" cy="34" r="23" fill="#b9aeb4"/><circle cx="30" cy="35" r="15" fill="#f4b8bd" stroke="none"/>
    <circle cx="90" cy="34" r="23" fill="#b9aeb4"/><circle cx="90" cy="35" r="15" fill="#f4b8bd" stroke="none"/>
    <path d="M60 32 C78 32 87 44 86 58 C84 74 74 86 60 86 C46 86 36 74 34 58 C33 44 42 32 60 32Z" fill="#d2c8cd"/>
    <path d="M56 33 q0 -7 5 -7 M61 33 q3 -6 7 -4" fill="none"/>
    ${eyes(49, 71, 56, 4.4)}
    ${cheeks(43, 77, 67, '#ef7f8f', 5.5)}
    <path d="M60 66 C74 66 76 80 60 84 C44 80 46 66 60 66Z" fill="#f1eaec" stroke="none"/>
    <ellipse cx="60" cy="68" rx="5" ry="4" fill="#e5737a"/>
    <path d="M53 76 q7 6 14 0" fill="none"/>
    <g stroke-width="1.4"><path d="M49 72 L32 68 M49 75 L33 78 M71 72 L88 68 M71 75 L87 78"/></g>`,
  front: `
    <path d="M84 72 V62" stroke="${INK}" stroke-width="1.8"/>
    <path d="M84 72 L98 112 H54 L79 78" fill="none" stroke="${INK}" stroke-width="8"/><path d="M84 72 L98 112 H54 L79 78" fill="none" stroke="#dfe5ee" stroke-width="4"/>
    <path d="M36 104 L66 96" stroke="${INK}" stroke-width="5.5"/><path d="M36 104 L66 96" stroke="#dfe5ee" stroke-width="2.4"/>
    <path d="M14 122 C16 106 26 98 36 98 C44 98 46 106 40 109 C34 111 32 116 30 122Z" fill="#d2c8cd"/>
    <path d="M113 122 C117 100 111 74 97 58 C91 52 83 57 86 63 C97 75 102 100 100 122Z" fill="var(--mouse)"/><path d="M97 64 C97 56 86 52 81 58 C78 64 86 71 93 69Z" fill="#d2c8cd"/>
    <path d="M50 108 l-6 2 M52 116 l-5 4 M60 88 l-4 -4" stroke="${BRASS_DEEP}" stroke-width="2"/>`,
}
