import { expect, test } from 'vitest'
import { relativeDues, shiftedDue } from './template.ts'

test('dates are shifted so that the first one is due on a chosen day, across months and leap years, at the same time of day (requirement X-14)', () => {
  const dues = relativeDues(['2026-12-08T23:59', null, '2026-12-01T18:30', '2027-01-02T08:00'])
  expect(dues).toEqual([{ days: 7, time: '23:59' }, null, { days: 0, time: '18:30' }, { days: 32, time: '08:00' }])
  expect(dues.map((due) => shiftedDue(due, '2028-02-01'))).toEqual(['2028-02-08T23:59', null, '2028-02-01T18:30', '2028-03-04T08:00'])
  expect(relativeDues([null, null])).toEqual([null, null])
})
