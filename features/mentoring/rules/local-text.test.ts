import { expect, test } from 'vitest'
import { localDay, localText } from './local-text.ts'

test('a date without a zone is read as it is written', () => {
  expect([localText('2026-11-30T23:59'), localText('2026-01-02T00:05'), localText('2026-06-09T12:00')]).toEqual(['Nov 30, 2026, 11:59 PM', 'Jan 2, 2026, 12:05 AM', 'Jun 9, 2026, 12:00 PM'])
  expect(localDay('2026-12-05T08:00')).toBe('Dec 5')
})
