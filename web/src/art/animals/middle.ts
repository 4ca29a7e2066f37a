/** Cat with harp, frog with horn, rabbit with drum, rooster with trumpet. */

import { BRASS, BRASS_DEEP, BRASS_LIGHT, CREAM, type Drawing, INK, cheeks, eyes } from './kit'

export const cat: Drawing = {
  back: `
    <path d="M22 122 L14 30 C14 18 22 10 30 14 C44 22 40 34 56 36 L56 122Z" fill="#f6e3b4" stroke="none"/>
    <path d="M28 30 V122 M34 32 V122 M40 36 V122 M46 40 V122" stroke="${BRASS_DEEP}" stroke-width="1.5"/>`,
  head: `
    <path d="M38 44 L34 6 L62 24Z" fill="#6b6474"/><path d="M41 30 L40 15 L52 24Z" fill="#f0a3a6" stroke="none"/>
    <path d="M100 44 L104 6 L76 24Z" fill="#6b6474"/><path d="M97 30 L98 15 L86 24Z" fill="#f0a3a6" stroke="none"/>
    <path d="M69 18 C90 18 104 32 104 52 C104 72 90 84 69 84 C48 84 34 72 34 52 C34 32 48 18 69 18Z" fill="#857d90"/>
    <path d="M64 19 l2 12 M69 18 v14 M74 19 l-2 12" stroke="#4c4656" stroke-width="3"/>
    <path d="M69 58 C84 56 92 64 88 74 C84 82 76 84 69 84 C62 84 54 82 50 74 C46 64 54 56 69 58Z" fill="${CREAM}" stroke="none"/>
    <ellipse cx="54" cy="50" rx="7" ry="7.5" fill="#d9e58a"/><ellipse cx="84" cy="50" rx="7" ry="7.5" fill="#d9e58a"/>
    <ellipse cx="55" cy="50" rx="2.6" ry="6" fill="${INK}" stroke="none"/><ellipse cx="83" cy="50" rx="2.6" ry="6" fill="${INK}" stroke="none"/>
    <circle cx="56.5" cy="47.5" r="1.5" fill="#fff" stroke="none"/><circle cx="84.5" cy="47.5" r="1.5" fill="#fff" stroke="none"/>
    <path d="M64 61 h10 l-5 6z" fill="#e5737a"/>
    <path d="M69 67 v3 M61 70 q4 5 8 0 q4 5 8 0" fill="none"/>
    <g fill="none" stroke-width="1.5"><path d="M50 66 L32 62 M50 70 L33 72 M88 66 L106 62 M88 70 L105 72"/></g>`,
  front: `
    <g fill="none"><path d="M20 124 L13 30 C12 14 26 6 34 16 C42 26 40 34 58 34" stroke="${INK}" stroke-width="11"/>
    <path d="M20 124 L13 30 C12 14 26 6 34 16 C42 26 40 34 58 34" stroke="${BRASS}" stroke-width="6.6"/>
    <path d="M17 110 L12 36" stroke="${BRASS_LIGHT}" stroke-width="1.8"/></g>
    <circle cx="58" cy="34" r="6" fill="${BRASS}"/><circle cx="58" cy="34" r="2" fill="${BRASS_DEEP}" stroke="none"/>
    <path d="M8 26 q5 -8 11 -7" fill="none" stroke="${BRASS_LIGHT}" stroke-width="2"/>
    <path d="M66 122 C62 108 54 98 42 92 C34 88 29 94 33 99 C42 106 46 114 48 122Z" fill="#857d90"/>
    <path d="M36 90 q-4 3 -2 8 M41 92 q-4 3 -3 8" fill="none" stroke-width="1.7"/>
    <path d="M30 68 C36 66 44 70 50 76 L46 84 C40 80 34 80 30 77 C26 74 26 69 30 68Z" fill="#857d90"/>`,
}

