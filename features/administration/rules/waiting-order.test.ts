import { expect, test } from 'vitest'
import { byUsedShare, usedShare } from './waiting-order.ts'

test('the queue that has used up most of its target comes first, empty ones last', () => {
  const now = new Date('2026-11-29T12:00:00Z')
  const queue = (name: string, hours: number | null, aimHours: number, number = 1) => ({ name, number, oldest: hours === null ? null : new Date(now.getTime() - hours * 3_600_000), aimHours })
  const queues = [queue('empty', null, 24, 0), queue('fresh', 0.1, 24), queue('two of three days', 48, 72), queue('overdue', 30, 24), queue('unknown age', null, 24)]
  expect(byUsedShare(queues, now).map(({ name }) => name)).toEqual(['overdue', 'two of three days', 'fresh', 'unknown age', 'empty'])
  expect(usedShare(queue('overdue', 36, 24), now)).toBe(1.5)
})
