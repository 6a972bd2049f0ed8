import { expect, test } from 'vitest'
import { ownTimeText, sheetParts, whenText, zoneText } from './event-times.ts'

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

test('E-4 readers see their own time, with the day where it is another one', () => {
  const [start, end] = [at('2026-11-26T17:00Z'), at('2026-11-26T18:30Z')]
  expect(ownTimeText(start, end, 'Europe/Berlin', 'America/New_York')).toBe('12:00 – 1:30 PM, New York time (GMT-5)')
  expect(ownTimeText(start, end, 'Europe/Berlin', 'Asia/Tokyo')).toBe('Fri, Nov 27, 2:00 – 3:30 AM, Tokyo time (GMT+9)')
  // Over midnight for the reader alone.
  expect(ownTimeText(start, end, 'Europe/Berlin', 'Asia/Kolkata')).toBe('Thu, Nov 26, 10:30 PM – Fri, Nov 27, 12:00 AM, Kolkata time (GMT+5:30)')
  expect(ownTimeText(start, end, 'Europe/Berlin', 'Europe/Paris')).toBeNull()
})
