import { expect, test } from 'vitest'
import { isLate, nextRun } from './next-run.ts'

const NOW = new Date('2026-11-27T05:20:30Z')
const next = (schedule: string, after = NOW) => nextRun(schedule, after)?.toISOString().slice(0, 16)

test('the next run of a crontab line is found, in UTC', () => {
  expect(next('* * * * *')).toBe('2026-11-27T05:21')
  expect(next('*/15 * * * *')).toBe('2026-11-27T05:30')
  expect(next('1,16,31,46 * * * *')).toBe('2026-11-27T05:31')
  expect(next('20 5 * * *')).toBe('2026-11-28T05:20')
  expect(next('23 3 * * 0')).toBe('2026-11-29T03:23')
  expect(next('*/5 * * * 0,4-6')).toBe('2026-11-27T05:25')
  expect(next('*/5 * * * 0,4-6', new Date('2026-11-29T23:58:00Z'))).toBe('2026-12-03T00:00')
  expect(next('0 6 1 * *')).toBe('2026-12-01T06:00')
  expect(next('0 6 31 2 *')).toBeUndefined()
})

test('a task is late ten minutes after it was due', () => {
  const late = (lastRunAt: string, now: string) => isLate('*/15 * * * *', new Date(lastRunAt), new Date(now))
  expect([late('2026-11-27T05:15:01Z', '2026-11-27T05:39:00Z'), late('2026-11-27T05:15:01Z', '2026-11-27T05:41:00Z')]).toEqual([false, true])
})
