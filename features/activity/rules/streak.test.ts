import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDay, dayOf } from './calendar-day.ts'
import { activityDays } from './activity-days.ts'
import { currentStreak } from './streak.ts'

const TODAY = dayOf(2026, 11, 21)

const after = (...days: number[]) => activityDays(days.toSorted((a, b) => a - b).map((day) => ({ day, count: 1 })))
const daysAgo = (...ago: number[]) => after(...ago.map((one) => TODAY - one))
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at)

describe('The streak (requirements R-14, L-2)', () => {
  test('reaches today or yesterday, because today is not over', () => {
    expect(currentStreak(daysAgo(2, 1, 0), TODAY).days).toBe(3)
    expect(currentStreak(daysAgo(3, 2, 1), TODAY).days).toBe(3)
    expect(currentStreak(daysAgo(4, 3, 2), TODAY).days).toBe(0)
    expect(currentStreak([], TODAY)).toEqual({ days: 0, freezes: 0, frozen: [] })
  })

  test('continues when activity is dated tomorrow, after travelling west', () => {
    expect(currentStreak(daysAgo(0, -1), TODAY).days).toBe(2)
    expect(currentStreak(daysAgo(1, 0, -30), TODAY).days).toBe(2)
  })

  test('earns a freeze for every seven days, at most two', () => {
    expect([6, 7, 13, 14, 40].map((length) => currentStreak(daysAgo(...range(length - 1, 0)), TODAY).freezes)).toEqual([0, 1, 1, 2, 2])
  })

  test('uses a freeze for a missed day, which does not count; without one it ends', () => {
    expect(currentStreak(daysAgo(...range(8, 2)), TODAY)).toEqual({ days: 7, freezes: 0, frozen: [TODAY - 1] })
    expect(currentStreak(daysAgo(...range(9, 3)), TODAY)).toEqual({ days: 0, freezes: 0, frozen: [TODAY - 2] })
    expect(currentStreak(daysAgo(...range(8, 2), 0), TODAY)).toEqual({ days: 8, freezes: 0, frozen: [] })
    expect(currentStreak(daysAgo(...range(16, 3)), TODAY)).toEqual({ days: 14, freezes: 0, frozen: [TODAY - 2, TODAY - 1] })
  })

  test('counts the seven days from the start after a covered day', () => {
    const frozenOnce = [...range(13, 7), ...range(5, 0)]
    expect(currentStreak(daysAgo(...frozenOnce), TODAY)).toMatchObject({ days: 13, freezes: 0 })
    expect(currentStreak(daysAgo(...frozenOnce), TODAY + 1)).toMatchObject({ days: 13 })
    expect(currentStreak(daysAgo(...frozenOnce, -1), TODAY + 1)).toMatchObject({ days: 14, freezes: 1 })
  })

  test('loses at most one freeze for a day without activity', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 })
    fc.assert(
      fc.property(some, (ago) => {
        const days = daysAgo(...ago)
        const [today, tomorrow] = [currentStreak(days, TODAY), currentStreak(days, TODAY + 1)]
        expect(today.freezes - tomorrow.freezes).toBeGreaterThanOrEqual(0)
        expect(today.freezes - tomorrow.freezes).toBeLessThanOrEqual(1)
        expect([0, today.days]).toContain(tomorrow.days)
        if (today.freezes > 0) expect(tomorrow.days).toBe(today.days)
      }),
    )
  })

  test('never gets shorter when a day of activity is added later', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 40 })
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 40 }), (ago, late) => {
        const known = currentStreak(daysAgo(...ago), TODAY).days
        expect(currentStreak(daysAgo(...new Set([...ago, late])), TODAY).days).toBeGreaterThanOrEqual(known)
      }),
      { numRuns: 2000 },
    )
  })

  test('contains every day with activity, in every zone and across changes of the UTC offset', () => {
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Kiritimati', 'America/St_Johns', 'Asia/Tehran')
    const HOUR = 3600 * 1000
    fc.assert(
      fc.property(zone, fc.integer({ min: 18_000, max: 21_000 }), fc.integer({ min: 1, max: 380 }), (zone, first, length) => {
        // Every four hours, because no day is shorter.
        const moments = Array.from({ length: length * 6 }, (_, at) => first * 24 * HOUR + at * 4 * HOUR)
        const days = new Set(moments.map((at) => calendarDay(at, zone)))
        const today = calendarDay(moments.at(-1)!, zone)
        expect(currentStreak(after(...days), today)).toMatchObject({ days: days.size, frozen: [] })
        expect(days.size).toBeGreaterThanOrEqual(length)
      }),
      { numRuns: 60 },
    )
  })

  test('crosses the date line: eastwards a freeze covers the skipped date, westwards a repeated date counts once', () => {
    const DAY = 24 * 3600 * 1000
    // Apia skipped 30 December 2011.
    const samoa = Array.from({ length: 12 }, (_, at) => calendarDay(Date.parse('2011-12-22T20:00Z') + at * DAY, 'Pacific/Apia'))
    expect(currentStreak(after(...new Set(samoa)), samoa.at(-1)!)).toMatchObject({ days: 12, freezes: 0 })
    const home = Array.from({ length: 7 }, (_, at) => calendarDay(Date.parse('2026-05-04T22:00Z') + at * DAY, 'Pacific/Auckland'))
    const there = calendarDay(Date.parse('2026-05-11T08:00Z'), 'Pacific/Honolulu')
    expect(home).toContain(there)
    expect(currentStreak(after(...new Set([...home, there])), there).days).toBe(7)
  })
})
