import { describe, expect, test } from 'vitest'
import { recurrenceText, seriesDays, shiftDays, type Recurrence } from './recurrence.ts'

const days = (start: string, recurrence: Recurrence, count: number) => seriesDays(start, recurrence, count).map((shift) => shiftDays(start, shift))

describe('Series of dates (requirement E-3)', () => {
  test('every week and every two weeks, over the end of a year', () => {
    expect(days('2026-12-17T18:00', 'weekly', 3)).toEqual(['2026-12-17T18:00', '2026-12-24T18:00', '2026-12-31T18:00'])
    expect(days('2026-12-24T18:00', 'biweekly', 2)).toEqual(['2026-12-24T18:00', '2027-01-07T18:00'])
  })

  test('the same weekday of each month', () => {
    // Second Tuesdays.
    expect(days('2026-11-10T09:30', 'monthly', 4)).toEqual(['2026-11-10T09:30', '2026-12-08T09:30', '2027-01-12T09:30', '2027-02-09T09:30'])
  })

  test('a fifth weekday is the last one of a month that has four', () => {
    // The fifth Friday of January; February and March have four.
    expect(days('2027-01-29T20:00', 'monthly', 4)).toEqual(['2027-01-29T20:00', '2027-02-26T20:00', '2027-03-26T20:00', '2027-04-30T20:00'])
  })

  test('a single date has no text of its recurrence', () => {
    expect(seriesDays('2026-11-10T09:30', 'none', 1)).toEqual([0])
    expect(recurrenceText('2026-11-10T09:30', 'none', 1)).toBeNull()
    expect(recurrenceText('2026-11-10T09:30', 'monthly', 6)).toBe('Every month on the second Tuesday, 6 dates')
    expect(recurrenceText('2027-01-29T20:00', 'monthly', 3)).toBe('Every month on the last Friday, 3 dates')
    expect(recurrenceText('2026-11-12T09:30', 'biweekly', 6)).toBe('Every second Thursday, 6 dates')
  })
})
