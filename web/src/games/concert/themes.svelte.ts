/** Opening themes of the pieces, fetched with the first one that is performed; heard and drawn from the same text. */

import { hearTune } from '../../shell/sound.svelte'
import { readAbc } from '../../sound/abc'
import { type InstrumentName, instrumentOf } from '../../sound/instruments'
import type { ConcertBox } from './box'
import type { ConcertView } from './foresight'

export interface Theme {
  composer: string
  title: string
  catalogue: string
  abc: string
}

const AFTER_THE_TAP = 0.55 // seconds: the baton is heard first

/** Whose voice a place of the orchestra has. */
const VOICES: Record<string, InstrumentName> = {
  first_violin: 'violin', second_violin: 'violin', viola: 'violin', cello: 'bass', double_bass: 'bass', flute: 'flute', recorder: 'flute', clarinet: 'clarinet', oboe: 'clarinet',
  saxophone: 'clarinet', bassoon: 'bassoon', trumpet: 'trumpet', trombone: 'horn', french_horn: 'horn', tuba: 'tuba', harp: 'harp', guitar: 'harp', harpsichord: 'harp', piano: 'celesta',
  organ: 'choir', soprano: 'soprano', alto: 'soprano', tenor: 'tenor', baritone: 'tenor', bass: 'tenor', mixed_choir: 'choir', male_chorus: 'choir', female_chorus: 'choir', childrens_choir: 'choir',
}

const voiceOf = (place: string): InstrumentName => VOICES[place.slice(place.indexOf('-') + 1)] ?? 'violin'

async function themeOf(key: string): Promise<Theme | undefined> {
  const { default: toml } = await import('../../../../podium/games/concert/themes.toml')
  return (toml as { themes: Record<string, Theme> }).themes[key]
}

/** A theme by the synthesiser: silent when sound is off. */
export function hearTheme({ abc }: Theme, place: string): void {
  const { notes } = readAbc(abc)
  hearTune([{ instrument: instrumentOf(voiceOf(place)), notes: notes.map((note) => ({ ...note, at: note.at + AFTER_THE_TAP })) }])
}

/** What was performed between two views, and by whom. */
export function performedSince(before: ConcertView, after: ConcertView): { card: string; seat: number } | undefined {
  for (const [seat, player] of after.players.entries()) {
    const known = new Set(before.players[seat]?.performed)
    const card = player.performed.find((one) => !known.has(one))
    if (card) return { card, seat }
  }
  return undefined
}

/** The last performance that was watched, with its theme as soon as that is here. Call it while a board is made. */
export class Performance {
  last: { card: string; seat: number } | undefined = $state.raw()
  theme: Theme | undefined = $state.raw()

  constructor(view: () => ConcertView, box: ConcertBox) {
    let before = view()
    $effect(() => {
      const after = view()
      const found = after === before ? undefined : performedSince(before, after)
      before = after
      if (!found) return
      this.last = found
      this.theme = undefined
      const key = box.sheets[found.card]?.theme
      if (key)
        void themeOf(key).then((theme) => {
          if (this.last !== found || !theme) return
          this.theme = theme
          hearTheme(theme, box.sheets[found.card]!.lead)
        })
    })
  }
}
