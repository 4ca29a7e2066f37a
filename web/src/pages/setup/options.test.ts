import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../words/context'
import { bookOf } from '../../words/reading'
import { type Chosen, initialOf, isAsked, labelOf, optionsInWords, optionsOf, sent } from './options'

const schema = {
  $ref: '#/$defs/Rules',
  $defs: {
    Rules: {
      type: 'object',
      properties: {
        first_player: { title: 'First player', anyOf: [{ enum: ['random'] }, { type: 'integer', minimum: 0, maximum: 5 }], default: 'random' },
        false_note: { title: 'False Note', type: 'boolean', default: false },
        grand_maestro: { title: 'Grand Maestro', enum: ['all', 'off'], default: 'off' },
        powers: { title: 'Powers', type: 'array', items: { enum: ['max-two', 'pass-left'] }, default: [], when: { grand_maestro: 'all' } },
        encore: { title: 'Encore', type: 'boolean', default: true },
        tempo: { title: 'Tempo', type: 'number', default: 1 },
      },
    },
  },
}

describe('options of a game', () => {
  const options = optionsOf(schema)
  const words = wordsOf(() => bookOf('en', 'symphonimo'))

  it('become a form, whatever the game; what is not understood is left as it is', () => {
    expect(options.map((option) => option.kind)).toEqual(['seat', 'switch', 'choice', 'several', 'switch'])
  })

  it('are sent only where they differ, a seat as a number', () => {
    const chosen = initialOf(options)
    expect(sent(options, chosen)).toEqual({})
    expect(sent(options, { ...chosen, first_player: '2', encore: false })).toEqual({ first_player: 2, encore: false })
  })

  it('are asked and sent only where they have a meaning', () => {
    const chosen: Chosen = { ...initialOf(options), powers: ['max-two'] }
    const asked = (given: Chosen): string[] => options.filter((option) => isAsked(option, given)).map((option) => option.name)
    expect(asked(chosen)).not.toContain('powers')
    expect(sent(options, chosen)).toEqual({})
    expect(asked({ ...chosen, grand_maestro: 'all' })).toContain('powers')
    expect(sent(options, { ...chosen, grand_maestro: 'all' })).toEqual({ grand_maestro: 'all', powers: ['max-two'] })
  })

  it('are told in words, with the title of the schema where the page has none', () => {
    expect(labelOf(words, schema, 'encore')).toBe('Encore')
    expect(optionsInWords(words, schema, { first_player: 1, false_note: true, grand_maestro: 'off', powers: ['max-two'] })).toEqual([
      'First player: Seat 2', 'The false note', 'Powers: two cards at most',
    ])
  })
})
