import { describe, expect, test } from 'vitest'
import { askedFor, givesUpPlace, offerUntil, takenAfter } from './rsvp.ts'

const HOUR = 3600 * 1000
const start = Date.UTC(2026, 11, 1, 18)

describe('Answers (requirement E-6)', () => {
  test('a person without a place requests one; a person who has one keeps it', () => {
    for (const state of [null, 'maybe', 'no'] as const) expect(askedFor(state, 'going')).toBe('place')
    expect(askedFor('going', 'going')).toEqual({ state: 'going', frees: false })
    expect(askedFor('offered', 'going')).toEqual({ state: 'going', frees: false })
    expect(askedFor('waiting', 'going')).toEqual({ state: 'waiting', frees: false })
  })

  test('leaving frees a place only if there was one', () => {
    for (const answer of ['maybe', 'no'] as const) {
      expect(askedFor('going', answer)).toEqual({ state: answer, frees: true })
      expect(askedFor('offered', answer)).toEqual({ state: answer, frees: true })
      expect(askedFor('waiting', answer)).toEqual({ state: answer, frees: false })
      expect(askedFor(null, answer)).toEqual({ state: answer, frees: false })
    }
  })
})

describe('Offers of the waiting list (requirement E-7)', () => {
  test('last 24 hours, and less when the start is near', () => {
    expect(offerUntil(start - 100 * HOUR, start)).toBe(start - 76 * HOUR)
    expect(offerUntil(start - 20 * HOUR, start)).toBe(start - 12 * HOUR)
    expect(offerUntil(start - 12.5 * HOUR, start)).toBe(start - 11.5 * HOUR)
  })

  test('are not made in the last 12 hours: the place is assigned immediately', () => {
    expect(offerUntil(start - 12 * HOUR, start)).toBeNull()
    expect(offerUntil(start - HOUR, start)).toBeNull()
  })
})

test('The number of people who are going follows an answer at once', () => {
  expect([takenAfter(6, null, 'going'), takenAfter(6, 'maybe', 'going'), takenAfter(7, 'going', 'no'), takenAfter(6, 'going', 'going'), takenAfter(6, null, 'waiting')]).toEqual([7, 7, 6, 6, 6])
})

test('only who goes to a full event is asked before another answer', () => {
  expect(givesUpPlace('going', 'no', true)).toBe(true)
  expect(givesUpPlace('going', 'maybe', true)).toBe(true)
  expect([givesUpPlace('going', 'going', true), givesUpPlace('going', 'no', false), givesUpPlace('waiting', 'no', true), givesUpPlace(null, 'no', true)]).toEqual([false, false, false, false])
})
