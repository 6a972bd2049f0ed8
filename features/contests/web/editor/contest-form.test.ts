import { expect, test } from 'vitest'
import { dayAndTime } from '#platform/web/ui/time-words.ts'
import { endHint } from './contest-form.ts'

test('the length of a contest is said in words, with its end as soon as there is a start', () => {
  expect(endHint('2026-12-10T18:00', 20_160)).toBe(`14 days. Ends ${dayAndTime(new Date('2026-12-24T18:00'))}.`)
  expect(endHint('', 90)).toBe('1 h 30 min.')
  expect(endHint('2026-12-10T18:00', 0)).toBeNull()
})
