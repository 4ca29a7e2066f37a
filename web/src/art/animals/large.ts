/** Elephant with tuba, owl with clarinet, fox with violin, bear with double bass. */

import { BRASS, BRASS_DEEP, BRASS_LIGHT, CREAM, type Drawing, INK, WOOD, WOOD_DEEP, cheeks, eyes, rapt } from './kit'

export const elephant: Drawing = {
  // The bell of the tuba stands up behind the shoulder.
  back: `
    <path d="M98 92 C100 70 96 50 101 34" stroke="${INK}" stroke-width="15" fill="none"/>
    <path d="M98 92 C100 70 96 50 101 34" stroke="${BRASS}" stroke-width="10.5" fill="none"/>
    <path d="M84 20 C94 26 97 36 96 46 L106 46 C106 36 109 27 118 20 Z" fill="${BRASS}"/>
    <ellipse cx="101" cy="18" rx="18" ry="7" fill="${BRASS_LIGHT}"/><ellipse cx="101" cy="18.5" rx="11" ry="3.6" fill="${BRASS_DEEP}" stroke="none"/>`,
  head: `
    <path d="M38 30 C20 16 2 26 3 50 C4 70 20 80 36 70Z" fill="#8b9bbb"/>
    <path d="M34 38 C22 30 11 37 12 50 C12 61 22 67 34 61Z" fill="#e6b3ae" stroke="none"/>
    <path d="M82 30 C98 18 112 30 111 50 C110 68 98 76 84 70Z" fill="#8b9bbb"/>
    <path d="M86 38 C96 33 103 40 102 50 C102 59 95 64 86 61Z" fill="#e6b3ae" stroke="none"/>
    <path d="M60 14 C80 14 89 28 88 48 C87 66 77 78 60 78 C43 78 33 66 32 48 C31 28 40 14 60 14Z" fill="#a3b2cd"/>
    <path d="M57 13 q3 -7 8 -6 M61 13 q5 -4 9 -1" fill="none"/>
    <path d="M44 33 q5 -4 10 -1 M66 32 q5 -3 10 1" fill="none"/>
    ${eyes(48, 72, 42)}
    ${cheeks(42, 78, 52)}
    <path d="M48 54 C50 70 46 84 52 96 C56 104 68 105 74 98 C78 93 77 86 72 86 C68 86 68 91 65 91 C61 91 62 80 66 70 C69 62 70 60 72 54" fill="#a3b2cd"/>
    <path d="M52 66 q6 3 13 1 M51 75 q6 3 12 1 M51 84 q5 3 11 1" fill="none" stroke-width="1.6"/>
    <path d="M42 62 C36 74 40 82 46 80 C50 78 49 70 48 64Z" fill="${CREAM}"/><path d="M78 62 C84 74 80 82 75 80 C71 78 71 70 72 64Z" fill="${CREAM}"/>`,
  crop: '2 0 110 106',
  front: `
    <g fill="none"><path d="M76 90 C86 86 97 90 99 100 C101 112 90 119 76 118 C60 117 50 112 44 118" stroke="${INK}" stroke-width="12"/>
    <path d="M76 90 C86 86 97 90 99 100 C101 112 90 119 76 118 C60 117 50 112 44 118" stroke="${BRASS}" stroke-width="7.6"/>
    <path d="M80 88 C88 87 95 92 97 100" stroke="${BRASS_LIGHT}" stroke-width="2"/></g>
    <path d="M70 84 l8 -1 1 9 -8 1z" fill="${BRASS_LIGHT}"/>`,
}

