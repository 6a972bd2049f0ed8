import { expect, test } from 'vitest'
import { queueState, scheduleState, shownTasks } from './task-filter.ts'

test('a task is late after ten minutes in the queue, and fails when one of its runs failed for good', () => {
  expect(queueState({ failed: 0, waitingMs: 600_000 })).toEqual({ isLate: false, isFailing: false })
  expect(queueState({ failed: 2, waitingMs: 600_001 })).toEqual({ isLate: true, isFailing: true })
  expect(scheduleState({ isLate: true, lastSucceeded: true, lastRunAt: '2026-11-27T10:00:00Z' })).toEqual({ isLate: true, isFailing: false, isNew: false })
  expect(scheduleState({ isLate: false, lastSucceeded: false, lastRunAt: '2026-11-27T10:00:00Z' })).toEqual({ isLate: false, isFailing: true, isNew: false })
  expect(scheduleState({ isLate: false, lastSucceeded: null, lastRunAt: null })).toEqual({ isLate: false, isFailing: false, isNew: true })
})

test('what fails, is late or has never run comes first, and a filter shows only that', () => {
  const task = (name: string, isLate: boolean, isFailing: boolean) => ({ name, state: { isLate, isFailing } })
  const tasks = [{ name: 'never', state: { isLate: false, isFailing: false, isNew: true } }, task('b', false, false), task('late', true, false), task('a', false, false), task('failing', false, true)]
  const names = (filter: 'late' | 'failing' | null) => shownTasks(tasks, filter).map(({ name }) => name)
  expect(names(null)).toEqual(['failing', 'late', 'never', 'a', 'b'])
  expect(names('late')).toEqual(['late'])
  expect(names('failing')).toEqual(['failing'])
})
