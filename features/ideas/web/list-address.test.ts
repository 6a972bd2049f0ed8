import { expect, test } from 'vitest'
import { listAddress, parseListAddress } from './list-address.ts'

test('the address of the list keeps the filters, and ignores what is unknown', () => {
  const state = parseListAddress(new URLSearchParams('q= maps &status=shipped&sort=votes&show=joined&after=3_7'))
  expect(state).toEqual({ q: 'maps', status: 'shipped', sort: 'votes', show: 'joined', after: '3_7' })
  expect(listAddress(state, { status: null })).toBe('/ideaSubmission?q=maps&sort=votes&show=joined')
  expect(parseListAddress(new URLSearchParams('status=gone&sort=worst&show=all'))).toEqual({ q: null, status: null, sort: 'newest', show: null, after: null })
})
