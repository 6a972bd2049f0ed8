import { describe, expect, test } from 'vitest'
import { dayOf, isoDay } from '#features/activity/rules/calendar-day.ts'
import { dayAfterKey, shiftMonth, weeksOf } from './month-grid.ts'

describe('The month calendar (requirement E-5)', () => {
  test('has whole weeks from Monday', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks.map((week) => isoDay(week[0]!))).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'])
    expect(weeksOf('2027-02')).toHaveLength(4)
  })

  test('goes from month to month over the end of a year', () => {
    expect([shiftMonth('2026-12', 1), shiftMonth('2027-01', -1), shiftMonth('2026-11', 14)]).toEqual(['2027-01', '2026-12', '2028-01'])
  })

  test('moves with the keys of a grid', () => {
    const from = (key: string) => isoDay(dayAfterKey(dayOf(2027, 1, 31), key)!)
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map(from)).toEqual(['2027-01-30', '2027-02-01', '2027-01-24', '2027-02-07', '2027-01-25', '2027-01-31'])
    expect([from('PageUp'), from('PageDown')]).toEqual(['2026-12-31', '2027-02-28'])
    expect(dayAfterKey(0, 'a')).toBeNull()
  })
})
