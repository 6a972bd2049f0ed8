import { expect, test } from 'vitest'
import { listAddress, parseListAddress } from './list-address.ts'

const parsed = (query: string) => parseListAddress(new URLSearchParams(query))

test('E-5 the address of the list holds its view and filters, and ignores what makes no sense', () => {
  expect(parsed('show=past&type=webinar&from=2026-11-26')).toEqual({ view: 'past', type: 'webinar', from: '2026-11-26', after: null, month: null })
  expect(parsed('show=nothing&type=party&from=2026-02-30&month=2026-13&after=%20')).toEqual({ view: 'upcoming', type: null, from: null, after: null, month: null })
  const state = parsed('type=meetup&from=2026-11-26&after=5_a')
  expect(listAddress(state, {})).toBe('/events?type=meetup&from=2026-11-26')
  expect(listAddress(state, { view: 'calendar', month: '2026-12' })).toBe('/events?show=calendar&type=meetup&month=2026-12')
  expect(listAddress(parsed(''), { view: 'mine' })).toBe('/events?show=mine')
})