export const owl: Drawing = {
  head: `
    <path d="M30 26 L26 4 L46 15Z M90 26 L94 4 L74 15Z" fill="#8a6a4a"/>
    <path d="M60 10 C82 10 93 27 92 50 C91 72 78 86 60 86 C42 86 29 72 28 50 C27 27 38 10 60 10Z" fill="#a98560"/>
    <path d="M60 12 C52 18 50 26 60 34 C70 26 68 18 60 12Z" fill="#8a6a4a" stroke="none"/>
    <path d="M46 68 q4 5 8 0 q4 5 8 0 q4 5 8 0 M50 76 q4 5 8 0 q4 5 8 0" fill="none" stroke="#7a5a3a" stroke-width="1.8"/>
    <circle cx="45" cy="44" r="17.5" fill="#f3e2c4"/><circle cx="75" cy="44" r="17.5" fill="#f3e2c4"/>
    <circle cx="45" cy="44" r="12" fill="#fff" stroke="${BRASS_DEEP}" stroke-width="3"/><circle cx="75" cy="44" r="12" fill="#fff" stroke="${BRASS_DEEP}" stroke-width="3"/>
    <path d="M56 42 q4 -4 8 0" fill="none" stroke="${BRASS_DEEP}" stroke-width="3"/>
    ${eyes(47, 73, 44, 6)}
    <path d="M60 49 C66 51 66 58 60 66 C54 58 54 51 60 49Z" fill="${BRASS}"/>`,
  front: `
    <path d="M60 62 L82 118" stroke="${INK}" stroke-width="9"/><path d="M60 62 L82 118" stroke="#3d3748" stroke-width="5"/>
    <path d="M57.5 63 l6 -2.5" stroke="${CREAM}" stroke-width="3"/>
    <path d="M77 112 L90 108 L93 121 L79 122Z" fill="#3d3748"/>
    <g stroke="#e9edf4" stroke-width="2.6"><path d="M65 79 l5 -2 M69 89 l5 -2 M73 99 l5 -2"/></g>
    <path d="M24 122 C20 96 34 82 52 86 C62 88 70 92 74 90 C76 96 68 102 58 102 C52 110 40 120 36 122Z" fill="#8a6a4a"/>
    <path d="M34 98 q5 5 9 0 q4 5 9 0 M34 108 q5 5 9 0" fill="none" stroke-width="1.7"/>
    <path d="M100 122 C102 108 94 98 84 100 C76 101 72 106 72 108 C76 113 82 110 86 113 L88 122Z" fill="#8a6a4a"/>`,
}

export const fox: Drawing = {
  head: `
    <path d="M29 46 L22 6 L51 24Z" fill="#dd6b26"/><path d="M31 34 L28 15 L43 25Z" fill="#40262a" stroke="none"/>
    <path d="M91 46 L98 6 L69 24Z" fill="#dd6b26"/><path d="M89 34 L92 15 L77 25Z" fill="#40262a" stroke="none"/>
    <path d="M60 18 C80 18 92 30 96 52 C86 62 74 70 66 80 C63 84 57 84 54 80 C46 70 34 62 24 52 C28 30 40 18 60 18Z" fill="#ec8137"/>
    <path d="M24 52 C34 48 46 52 53 62 C56 67 58 70 60 70 C62 70 64 67 67 62 C74 52 86 48 96 52 C86 62 74 70 66 80 C63 84 57 84 54 80 C46 70 34 62 24 52Z" fill="${CREAM}"/>
    <path d="M24 52 l8 2 -3 4 M96 52 l-8 2 3 4" fill="none"/>
    ${rapt(44, 76, 46, 6)}
    <path d="M37 36 q6 -5 11 -2 M72 34 q5 -3 11 2" fill="none"/>
    ${cheeks(38, 82, 57)}
    <path d="M54 73 q6 -5 12 0 q-2 8 -6 8 t-6 -8z" fill="${INK}"/><circle cx="57.5" cy="74.5" r="1.4" fill="#fff" stroke="none"/>`,
  front: `
    <path d="M2 122 L14 98 L32 104 L30 122Z" fill="var(--fox)"/>
    <g transform="translate(-3 -6) rotate(-16 60 98) ">
      <path d="M6 96.5 H46" stroke="${INK}" stroke-width="8"/><path d="M6 96.5 H46" stroke="${WOOD_DEEP}" stroke-width="4"/>
      <path d="M2 96.5 a5 5 0 1 1 6 4" fill="${WOOD}"/>
      <path d="M44 97 C44 85 58 82 64 89 C69 94 72 92 76 88 C88 80 104 86 104 97 C104 108 88 114 76 106 C72 102 69 100 64 105 C58 112 44 109 44 97Z" fill="#7d2f18"/>
      <path d="M49 97 C50 90 58 88 62 92 M82 88 C92 85 99 90 99 97" fill="none" stroke="#d98b52" stroke-width="2"/>
      <path d="M42 97 H90" stroke="${INK}" stroke-width="3.6"/><path d="M88 91 V103" stroke="${INK}" stroke-width="3.2"/>
      <path d="M68 89 q2 3 0 5 M68 105 q2 -3 0 -5" fill="none" stroke-width="1.6"/>
    </g>
    <path d="M46 122 L98 62" stroke="${INK}" stroke-width="4.6"/><path d="M46 122 L98 62" stroke="#e9cfa0" stroke-width="2"/>
    <path d="M52 122 L101 66" stroke="#fff" stroke-width="1.4"/>
    <path d="M94 122 C104 106 106 88 101 76 C96 66 86 70 87 78 C88 84 92 84 92 90 C92 102 86 112 82 122Z" fill="#ec8137"/>
    <path d="M90 72 q-3 4 0 8 M95 70 q-3 4 -1 8" fill="none" stroke-width="1.7"/>
    <path d="M17 102 C11 94 15 86 22 88 C29 90 30 98 26 104Z" fill="#ec8137"/>`,
}

