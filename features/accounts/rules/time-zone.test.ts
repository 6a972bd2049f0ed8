import { expect, test } from 'vitest'
import { timeZoneInput } from './time-zone.ts'

test('normalizes the letter case of a time zone, and rejects other texts (requirement R-13)', () => {
  const kept = ['Europe/Berlin', 'europe/berlin', 'EUROPE/BERLIN', 'eUrOpE/bErLiN'].map((timeZone) => timeZoneInput.parse({ timeZone }).timeZone)
  expect(new Set(kept)).toEqual(new Set(['Europe/Berlin']))
  for (const timeZone of ['', '+02:00', 'Europe/Nowhere', 'Europe/Berlin\u0000', `Europe/${'x'.repeat(100)}`]) expect(timeZoneInput.safeParse({ timeZone }).success).toBe(false)
})
