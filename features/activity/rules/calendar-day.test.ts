import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDay, dateOf, dayOf, isoDay, isTimeZone, weekdayOf } from './calendar-day.ts'
import { startOfDay } from './start-of-day.ts'

const HOUR = 3600 * 1000
const DAY = 24 * HOUR
const at = (text: string) => Date.parse(text)

const ZONES = [
  'UTC', 'Africa/Lagos', 'America/Sao_Paulo', 'America/New_York', 'America/Los_Angeles', 'America/St_Johns', 'Europe/Berlin', 'Europe/Dublin',
  'Africa/Casablanca', 'Asia/Kathmandu', 'Asia/Tehran', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Chatham', 'Pacific/Apia', 'Pacific/Honolulu',
  'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Etc/GMT+12',
]
const zone = fc.constantFrom(...ZONES)
const moment = fc.integer({ min: at('1971-01-01T00:00Z'), max: at('2060-01-01T00:00Z') })

/** An independent implementation: adds the UTC offset of the zone. */
function dayByOffset(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment)
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(parts.find(({ type }) => type === 'timeZoneName')!.value) ?? []
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return Math.floor((moment + (sign === '+' ? offset : -offset)) / DAY)
}

describe('The calendar day (requirement R-13)', () => {
  test('is the date in the time zone of the person', () => {
    expect(isoDay(calendarDay(at('2026-03-01T23:30:00Z'), 'Asia/Tokyo'))).toBe('2026-03-02')
    expect(isoDay(calendarDay(at('2026-03-01T23:30:00Z'), 'America/Bogota'))).toBe('2026-03-01')
    expect(isoDay(calendarDay(at('2026-03-02T03:30:00Z'), 'America/Bogota'))).toBe('2026-03-01')
  })

  test('matches the UTC offset at any time in any zone', () => {
    fc.assert(fc.property(moment, zone, (moment, zone) => calendarDay(moment, zone) === dayByOffset(moment, zone)), { numRuns: 2000 })
  })

  test('never decreases over time, across changes of the UTC offset', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 40 * DAY }), zone, (moment, more, zone) => {
        expect(calendarDay(moment + more, zone)).toBeGreaterThanOrEqual(calendarDay(moment, zone))
      }),
      { numRuns: 2000 },
    )
  })

  test('has 23 hours when clocks go forward, and 25 when they go back', () => {
    const hoursOf = (day: string, zone: string) => {
      const [year, month, date] = day.split('-').map(Number) as [number, number, number]
      const expected = dayOf(year, month, date)
      const from = Date.UTC(year, month - 1, date) - 30 * HOUR
      return Array.from({ length: 90 * 4 }, (_, quarter) => calendarDay(from + (quarter * HOUR) / 4, zone)).filter((one) => one === expected).length / 4
    }
    expect(hoursOf('2026-03-29', 'Europe/Berlin')).toBe(23)
    expect(hoursOf('2026-10-25', 'Europe/Berlin')).toBe(25)
    expect(hoursOf('2026-03-08', 'America/New_York')).toBe(23)
    expect(hoursOf('2026-11-01', 'America/New_York')).toBe(25)
    expect(hoursOf('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5)
    expect(hoursOf('2026-06-01', 'Europe/Berlin')).toBe(24)
  })

  test('changes by up to two days when someone crosses the date line', () => {
    // From Auckland to Honolulu in nine hours: the arrival is on the previous date.
    const departure = at('2026-05-10T22:00:00Z')
    expect(isoDay(calendarDay(departure, 'Pacific/Auckland'))).toBe('2026-05-11')
    expect(isoDay(calendarDay(departure + 9 * HOUR, 'Pacific/Honolulu'))).toBe('2026-05-10')
    // And back: the 11th there is the 12th here.
    expect(isoDay(calendarDay(at('2026-05-11T10:30:00Z'), 'Pacific/Honolulu'))).toBe('2026-05-11')
    expect(isoDay(calendarDay(at('2026-05-11T12:30:00Z'), 'Pacific/Auckland'))).toBe('2026-05-12')
    fc.assert(
      fc.property(moment, zone, zone, (moment, from, to) => {
        expect(Math.abs(calendarDay(moment, from) - calendarDay(moment, to))).toBeLessThanOrEqual(2)
      }),
    )
    // Samoa moved across the date line and skipped 30 December 2011.
    const days = Array.from({ length: 96 }, (_, hour) => calendarDay(at('2011-12-29T00:00Z') + hour * HOUR, 'Pacific/Apia'))
    expect(days).not.toContain(dayOf(2011, 12, 30))
    expect(new Set(days)).toContain(dayOf(2011, 12, 31))
  })

  test('startOfDay is its first moment, in every zone', () => {
    expect(startOfDay(dayOf(2026, 3, 2), 'Asia/Tokyo')).toBe(at('2026-03-01T15:00:00Z'))
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 32_000 }), zone, (day, zone) => {
        const begin = startOfDay(day, zone)
        // The day that Samoa skipped starts with the next one.
        expect(calendarDay(begin, zone)).toBeGreaterThanOrEqual(day)
        expect(calendarDay(begin - 1000, zone)).toBeLessThan(day)
      }),
    )
  })

  test('uses UTC for an unknown zone', () => {
    expect(calendarDay(at('2026-03-01T23:30:00Z'), 'Nowhere/At_All')).toBe(calendarDay(at('2026-03-01T23:30:00Z'), 'UTC'))
    expect(['UTC', 'Europe/Kyiv', 'Nowhere', '', 'x'.repeat(65)].map(isTimeZone)).toEqual([true, true, false, false, false])
  })

  test('converts days to dates and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
        const { year, month, day: date } = dateOf(day)
        expect(dayOf(year, month, date)).toBe(day)
        const same = new Date(day * DAY)
        expect([year, month, date]).toEqual([same.getUTCFullYear(), same.getUTCMonth() + 1, same.getUTCDate()])
        expect(weekdayOf(day)).toBe((same.getUTCDay() + 6) % 7)
      }),
    )
  })
})

