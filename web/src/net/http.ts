/** What is asked of the server over HTTP. A refusal is thrown, with the sentence that says why. */

import type {
  ArchivePage, BecomeGuest, Comparison, CreateTable, CreatedTables, House, Me, NewToken, OwnTables, PlayerPage, PlayOn, Refusal,
  Replay, ReviewState, Snapshot, Standings, TokenShown,
} from '../protocol'

export class Refused extends Error {
  constructor(readonly code: Refusal['code'] | 'offline', sentence: string) {
    super(sentence)
  }
}

/** Through whose eyes a replay is looked at: a seat’s, those of somebody who looks on, or all-seeing ones. */
export type Eyes = number | 'none' | 'all'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new Refused('offline', '')
  }
  const told = await answer.text()
  if (answer.ok) return (told ? JSON.parse(told) : undefined) as T
  try {
    const refusal = JSON.parse(told) as Refusal
    throw new Refused(refusal.code, refusal.sentence)
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('unavailable', answer.statusText)
  }
}

const query = (given: Record<string, string | number | null | undefined>): string => {
  const asked = Object.entries(given).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return asked.length ? `?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}` : ''
}

export const api = {
  house: () => ask<House>('GET', '/house'),
  me: () => ask<Me>('GET', '/me'),
  becomeGuest: (body: BecomeGuest) => ask<Me>('POST', '/guests', body),
  register: (name: string, password: string) => ask<Me>('POST', '/accounts', { name, password }),
  logIn: (name: string, password: string) => ask<Me>('POST', '/session', { name, password }),
  logOut: () => ask<void>('DELETE', '/session'),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  changePassword: (old: string, fresh: string) => ask<Me>('PUT', '/me/password', { old, new: fresh }),
  deleteAccount: (password: string) => ask<void>('POST', '/me/deletion', { password }),
  tokens: () => ask<TokenShown[]>('GET', '/me/tokens'),
  createToken: (label: string) => ask<NewToken>('POST', '/me/tokens', { label }),
  revokeToken: (id: string) => ask<void>('DELETE', `/me/tokens/${encodeURIComponent(id)}`),
  createTable: (wanted: CreateTable) => ask<CreatedTables>('POST', '/tables', wanted),
  look: (table: string) => ask<Snapshot>('GET', `/tables/${encodeURIComponent(table)}`),
  replay: (table: string, eyes: Eyes) => ask<Replay>('GET', `/tables/${encodeURIComponent(table)}/replay${query({ seat: eyes === 'all' ? -2 : eyes === 'none' ? -1 : eyes })}`),
  playOn: (table: string, body: PlayOn) => ask<CreatedTables>('POST', `/tables/${encodeURIComponent(table)}/play-on`, body),
  ownTables: () => ask<OwnTables>('GET', '/me/tables'),
  askReview: (table: string) => ask<ReviewState>('POST', `/tables/${encodeURIComponent(table)}/review`),
  review: (table: string) => ask<ReviewState>('GET', `/tables/${encodeURIComponent(table)}/review`),
  comparison: (duplicate: string) => ask<Comparison>('GET', `/duplicates/${encodeURIComponent(duplicate)}`),
  archive: (game?: string | null, older?: string | null) => ask<ArchivePage>('GET', `/archive${query({ game, older })}`),
  player: (id: string, older?: string | null) => ask<PlayerPage>('GET', `/people/${encodeURIComponent(id)}${query({ older })}`),
  standings: (game: string) => ask<Standings>('GET', `/ratings/${encodeURIComponent(game)}`),
}

export const recordOf = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`
export const EXPORT = '/api/me/export'
