import { expect, test } from 'vitest'
import { queueState, scheduleState, shownTasks } from './task-filter.ts'

test('a task is late after ten minutes in the queue, and fails when one of its runs failed for good', () => {
  expect(queueState({ failed: 0, waitingMs: 600_000 })).toEqual({ isLate: false, isFailing: false })
  expect(queueState({ failed: 2, waitingMs: 600_001 })).toEqual({ isLate: true, isFailing: true })
  expect(scheduleState({ isLate: true, lastSucceeded: null })).toEqual({ isLate: true, isFailing: false })
  expect(scheduleState({ isLate: false, lastSucceeded: false })).toEqual({ isLate: false, isFailing: true })
})

test('what fails or is late comes first, and a filter shows only that', () => {
  const task = (name: string, isLate: boolean, isFailing: boolean) => ({ name, state: { isLate, isFailing } })
  const tasks = [task('b', false, false), task('late', true, false), task('a', false, false), task('failing', false, true)]
  const names = (filter: 'late' | 'failing' | null) => shownTasks(tasks, filter).map(({ name }) => name)
  expect(names(null)).toEqual(['failing', 'late', 'a', 'b'])
  expect(names('late')).toEqual(['late'])
  expect(names('failing')).toEqual(['failing'])
})