export const frog: Drawing = {
  head: `
    <circle cx="38" cy="24" r="15" fill="#7cb548"/><circle cx="82" cy="24" r="15" fill="#7cb548"/>
    <circle cx="38" cy="23" r="10" fill="#fff8d8"/><circle cx="82" cy="23" r="10" fill="#fff8d8"/>
    ${eyes(40, 80, 24, 5.4)}
    <path d="M60 28 C88 24 104 38 102 56 C100 76 82 84 60 84 C38 84 20 76 18 56 C16 38 32 24 60 28Z" fill="#8bc455"/>
    <path d="M46 30 C50 34 70 34 74 30" fill="none" stroke="#6ba23a"/>
    <circle cx="26" cy="60" r="13" fill="#a6d873"/><circle cx="94" cy="60" r="13" fill="#a6d873"/>
    ${cheeks(25, 95, 60, '#ef7f78', 6)}
    <circle cx="55" cy="44" r="1.5" fill="${INK}" stroke="none"/><circle cx="65" cy="44" r="1.5" fill="${INK}" stroke="none"/>
    <path d="M40 58 q20 8 40 0" fill="none" stroke-width="2.8"/>
    <circle cx="30" cy="40" r="2.5" fill="#6ba23a" stroke="none"/><circle cx="88" cy="41" r="2" fill="#6ba23a" stroke="none"/><circle cx="36" cy="46" r="1.6" fill="#6ba23a" stroke="none"/>`,
  front: `
    <path d="M60 62 C60 70 54 72 50 78" stroke="${INK}" stroke-width="7.5" fill="none"/><path d="M60 62 C60 70 54 72 50 78" stroke="${BRASS}" stroke-width="3.6" fill="none"/>
    <g fill="none"><circle cx="52" cy="98" r="19" stroke="${INK}" stroke-width="11.5"/><circle cx="52" cy="98" r="19" stroke="${BRASS}" stroke-width="7"/>
    <circle cx="52" cy="98" r="9" stroke="${INK}" stroke-width="6.5"/><circle cx="52" cy="98" r="9" stroke="${BRASS_DEEP}" stroke-width="3"/>
    <path d="M37 90 a18 18 0 0 1 14 -10" stroke="${BRASS_LIGHT}" stroke-width="2.2"/></g>
    <path d="M66 108 C80 112 88 104 90 92 L118 110 C112 118 92 124 66 118Z" fill="${BRASS}"/>
    <ellipse cx="104" cy="101" rx="17" ry="8.5" transform="rotate(32 104 101)" fill="${BRASS_LIGHT}"/>
    <ellipse cx="104" cy="101" rx="11" ry="4.6" transform="rotate(32 104 101)" fill="${BRASS_DEEP}" stroke="none"/>
    <path d="M14 122 C12 104 22 92 34 92 C40 92 44 96 42 100 L48 102 L41 105 L46 109 L38 109 L38 114 L32 110 L28 122Z" fill="#7cb548"/>`,
}

export const rabbit: Drawing = {
  head: `
    <path d="M48 42 C34 30 30 6 38 2 C48 -2 58 20 58 40Z" fill="#f6ece2"/><path d="M48 34 C42 24 38 12 41 9 C46 10 52 24 53 34Z" fill="#f3aeb8" stroke="none"/>
    <path d="M68 40 C66 22 74 6 84 6 C92 8 90 22 84 26 C80 30 78 36 76 44Z" fill="#f6ece2"/><path d="M72 38 C72 24 78 13 83 13 C86 16 82 21 79 24 C76 28 75 34 74 38Z" fill="#f3aeb8" stroke="none"/>
    <path d="M60 32 C80 32 90 44 89 60 C88 76 78 86 60 86 C42 86 32 76 31 60 C30 44 40 32 60 32Z" fill="#fffaf2"/>
    <path d="M54 33 q2 -7 6 -5 q0 -5 5 -2" fill="none"/>
    ${eyes(47, 73, 56, 4)}
    <path d="M40 47 q5 -5 10 -3 M70 44 q5 -2 10 3" fill="none"/>
    ${cheeks(40, 80, 66, '#f08aa0', 6)}
    <path d="M55 65 h10 l-5 5z" fill="#e5737a"/><path d="M60 70 v3 M52 73 q4 5 8 0 q4 5 8 0" fill="none"/>
    <path d="M57 75.5 h6 v6.5 h-6z M60 75.5 v6" fill="#fff" stroke-width="1.6"/>
    <g stroke-width="1.3"><path d="M46 69 L34 67 M46 72 L35 75 M74 69 L86 67 M74 72 L85 75"/></g>`,
  front: `
    <path d="M26 106 V122 H94 V106Z" fill="#c62c2b"/>
    <path d="M26 110 L36 122 L46 110 L56 122 L66 110 L76 122 L86 110 L94 120" fill="none" stroke="${BRASS_LIGHT}" stroke-width="2.4"/>
    <ellipse cx="60" cy="104" rx="35" ry="9.5" fill="${BRASS}"/><ellipse cx="60" cy="102.5" rx="30" ry="6.8" fill="${CREAM}"/>
    <path d="M24 74 L54 101" stroke="${INK}" stroke-width="5.5"/><path d="M24 74 L54 101" stroke="#d9a066" stroke-width="2.4"/><circle cx="55" cy="102" r="3.6" fill="#d9a066"/>
    <path d="M102 66 L74 92" stroke="${INK}" stroke-width="5.5"/><path d="M102 66 L74 92" stroke="#d9a066" stroke-width="2.4"/><circle cx="73" cy="93" r="3.6" fill="#d9a066"/>
    <path d="M8 122 C6 104 10 84 20 76 C28 70 36 78 32 86 C26 92 24 106 26 122Z" fill="var(--rabbit)"/><path d="M16 78 C20 70 32 70 34 78 C36 86 28 92 22 90 C16 88 13 84 16 78Z" fill="#fffaf2"/>
    <path d="M112 122 C114 102 112 84 104 74 C96 66 88 74 92 82 C96 90 96 106 94 122Z" fill="var(--rabbit)"/><path d="M108 70 C104 62 92 64 90 71 C88 79 96 85 102 83 C108 81 111 76 108 70Z" fill="#fffaf2"/>
    <path d="M22 80 q4 3 8 0 M95 73 q4 3 8 0" fill="none" stroke-width="1.6"/>`,
}

