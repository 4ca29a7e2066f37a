/** The public tables as they come and go. */

import type { LobbyMessage, TableRow } from '../protocol'

const AGAIN = 3000

export class LobbyStore {
  tables: readonly TableRow[] | undefined = $state.raw()
  isOpen = $state(false)

  open(): () => void {
    let socket: WebSocket | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const connect = (): void => {
      socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/lobby`)
      socket.onopen = () => (this.isOpen = true)
      socket.onmessage = ({ data }) => (this.tables = listed(this.tables ?? [], JSON.parse(String(data)) as LobbyMessage))
      socket.onclose = () => {
        this.isOpen = false
        if (!isOver) timer = setTimeout(connect, AGAIN)
      }
    }
    connect()
    return () => {
      isOver = true
      clearTimeout(timer)
      socket?.close()
    }
  }
}

/** The list after a message; the newest first. */
export function listed(before: readonly TableRow[], message: LobbyMessage): TableRow[] {
  const rows = new Map((message.type === 'lobby' ? [] : before).map((row) => [row.id, row]))
  for (const row of message.tables) rows.set(row.id, row)
  if (message.type === 'lobby_change') for (const id of message.gone) rows.delete(id)
  return [...rows.values()].sort((one, other) => other.created - one.created)
}
