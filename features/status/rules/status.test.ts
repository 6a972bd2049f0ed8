import { describe, expect, test } from 'vitest'
import { historyRows } from './history-rows.ts'
import { availability, fillDays, firstDayOf, HISTORY_DAYS, isStale, slotOf, stateOfDay, sumOf } from './status.ts'
import { dayResult, dayText, overallText } from './status-texts.ts'

const NOW = new Date('2026-11-27T08:43:21Z')
const FIRST = '2026-08-30'
const day = (iso: string, checks: number, slow = 0, failed = 0) => ({ day: iso, checks, slow, failed })

describe('The history of a part (requirement P-41)', () => {
  test('has 90 days until today, and none of them is made up', () => {
    expect(firstDayOf(NOW)).toBe(FIRST)
    const days = fillDays(FIRST, [day('2026-11-26', 288, 2, 1), day('2026-11-27', 100)])
    expect(days).toHaveLength(HISTORY_DAYS)
    expect([days[0]!.day, days.at(-1)!.day]).toEqual([FIRST, '2026-11-27'])
    expect(days.filter(({ checks }) => checks > 0)).toHaveLength(2)
    expect(days.map(stateOfDay).filter((state) => state !== null)).toEqual(['failing', 'working'])
  })

  test('adds up, and a failure never looks like 100%', () => {
    const sum = sumOf(fillDays(FIRST, [day('2026-10-01', 288, 3), day('2026-11-26', 288, 2, 1), day('2026-11-27', 100)]))
    expect(sum).toEqual({ days: 3, checks: 676, slow: 5, failed: 1 })
    expect(availability(sum)).toBe('99.85%')
    expect([availability({ checks: 100_000, failed: 1 }), availability({ checks: 12, failed: 0 }), availability({ checks: 0, failed: 0 })]).toEqual(['99.99%', '100%', null])
  })

  test('shows days without any check as one row', () => {
    const empty = { checks: 0, slow: 0, failed: 0 }
    const judge = fillDays(FIRST, [day('2026-11-20', 12, 0, 4), day('2026-11-27', 100)])
    const email = fillDays(FIRST, [day('2026-11-27', 100)])
    const rows = historyRows(FIRST, [judge, email])
    expect(rows.map(({ from, until, counts }) => [from, until, counts?.map(({ checks }) => checks) ?? null])).toEqual([
      ['2026-11-27', '2026-11-27', [100, 100]],
      ['2026-11-21', '2026-11-26', null],
      ['2026-11-20', '2026-11-20', [12, 0]],
      [FIRST, '2026-11-19', null],
    ])
    expect(dayResult(empty)).toBe('Not measured')
  })
})

describe('A check (requirement P-41)', () => {
  test('counts for five minutes, and says nothing about now after a quarter of an hour', () => {
    expect(new Date(slotOf(NOW)).toISOString()).toBe('2026-11-27T08:40:00.000Z')
    expect([isStale(new Date('2026-11-27T08:30:00Z'), NOW), isStale(new Date('2026-11-27T08:25:00Z'), NOW)]).toEqual([false, true])
  })

  test('is described in words', () => {
    expect(dayText('2026-11-27')).toBe('Nov 27')
    expect([dayResult(day('', 288)), dayResult(day('', 288, 2)), dayResult(day('', 288, 2, 15))]).toEqual([
      'Working', 'Slow in 2 of 288 checks (about 10 minutes)', 'Not working in 15 of 288 checks (about 1 h 15 min)',
    ])
  })

  test('that fails shows in the state of the site', () => {
    const [pages, judge] = [{ label: 'Pages', state: 'working' as const }, (state: 'working' | 'slow' | 'failing' | null) => ({ label: 'Judge', state })]
    expect([overallText([pages, judge('working')]).text, overallText([pages, judge('slow')]).text, overallText([pages, judge('failing')]).text, overallText([pages, judge(null)]).text, overallText([]).text]).toEqual([
      'Everything is working', 'Slow: Judge', 'Not working: Judge', 'Not measured', 'Not measured',
    ])
  })
})
