import { describe, expect, test } from 'vitest'
import { undoneBy, askedFor, givenUp, offerUntil, takenAfter } from './rsvp.ts'

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

test('giving up a place of a full event or a place in the line is asked about first', () => {
  expect([givenUp('going', 'no', true), givenUp('going', 'maybe', true)]).toEqual(['place', 'place'])
  expect([givenUp('offered', 'no', true), givenUp('offered', 'maybe', false), givenUp('offered', 'going', true)]).toEqual(['offer', 'offer', null])
  expect([givenUp('waiting', 'no', true), givenUp('waiting', 'maybe', false)]).toEqual(['wait', 'wait'])
  expect([givenUp('going', 'going', true), givenUp('waiting', 'going', true), givenUp('going', 'no', false), givenUp('maybe', 'no', true), givenUp(null, 'no', true)]).toEqual([null, null, null, null, null])
})

test('a “no” can be taken back by the answer before it, but a wait or a place of a full event cannot', () => {
  expect([undoneBy('going', 'no', false), undoneBy('maybe', 'no', false), undoneBy('waiting', 'no', false), undoneBy(null, 'no', false), undoneBy('going', 'maybe', false)]).toEqual(['going', 'maybe', null, null, null])
  expect([undoneBy('going', 'no', true), undoneBy('maybe', 'no', true)]).toEqual([null, 'maybe'])
})
