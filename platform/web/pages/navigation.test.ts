import { describe, expect, test } from 'vitest'
import { resolvePath, createPath } from './navigation.ts'

describe('Internal URLs', () => {
  test('keep their parts, and a query or a fragment alone stays on its page', () => {
    expect(resolvePath('/blogs?tag=a#top', '/x')).toEqual({ pathname: '/blogs', search: '?tag=a', hash: '#top' })
    expect(createPath(resolvePath('?tag=b', '/blogs'))).toBe('/blogs?tag=b')
    expect(createPath(resolvePath('#end', '/blog/a'))).toBe('/blog/a#end')
  })
})
