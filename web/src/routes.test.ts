import { describe, expect, it } from 'vitest'
import { here, routeOf } from './routes'

describe('addresses', () => {
  it('are a path and a question', () => {
    expect(routeOf('/table/a%20b?theme=dark').path).toEqual(['table', 'a b'])
    expect(routeOf('/table/a?theme=dark').query.get('theme')).toBe('dark')
    expect(routeOf('/').path).toEqual([])
    expect(routeOf('/%zz').path).toEqual(['%zz'])
  })

  it('stand after # where there is no server to ask', () => {
    const at = (pathname: string, hash: string): Location => ({ pathname, search: '', hash }) as Location
    expect(here(at('/index.html', '#/style')).path).toEqual(['style'])
    expect(here(at('/lobby', '#main')).path).toEqual(['lobby'])
  })
})
