/** Addresses after the #: a path of words, and settings after a question mark. */

export interface Route {
  path: string[]
  query: URLSearchParams
}

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2)
  return { path: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) }
}
