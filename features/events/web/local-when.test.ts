import { afterAll, expect, test, vi } from 'vitest'
import { localOwnText } from './local-when.ts'

// The locale of the browser is that of the machine here.
const { DateTimeFormat } = Intl
const inEnglish = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (_locale, options) {
  return new DateTimeFormat('en', options)
})
afterAll(() => inEnglish.mockRestore())

const at = (text: string) => new Date(text)

test('E-4 readers see their own time, with the day where it is another one', () => {
  const [start, end] = [at('2026-11-26T17:00Z'), at('2026-11-26T18:30Z')]
  expect(localOwnText(start, end, 'Europe/Berlin', 'America/New_York')).toBe('12:00 – 1:30 PM, New York time (GMT-5)')
  expect(localOwnText(start, end, 'Europe/Berlin', 'Asia/Tokyo')).toBe('Fri, Nov 27, 2:00 – 3:30 AM, Tokyo time (GMT+9)')
  // Over midnight for the reader alone.
  expect(localOwnText(start, end, 'Europe/Berlin', 'Asia/Kolkata')).toBe('Thu, Nov 26, 10:30 PM – Fri, Nov 27, 12:00 AM, Kolkata time (GMT+5:30)')
  expect(localOwnText(start, end, 'Europe/Berlin', 'Europe/Paris')).toBeNull()
})
