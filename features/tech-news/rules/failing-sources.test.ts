import { expect, test } from 'vitest'
import { collapsedFetches, commonFailure, sourceState } from './failing-sources.ts'

const source = (error: string | null, isEnabled = true) => ({ isEnabled, failures: error === null ? 0 : 4, fetches: [{ error }] })
const OFFLINE = 'We couldn’t reach this address.'

test('one reason of most sources is said once; single failures and different ones are not', () => {
  expect(commonFailure([source(OFFLINE), source(OFFLINE), source(OFFLINE), source(null)])).toEqual({ count: 3, error: OFFLINE })
  expect(commonFailure([source(OFFLINE), source(OFFLINE), source('404'), source(null)])).toBeNull()
  expect(commonFailure([source(OFFLINE), source(OFFLINE), source(OFFLINE), source(null), source(null), source(null)])).toBeNull()
  expect(commonFailure([source(OFFLINE), source(null, false)])).toBeNull()
})

test('a source that is turned off does not fail', () => {
  expect([source('x', false), source('x'), source(null)].map(sourceState)).toEqual(['off', 'failing', 'working'])
})

test('equal errors one after the other are one line with their number', () => {
  const fetch = (at: string, error: string | null) => ({ at, error, items: 0, added: 0 })
  expect(collapsedFetches([fetch('5', OFFLINE), fetch('4', OFFLINE), fetch('3', null), fetch('2', null), fetch('1', OFFLINE)]).map(({ at, times }) => [at, times])).toEqual([['5', 2], ['3', 1], ['2', 1], ['1', 1]])
})
