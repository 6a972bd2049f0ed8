import { describe, expect, test } from 'vitest'
import { Refusal } from '#platform/rules/refusals.ts'
import { enteredInstant, instantOf, localTimeOf } from './zoned-time.ts'

const entered = (local: string, zone: string, fold: 'earlier' | 'later' | null = null) => enteredInstant(local, zone, { field: 'startsAt', fold }).toISOString()
const fieldsOf = (action: () => unknown) => {
  try {
    action()
  } catch (error) {
    return error instanceof Refusal ? Object.keys(error.fields) : error
  }
  return null
}

describe('Times in zones (requirement E-3)', () => {
  test('a weekly event keeps its local time across clock changes', () => {
    expect([instantOf('2026-10-18T18:00', 'Europe/Berlin'), instantOf('2026-10-25T18:00', 'Europe/Berlin')].map((at) => at.toISOString())).toEqual(['2026-10-18T16:00:00.000Z', '2026-10-25T17:00:00.000Z'])
    expect(localTimeOf(new Date('2026-03-29T16:00Z'), 'Europe/Berlin')).toBe('2026-03-29T18:00')
    // Half an hour.
    expect(instantOf('2026-10-04T12:00', 'Australia/Lord_Howe').toISOString()).toBe('2026-10-04T01:00:00.000Z')
  })

  test('an hour that a zone skips is refused when someone enters it, and moves on within a series', () => {
    expect(fieldsOf(() => entered('2026-03-29T02:30', 'Europe/Berlin'))).toEqual(['startsAt'])
    expect(localTimeOf(instantOf('2026-03-29T02:30', 'Europe/Berlin'), 'Europe/Berlin')).toBe('2026-03-29T03:30')
  })

  test('an hour that a zone has twice needs a choice', () => {
    expect(fieldsOf(() => entered('2026-10-25T02:30', 'Europe/Berlin'))).toEqual(['fold'])
    expect([entered('2026-10-25T02:30', 'Europe/Berlin', 'earlier'), entered('2026-10-25T02:30', 'Europe/Berlin', 'later')]).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
  })
})
