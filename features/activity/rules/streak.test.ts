import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDay, dayOf } from './calendar-day.ts'
import { keptDays } from './kept-days.ts'
import { presentStreak } from './streak.ts'

const TODAY = dayOf(2026, 11, 21)

const after = (...days: number[]) => keptDays(days.toSorted((a, b) => a - b).map((day) => ({ day, count: 1 })))
const daysAgo = (...ago: number[]) => after(...ago.map((one) => TODAY - one))
const row = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at)

describe('The streak (requirements R-14, L-2)', () => {
  test('it reaches to today or to yesterday, for today is not over', () => {
    expect(presentStreak(daysAgo(2, 1, 0), TODAY).days).toBe(3)
    expect(presentStreak(daysAgo(3, 2, 1), TODAY).days).toBe(3)
    expect(presentStreak(daysAgo(4, 3, 2), TODAY).days).toBe(0)
    expect(presentStreak([], TODAY)).toEqual({ days: 0, freezes: 0, frozen: [] })
  })

  test('whoever flew west may have been active on what is tomorrow here; that ends no streak', () => {
    expect(presentStreak(daysAgo(0, -1), TODAY).days).toBe(2)
    expect(presentStreak(daysAgo(1, 0, -30), TODAY).days).toBe(2)
  })

  test('seven days in a row earn a freeze, fourteen two, and more than two are not kept', () => {
    expect([6, 7, 13, 14, 40].map((length) => presentStreak(daysAgo(...row(length - 1, 0)), TODAY).freezes)).toEqual([0, 1, 1, 2, 2])
  })

  test('a missed day uses up a freeze by itself and lengthens nothing; without one the streak is over', () => {
    expect(presentStreak(daysAgo(...row(8, 2)), TODAY)).toEqual({ days: 7, freezes: 0, frozen: [TODAY - 1] })
    expect(presentStreak(daysAgo(...row(9, 3)), TODAY)).toEqual({ days: 0, freezes: 0, frozen: [TODAY - 2] })
    expect(presentStreak(daysAgo(...row(8, 2), 0), TODAY)).toEqual({ days: 8, freezes: 0, frozen: [] })
    expect(presentStreak(daysAgo(...row(16, 3)), TODAY)).toEqual({ days: 14, freezes: 0, frozen: [TODAY - 2, TODAY - 1] })
  })

  test('the seven days are counted anew after a day that was kept', () => {
    const frozenOnce = [...row(13, 7), ...row(5, 0)]
    expect(presentStreak(daysAgo(...frozenOnce), TODAY)).toMatchObject({ days: 13, freezes: 0 })
    expect(presentStreak(daysAgo(...frozenOnce), TODAY + 1)).toMatchObject({ days: 13 })
    expect(presentStreak(daysAgo(...frozenOnce, -1), TODAY + 1)).toMatchObject({ days: 14, freezes: 1 })
  })

  test('a day that goes by without anything takes at most one freeze, and gives none', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 })
    fc.assert(
      fc.property(some, (ago) => {
        const days = daysAgo(...ago)
        const [today, tomorrow] = [presentStreak(days, TODAY), presentStreak(days, TODAY + 1)]
        expect(today.freezes - tomorrow.freezes).toBeGreaterThanOrEqual(0)
        expect(today.freezes - tomorrow.freezes).toBeLessThanOrEqual(1)
        expect([0, today.days]).toContain(tomorrow.days)
        if (today.freezes > 0) expect(tomorrow.days).toBe(today.days)
      }),
    )
  })

  test('one more day of activity, whenever it comes to be known, never shortens a streak', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 40 })
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 40 }), (ago, late) => {
        const known = presentStreak(daysAgo(...ago), TODAY).days
        expect(presentStreak(daysAgo(...new Set([...ago, late])), TODAY).days).toBeGreaterThanOrEqual(known)
      }),
      { numRuns: 2000 },
    )
  })

  test('who is active once on each day of their calendar has them all in a row, in every zone, over every change of the clocks', () => {
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Pacific/Kiritimati', 'America/St_Johns', 'Asia/Tehran')
    const HOUR = 3600 * 1000
    fc.assert(
      fc.property(zone, fc.integer({ min: 18_000, max: 21_000 }), fc.integer({ min: 1, max: 380 }), (zone, first, length) => {
        // Every four hours: no day is shorter than that.
        const moments = Array.from({ length: length * 6 }, (_, at) => first * 24 * HOUR + at * 4 * HOUR)
        const days = new Set(moments.map((at) => calendarDay(at, zone)))
        const today = calendarDay(moments.at(-1)!, zone)
        expect(presentStreak(after(...days), today)).toMatchObject({ days: days.size, frozen: [] })
        expect(days.size).toBeGreaterThanOrEqual(length)
      }),
      { numRuns: 60 },
    )
  })

  test('over the date line: eastwards a date is left out, which a freeze keeps; westwards one comes twice and counts once', () => {
    const DAY = 24 * 3600 * 1000
    // Apia had no 30th of December 2011.
    const samoa = Array.from({ length: 12 }, (_, at) => calendarDay(Date.parse('2011-12-22T20:00Z') + at * DAY, 'Pacific/Apia'))
    expect(presentStreak(after(...new Set(samoa)), samoa.at(-1)!)).toMatchObject({ days: 12, freezes: 0 })
    const home = Array.from({ length: 7 }, (_, at) => calendarDay(Date.parse('2026-05-04T22:00Z') + at * DAY, 'Pacific/Auckland'))
    const there = calendarDay(Date.parse('2026-05-11T08:00Z'), 'Pacific/Honolulu')
    expect(home).toContain(there)
    expect(presentStreak(after(...new Set([...home, there])), there).days).toBe(7)
  })
})
