import { expect, test } from 'vitest'
import { instantIn, localTimeIn } from './local-time.ts'

test('a wall-clock time is found again, also near the change of the clocks', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland']) {
    for (const local of ['2026-11-27T18:30', '2026-03-29T01:30', '2026-03-29T03:30', '2026-10-25T04:00', '2026-12-31T23:59']) {
      expect(localTimeIn(instantIn(local, zone)!, zone)).toBe(local)
    }
  }
  expect(instantIn('2026-11-27T18:30', 'Europe/Berlin')!.toISOString()).toBe('2026-11-27T17:30:00.000Z')
})

test('half a time is none', () => {
  expect([instantIn('', 'UTC'), instantIn('2026-11-27T', 'UTC')]).toEqual([null, null])
})
