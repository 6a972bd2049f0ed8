import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDay, dateOf, dayOf, isoDay, isTimeZone, weekdayOf } from './calendar-day.ts'
import { momentOfDay } from './moment-of-day.ts'

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

/** The day by another way: the clock's distance from UTC at that moment, added by hand. */
function dayByOffset(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment)
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] =
    /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(parts.find(({ type }) => type === 'timeZoneName')!.value) ?? []
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return Math.floor((moment + (sign === '+' ? offset : -offset)) / DAY)
}

describe('The calendar day (requirement R-13)', () => {
  test('it is what the person’s own calendar says', () => {
    expect(isoDay(calendarDay(at('2026-03-01T23:30:00Z'), 'Asia/Tokyo'))).toBe('2026-03-02')
    expect(isoDay(calendarDay(at('2026-03-01T23:30:00Z'), 'America/Bogota'))).toBe('2026-03-01')
    expect(isoDay(calendarDay(at('2026-03-02T03:30:00Z'), 'America/Bogota'))).toBe('2026-03-01')
  })

  test('at any moment in any zone it is the day of the clock on the wall', () => {
    fc.assert(fc.property(moment, zone, (moment, zone) => calendarDay(moment, zone) === dayByOffset(moment, zone)), { numRuns: 2000 })
  })

  test('a later moment never has an earlier day, over every change of the clocks', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 40 * DAY }), zone, (moment, more, zone) => {
        expect(calendarDay(moment + more, zone)).toBeGreaterThanOrEqual(calendarDay(moment, zone))
      }),
      { numRuns: 2000 },
    )
  })

  test('on the nights on which clocks change, each day is one: 23 hours in spring, 25 in autumn', () => {
    const hoursOf = (day: string, zone: string) => {
      const [year, month, date] = day.split('-').map(Number) as [number, number, number]
      const wanted = dayOf(year, month, date)
      const from = Date.UTC(year, month - 1, date) - 30 * HOUR
      return Array.from({ length: 90 * 4 }, (_, quarter) => calendarDay(from + (quarter * HOUR) / 4, zone)).filter((one) => one === wanted).length / 4
    }
    expect(hoursOf('2026-03-29', 'Europe/Berlin')).toBe(23)
    expect(hoursOf('2026-10-25', 'Europe/Berlin')).toBe(25)
    expect(hoursOf('2026-03-08', 'America/New_York')).toBe(23)
    expect(hoursOf('2026-11-01', 'America/New_York')).toBe(25)
    expect(hoursOf('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5)
    expect(hoursOf('2026-06-01', 'Europe/Berlin')).toBe(24)
  })

  test('a journey across the date line takes the day of where one is: two on one date, or a date left out', () => {
    // From Auckland to Honolulu in nine hours: one lands on the day before, or at the earliest on the same.
    const takeOff = at('2026-05-10T22:00:00Z')
    expect(isoDay(calendarDay(takeOff, 'Pacific/Auckland'))).toBe('2026-05-11')
    expect(isoDay(calendarDay(takeOff + 9 * HOUR, 'Pacific/Honolulu'))).toBe('2026-05-10')
    // And back: what was the eleventh there is the twelfth here.
    expect(isoDay(calendarDay(at('2026-05-11T10:30:00Z'), 'Pacific/Honolulu'))).toBe('2026-05-11')
    expect(isoDay(calendarDay(at('2026-05-11T12:30:00Z'), 'Pacific/Auckland'))).toBe('2026-05-12')
    fc.assert(
      fc.property(moment, zone, zone, (moment, from, to) => {
        expect(Math.abs(calendarDay(moment, from) - calendarDay(moment, to))).toBeLessThanOrEqual(2)
      }),
    )
    // Samoa itself crossed it: the 30th of December 2011 was on no calendar there.
    const days = Array.from({ length: 96 }, (_, hour) => calendarDay(at('2011-12-29T00:00Z') + hour * HOUR, 'Pacific/Apia'))
    expect(days).not.toContain(dayOf(2011, 12, 30))
    expect(new Set(days)).toContain(dayOf(2011, 12, 31))
  })

  test('a day begins at the first moment that is on it, in every zone', () => {
    expect(momentOfDay(dayOf(2026, 3, 2), 'Asia/Tokyo')).toBe(at('2026-03-01T15:00:00Z'))
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 32_000 }), zone, (day, zone) => {
        const begin = momentOfDay(day, zone)
        // Samoa left a day out: it begins with the one after it.
        expect(calendarDay(begin, zone)).toBeGreaterThanOrEqual(day)
        expect(calendarDay(begin - 1000, zone)).toBeLessThan(day)
      }),
    )
  })

  test('an unknown zone counts as UTC', () => {
    expect(calendarDay(at('2026-03-01T23:30:00Z'), 'Nowhere/At_All')).toBe(calendarDay(at('2026-03-01T23:30:00Z'), 'UTC'))
    expect(['UTC', 'Europe/Kyiv', 'Nowhere', '', 'x'.repeat(65)].map(isTimeZone)).toEqual([true, true, false, false, false])
  })

  test('days and dates are two names of one thing', () => {
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