export const rooster: Drawing = {
  back: `<path d="M14 96 C-2 80 2 56 14 50 C10 62 18 66 20 60 C22 72 26 80 34 88Z" fill="#24898a"/><path d="M20 96 C8 88 8 74 14 68 C16 78 24 82 32 90Z" fill="#33446b"/>`,
  head: `
    <path d="M36 30 C28 18 36 6 42 16 C42 2 56 0 55 14 C60 4 72 8 66 18 C74 14 76 24 68 28 L60 34Z" fill="#d8322f"/>
    <path d="M52 22 C70 22 78 36 76 52 C78 68 88 78 92 92 L24 94 C30 80 28 66 28 52 C28 34 38 22 52 22Z" fill="#fbeacb"/>
    <path d="M27 84 q6 7 11 0 q6 7 11 0 q6 7 11 0 q6 7 11 0 q6 7 11 0" fill="none" stroke="${BRASS_DEEP}"/>
    <path d="M32 72 q5 6 9 0 q5 6 9 0 q5 6 9 0 q5 6 9 0" fill="none" stroke="${BRASS_DEEP}"/>
    <path d="M60 56 C68 56 70 66 66 74 C62 80 56 76 57 68Z" fill="#d8322f"/>
    <path d="M66 40 C78 38 88 44 90 49 C84 54 74 58 64 56Z" fill="${BRASS}"/><path d="M66 49 H88" fill="none"/>
    <circle cx="54" cy="42" r="8" fill="#fff"/>${eyes(56, 56, 42, 4)}
    <path d="M44 32 q8 -6 15 -1" fill="none" stroke-width="3"/>
    ${cheeks(44, 44, 56)}`,
  front: `
    <path d="M78 49.5 H94" stroke="${INK}" stroke-width="7"/><path d="M78 49.5 H94" stroke="${BRASS}" stroke-width="3.2"/>
    <path d="M92 46 C102 46 108 42 116 31 V68 C108 57 102 53 92 53Z" fill="${BRASS}"/><ellipse cx="116" cy="49.5" rx="4" ry="19" fill="${BRASS_LIGHT}"/>
    <path d="M84 51 C78 60 80 66 88 66 H100 C106 66 106 58 101 54" fill="none" stroke="${INK}" stroke-width="6.5"/><path d="M84 51 C78 60 80 66 88 66 H100 C106 66 106 58 101 54" fill="none" stroke="${BRASS}" stroke-width="2.8"/>
    <path d="M88 54 V72 M94 54 V72" stroke="${INK}" stroke-width="5.5"/><path d="M88 54 V71 M94 54 V71" stroke="${BRASS_LIGHT}" stroke-width="2.2"/>
    <path d="M54 122 C56 104 66 92 78 84 C84 76 94 72 99 76 C102 79 99 82 96 82 C100 84 98 88 94 88 C97 91 93 95 89 93 C84 104 82 112 82 122Z" fill="#f3d9a4"/>`,
}

