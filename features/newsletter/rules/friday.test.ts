import { describe, expect, test } from 'vitest'
import { dateOfDay, isDue, nextFriday } from './friday.ts'

const at = (text: string) => Date.parse(text)

describe('The Friday of an issue', () => {
  test.each([
    ['2026-11-26T12:00:00Z', '2026-11-27'], ['2026-11-26T18:59:59Z', '2026-11-27'],
    // It is 09:00 on Friday in the first time zone.
    ['2026-11-26T19:00:00Z', '2026-12-04'], ['2026-11-27T21:46:00Z', '2026-12-04'], ['2026-11-28T00:00:00Z', '2026-12-04'], ['2026-12-31T10:00:00Z', '2027-01-01'],
  ])('after %s is %s', (now, friday) => expect(dateOfDay(nextFriday(at(now)))).toBe(friday))

  test.each(['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles', 'Pacific/Pago_Pago'])('a Friday evening is not too late in %s for the issue that is composed then', (zone) => {
    const now = at('2026-11-27T21:46:00Z')
    expect(isDue(dateOfDay(nextFriday(now)), now, zone)).toBe(false)
  })

  test.each([
    ['Europe/Berlin', '2026-11-27T07:59:00Z', false], ['Europe/Berlin', '2026-11-27T08:00:00Z', true],
    ['America/Los_Angeles', '2026-11-27T16:59:00Z', false], ['America/Los_Angeles', '2026-11-27T17:00:00Z', true],
    ['Pacific/Kiritimati', '2026-11-26T19:00:00Z', true], ['Asia/Kolkata', '2026-11-27T03:30:00Z', true],
    ['UTC', '2026-11-28T08:59:00Z', true], ['UTC', '2026-11-28T09:00:00Z', false], ['UTC', '2026-11-26T10:00:00Z', false],
  ])('in %s at %s is due: %s', (zone, now, due) => expect(isDue('2026-11-27', at(now), zone)).toBe(due))
})
