import { describe, expect, test } from 'vitest'
import { addressOf, textOf } from './navigation.ts'

describe('Addresses inside the site', () => {
  test('an address keeps its parts, and one that is only a query or a mark stays on its page', () => {
    expect(addressOf('/blogs?tag=a#top', '/x')).toEqual({ pathname: '/blogs', search: '?tag=a', hash: '#top' })
    expect(textOf(addressOf('?tag=b', '/blogs'))).toBe('/blogs?tag=b')
    expect(textOf(addressOf('#end', '/blog/a'))).toBe('/blog/a#end')
  })
})
