import { expect, test } from 'vitest'
import { bySeries } from './by-series.ts'
import type { OwnOfficeHourData } from './office-hour-queries.ts'

const own = (id: string, seriesId: string, day: string, isBooked = false) => ({ seriesId, officeHour: { id, startsAt: `2026-12-${day}T12:00:00Z`, timeZone: 'UTC' }, booking: isBooked ? { id: 'b' } : null }) as OwnOfficeHourData

test('each booked slot of a series has its place by its time; the open ones are with the next one', () => {
  const all = bySeries([own('1', 'a', '02'), own('2', 'b', '05', true), own('3', 'a', '09', true), own('4', 'a', '16')])
  expect(all.map(({ own, series }) => [own.officeHour.id, series?.label, series?.open.map(({ officeHour }) => officeHour.id)])).toEqual([
    ['1', 'Every Wednesday, 3 dates', ['4']], ['2', undefined, undefined], ['3', undefined, undefined],
  ])
})
