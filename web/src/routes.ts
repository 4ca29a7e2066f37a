/** Addresses: a path of words, and settings after a question mark. What stands after `#/` goes first, for pages without a server. */

export interface Route {
  path: string[]
  query: URLSearchParams
}

export function routeOf(address: string): Route {
  const [path = '', query = ''] = address.replace(/^#?\/?/, '').split('?', 2)
  return { path: path.split('/').filter(Boolean).map(decoded), query: new URLSearchParams(query) }
}

/** Where the browser is. */
export const here = (at: Location = location): Route => routeOf(at.hash.startsWith('#/') ? at.hash : at.pathname + at.search)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const listeners = new Set<() => void>()

/** Go to another page without loading anything anew. */
export function go(address: string, { replacing = false } = {}): void {
  history[replacing ? 'replaceState' : 'pushState'](null, '', address)
  for (const listener of listeners) listener()
}

/** Be told when the address changes, by us or by the browser's buttons. */
export function onRoute(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  addEventListener('hashchange', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
    removeEventListener('hashchange', listener)
  }
}

/** Follow links of the page itself; those that open elsewhere, or download, are the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const isOurs = link.origin === location.origin && !link.target && !link.hasAttribute('download') && !link.pathname.startsWith('/api/')
  if (!isOurs || (link.hash && link.pathname === location.pathname)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
