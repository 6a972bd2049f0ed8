import { expect, test } from 'vitest'
import { findZones, zoneLabel } from './zone-search.ts'

const ZONES = ['America/New_York', 'America/North_Dakota/New_Salem', 'Asia/Kolkata', 'Australia/Sydney', 'Europe/Berlin', 'Europe/Busingen', 'UTC']

test('a time zone is found by its city, however it is written, or by its continent', () => {
  expect(findZones(ZONES, 'berl', 8)).toEqual(['Europe/Berlin'])
  expect(findZones(ZONES, ' new y', 8)).toEqual(['America/New_York'])
  expect(findZones(ZONES, 'New_York', 8)).toEqual(['America/New_York'])
  expect(findZones(ZONES, 'utc', 8)).toEqual(['UTC'])
  expect(findZones(ZONES, 'europe', 1)).toEqual(['Europe/Berlin'])
  expect(findZones(ZONES, 'b', 8)).toEqual(['Europe/Berlin', 'Europe/Busingen'])
  expect(findZones(ZONES, 'atlantis', 8)).toEqual([])
  expect(findZones(ZONES, '  ', 8)).toEqual([])
  expect(zoneLabel('America/New_York')).toBe('America/New York')
})
