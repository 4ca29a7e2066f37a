import { describe, expect, it } from 'vitest'
import said from '../../fixtures/protocol.json'
import type { Event, LobbyMessage, Snapshot } from '../protocol'
import { listed } from './lobby.svelte'
import { after, begun, heard, left, namesOf } from './picture'

const example = <T>(type: string): T => said.find((one) => one.type === type) as unknown as T
const snapshot = example<Snapshot>('snapshot')
const event = example<Event>('event')

describe('a picture', () => {
  const first = begun(snapshot, snapshot.now - 5)

  it('begins as the snapshot says', () => {
    expect(first).toMatchObject({ number: 17, seat: 0, ahead: 5, mayUndo: true, view: { phase: 'placing' }, fresh: [] })
    expect(first.moments).toHaveLength(1)
    expect(namesOf(first.table, 'nobody', (level) => level.toUpperCase())).toEqual(['Ada', 'SOLOIST 2'])
  })

  it('takes over what an event holds, and keeps the rest', () => {
    const next = after(first, event)
    expect(next).toMatchObject({ number: 18, view: { phase: 'turn' }, choices: [], mayUndo: false })
    expect(next.table).toBe(first.table)
    expect(next.fresh).toEqual(event.story)
    expect(next.moments.map((moment) => moment.number)).toEqual([17, 18])
    expect(first.number).toBe(17)
  })

  it('does not let an event happen twice', () => {
    const next = after(first, event)
    expect(after(next, event)).toBe(next)
  })

  it('keeps the view when only the table changes', () => {
    const next = after(first, { type: 'event', number: 18, at: 0, what: 'asked', table: { ...first.table, offers: [] } })
    expect(next.view).toBe(first.view)
    expect(next.moments).toBe(first.moments)
    expect(next.table.offers).toEqual([])
  })

  it('gathers chat, and does not show what is muted', () => {
    const line = { ...snapshot.chat[0]!, number: 4, person: 'rude' }
    const next = after(first, { type: 'event', number: 18, at: 0, what: 'said', line })
    expect(heard(next)).toHaveLength(2)
    expect(heard(after(next, { type: 'event', number: 19, at: 0, what: 'muted', muted: ['rude'] }))).toHaveLength(1)
  })

  it('keeps its past when the server tells everything anew, unless that is newer', () => {
    const next = after(first, event)
    expect(begun({ ...snapshot, number: 18 }, 0, next).moments).toBe(next.moments)
    expect(begun({ ...snapshot, number: 40 }, 0, next).moments).toHaveLength(1)
    expect(begun({ ...snapshot, seat: null }, 0, next).moments).toHaveLength(1)
  })

  it('runs clocks from when they were started', () => {
    expect(left({ left: 30, since: null }, 100)).toBe(30)
    expect(left({ left: 30, since: 90 }, 100)).toBe(20)
    expect(left({ left: 30, since: 10 }, 100)).toBe(0)
    expect(left({ left: 30, since: 101 }, 100)).toBe(30)
  })
})

describe('the lobby', () => {
  it('replaces, adds and removes tables', () => {
    const all = listed([], example<LobbyMessage>('lobby'))
    expect(all).toHaveLength(1)
    const row = all[0]!
    const more = listed(all, { type: 'lobby_change', tables: [{ ...row, id: 'new', created: row.created + 1 }], gone: [] })
    expect(more.map(({ id }) => id)).toEqual(['new', row.id])
    expect(listed(more, { type: 'lobby_change', tables: [], gone: [row.id] }).map(({ id }) => id)).toEqual(['new'])
  })
})
