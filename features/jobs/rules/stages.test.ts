import { describe, expect, test } from 'vitest'
import { applicationText, cardState, countsOf } from './stages.ts'

describe('What the card of a job offers', () => {
  test.each([
    [{ isOpen: true, stage: undefined, applicationState: undefined }, 'open'],
    [{ isOpen: true, stage: 'Saved', applicationState: null }, 'open'],
    [{ isOpen: true, stage: 'Interview', applicationState: 'new' }, 'applied'],
    [{ isOpen: true, stage: 'Closed', applicationState: null }, 'tracked'],
    [{ isOpen: true, stage: 'Closed', applicationState: 'withdrawn' }, 'tracked'],
    [{ isOpen: false, stage: 'Applied', applicationState: 'new' }, 'closed'],
  ] as const)('%o: %s', (job, state) => {
    expect(cardState(job)).toBe(state)
  })
})

test('an application that the company has not answered is sent, for the applicant', () => {
  expect(applicationText('new')).toBe('Sent')
  expect(applicationText('reviewing')).toBe('In review')
})

test('V-6 applications are counted by state, without the states that no one is in and that are not chosen', () => {
  expect(countsOf([], null)).toEqual([])
  expect(countsOf([{ state: 'new' }], 'offer')).toEqual([{ state: 'new', count: 1 }, { state: 'offer', count: 0 }])
  expect(countsOf([{ state: 'declined' }, { state: 'new' }, { state: 'declined' }], null)).toEqual([{ state: 'new', count: 1 }, { state: 'declined', count: 2 }])
})
