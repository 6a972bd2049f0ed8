import { describe, expect, test } from 'vitest'
import { moved, nextToRead, placeOf, seriesLength } from './series.ts'

const parts = ['a', 'b', 'c'].map((_id) => ({ _id }))

describe('Series (requirements B-42, B-43)', () => {
  test('a part knows its number and its neighbors; other blogs have no place', () => {
    expect(placeOf(parts, 'a')).toEqual({ number: 1, previous: null, next: { _id: 'b' } })
    expect(placeOf(parts, 'c')).toEqual({ number: 3, previous: { _id: 'b' }, next: null })
    expect(placeOf(parts, 'd')).toBeNull()
  })

  test('reading goes on with the first unread part', () => {
    const next = (...read: string[]) => nextToRead(parts, new Set(read))?._id
    expect([next(), next('a'), next('b'), next('a', 'b', 'c')]).toEqual(['a', 'b', 'a', 'a'])
    expect(nextToRead([], new Set())).toBeNull()
  })

  test('an item moves by one step, and not over the ends', () => {
    expect([moved(['a', 'b', 'c'], 1, -1), moved(['a', 'b', 'c'], 1, 1)]).toEqual([['b', 'a', 'c'], ['a', 'c', 'b']])
    expect([moved(['a', 'b'], 0, -1), moved(['a', 'b'], 1, 1), moved(['a'], 4, -1)]).toEqual([['a', 'b'], ['a', 'b'], ['a']])
  })

  test('the length names one part correctly', () => {
    expect([seriesLength(1, 8), seriesLength(3, 21)]).toEqual(['1 part · 8 min', '3 parts · 21 min'])
  })
})
