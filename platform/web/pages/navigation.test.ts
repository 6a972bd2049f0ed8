import { describe, expect, test } from 'vitest'
import { resolvePath, createPath } from './navigation.ts'

describe('Addresses inside the site', () => {
  test('an address keeps its parts, and one that is only a query or a mark stays on its page', () => {
    expect(resolvePath('/blogs?tag=a#top', '/x')).toEqual({ pathname: '/blogs', search: '?tag=a', hash: '#top' })
    expect(createPath(resolvePath('?tag=b', '/blogs'))).toBe('/blogs?tag=b')
    expect(createPath(resolvePath('#end', '/blog/a'))).toBe('/blog/a#end')
  })
})
