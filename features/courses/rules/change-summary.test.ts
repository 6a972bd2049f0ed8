import { expect, test } from 'vitest'
import { changeSummary, reachOf } from './change-summary.ts'
import type { CourseChange } from './course-changes.ts'

const lesson = (kind: CourseChange['kind'], name: string): CourseChange => ({ kind, lesson: name, name })

test('the summary before a publication names each change, removals first, and counts the rest (requirement K-24)', () => {
  expect(changeSummary([{ kind: 'changed', lesson: null, name: 'Summary' }, lesson('added', 'ROC'), lesson('removed', 'AUC')])).toEqual(['Removed: lesson “AUC”', 'Changed: Summary', 'Added: lesson “ROC”'])
  const many = changeSummary(Array.from({ length: 12 }, (_, at) => lesson('changed', `L${at}`)))
  expect([many.length, many.at(-1)]).toEqual([9, 'And 4 more'])
})

test('it says how many learners see the changes, and whether they are notified', () => {
  expect(reachOf(0, [])).toBe('No one takes this course yet. Its page changes at once.')
  expect(reachOf(1, [lesson('changed', 'A')])).toBe('1 learner takes this course and will see the changes at once.')
  expect(reachOf(3, [lesson('added', 'A')])).toBe('3 learners take this course and will see the changes at once. They are notified of new lessons.')
})
