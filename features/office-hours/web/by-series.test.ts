import { expect, test } from 'vitest'
import { bySeries } from './by-series.ts'
import type { OwnOfficeHourData } from './office-hour-queries.ts'

const own = (id: string, seriesId: string, isBooked = false) => ({ seriesId, officeHour: { id }, booking: isBooked ? { id: 'b' } : null }) as OwnOfficeHourData
const idsOf = (slots: readonly OwnOfficeHourData[]) => slots.map(({ officeHour }) => officeHour.id).join(' ')

test('the slots of a series follow its next one, and booked ones stay apart from open ones', () => {
  const all = bySeries([own('1', 'a'), own('2', 'b', true), own('3', 'a', true), own('4', 'a')])
  expect(all.map(({ first, booked, open }) => [idsOf([first]), idsOf(booked), idsOf(open)])).toEqual([['1', '3', '4'], ['2', '', '']])
})
