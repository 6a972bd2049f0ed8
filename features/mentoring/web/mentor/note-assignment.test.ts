import { expect, test } from 'vitest'
import { noteAssignment } from './note-assignment.ts'

test('a note to a learner at risk belongs to what is overdue, else to what is not handed in, else to the last assignment', () => {
  const all = ['first', 'second', 'third']
  expect(noteAssignment(all, ['todo', 'overdue', 'overdue'])).toBe('second')
  expect(noteAssignment(all, ['returned', 'started', 'todo'])).toBe('second')
  expect(noteAssignment(all, ['returned', 'done', 'late'])).toBe('third')
  expect(noteAssignment([], [])).toBe(null)
})
