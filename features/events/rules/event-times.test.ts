import { expect, test } from 'vitest'
import { sheetParts, whenText, zoneText } from './event-times.ts'

const at = (text: string) => new Date(text)

test('E-4 the time of an event names its zone, before and after the clocks change', () => {
  expect(whenText(at('2026-10-24T16:00Z'), at('2026-10-24T17:30Z'), 'Europe/Berlin')).toBe('Sat, Oct 24, 2026, 6:00 – 7:30 PM, Berlin time (GMT+2)')
  expect(whenText(at('2026-10-25T17:00Z'), at('2026-10-25T18:30Z'), 'Europe/Berlin')).toBe('Sun, Oct 25, 2026, 6:00 – 7:30 PM, Berlin time (GMT+1)')
  expect(whenText(at('2026-10-25T17:00Z'), at('2026-10-25T18:30Z'), 'Asia/Kolkata')).toContain('Kolkata time (GMT+5:30)')
  expect(whenText(at('2026-10-25T17:00Z'), at('2026-10-25T18:30Z'), 'America/Sao_Paulo')).toContain('São Paulo time (GMT-3)')
  expect(zoneText(at('2026-10-25T17:00Z'), 'America/Argentina/Buenos_Aires')).toBe('Buenos Aires time (GMT-3)')
  expect(zoneText(at('2026-10-25T17:00Z'), 'UTC')).toBe('UTC')
})

test('E-4 a calendar sheet shows the day in the zone', () => {
  expect(sheetParts(at('2026-12-31T23:30Z'), 'Asia/Tokyo')).toEqual({ month: 'Jan', day: '1', weekday: 'Fri' })
})