export const bear: Drawing = {
  back: `
    <path d="M98 70 V16" stroke="${INK}" stroke-width="10"/><path d="M98 70 V16" stroke="${WOOD_DEEP}" stroke-width="5.6"/>
    <path d="M98 20 C90 20 88 8 97 6 C106 4 110 13 104 17 C99 19 97 13 101 12" fill="${WOOD}"/>
    <path d="M92 24 h-5 M92 31 h-5 M104 24 h5 M104 31 h5" stroke-width="3.4"/>`,
  head: `
    <circle cx="32" cy="24" r="14" fill="#9a6a44"/><circle cx="32" cy="25" r="7.5" fill="#d9a98a" stroke="none"/>
    <circle cx="84" cy="24" r="14" fill="#9a6a44"/><circle cx="84" cy="25" r="7.5" fill="#d9a98a" stroke="none"/>
    <path d="M58 14 C80 14 92 30 92 50 C92 72 78 86 58 86 C38 86 24 72 24 50 C24 30 36 14 58 14Z" fill="#b07f54"/>
    <ellipse cx="58" cy="64" rx="19" ry="16" fill="#ecd3ae"/>
    <path d="M50 55 q8 -6 16 0 q-1 8 -8 9 q-7 -1 -8 -9z" fill="${INK}"/><ellipse cx="55" cy="56" rx="2.2" ry="1.3" fill="#fff" stroke="none"/>
    <path d="M58 64 V70 M49 71 q5 5 9 -1 q4 6 9 1" fill="none"/>
    ${eyes(43, 73, 44)}
    <path d="M36 34 q6 -4 11 -1 M69 33 q5 -3 11 1" fill="none" stroke-width="3"/>
    ${cheeks(34, 82, 58)}`,
  front: `
    <path d="M70 122 C70 112 76 106 80 104 C76 98 75 90 80 84 C84 80 90 76 98 76 C106 76 113 80 117 85 C122 91 120 98 116 104 C120 107 122 112 123 122Z" fill="${WOOD}"/>
    <path d="M83 87 C88 81 94 80 98 80" fill="none" stroke="#d98b52" stroke-width="2.4"/>
    <path d="M94 70 h8 v44 h-8z" fill="${INK}" stroke="none"/>
    <path d="M95.5 60 V122 M98 60 V122 M100.5 60 V122" stroke="#f4e7c8" stroke-width="1"/>
    <path d="M87 100 q-3 6 1 11 M109 100 q3 6 -1 11" fill="none"/>
    <path d="M88 58 C94 50 104 52 107 58 C109 64 103 70 97 69 C91 68 86 64 88 58Z" fill="#b07f54"/>
    <path d="M93 54 v6 M98 53 v6 M103 54 v6" stroke-width="1.8"/>
    <path d="M20 122 C24 104 42 98 58 102 C68 104 78 106 86 104 C92 103 95 110 90 114 C80 120 66 116 56 118 L46 122Z" fill="#9a6a44"/>
    <path d="M82 105 q4 3 1 9 M87 105 q4 2 2 8" fill="none" stroke-width="1.8"/>`,
}
