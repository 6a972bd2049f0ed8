import { expect, test } from 'vitest'
import { changedAddress } from './changed-address.ts'

test('parameters are set, replaced and removed, and the others stay', () => {
  expect(changedAddress('/blogs', 'tag=a&after=9', { tag: 'b c', after: null })).toBe('/blogs?tag=b+c')
  expect(changedAddress('/blogs', new URLSearchParams('q=x'), { sort: 'new' })).toBe('/blogs?q=x&sort=new')
  expect(changedAddress('/blogs', 'q=x', { q: '' })).toBe('/blogs')
})

test('the given parameters are not changed', () => {
  const search = new URLSearchParams('q=x')
  changedAddress('/blogs', search, { q: null })
  expect(search.get('q')).toBe('x')
})
