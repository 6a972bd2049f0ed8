import { expect, test } from 'vitest'
import { queueState, scheduleState, shownTasks } from './task-filter.ts'

test('a task is late after ten minutes in the queue, and fails when one of its runs failed for good', () => {
  expect(queueState({ failed: 0, waitingMs: 600_000 })).toEqual({ isLate: false, isFailing: false })
  expect(queueState({ failed: 2, waitingMs: 600_001 })).toEqual({ isLate: true, isFailing: true })
  expect(scheduleState({ isLate: true, lastSucceeded: true })).toEqual({ isLate: true, isFailing: false })
  expect(scheduleState({ isLate: false, lastSucceeded: false })).toEqual({ isLate: false, isFailing: true })
  expect(scheduleState({ isLate: false, lastSucceeded: null })).toEqual({ isLate: false, isFailing: false })
})

test('what fails or is late comes first, then the next to run, and a filter shows only what needs a look', () => {
  const task = (name: string, isLate: boolean, isFailing: boolean) => ({ name, state: { isLate, isFailing } })
  const tasks = [{ ...task('tomorrow', false, false), nextRunAt: '2026-11-29T10:00:00Z' }, { ...task('today', false, false), nextRunAt: '2026-11-28T10:00:00Z' }, task('b', false, false), task('late', true, false), task('a', false, false), task('failing', false, true)]
  const names = (filter: 'late' | 'failing' | null) => shownTasks(tasks, filter).map(({ name }) => name)
  expect(names(null)).toEqual(['failing', 'late', 'today', 'tomorrow', 'a', 'b'])
  expect(names('late')).toEqual(['late'])
  expect(names('failing')).toEqual(['failing'])
})
