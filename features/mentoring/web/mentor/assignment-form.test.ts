import { expect, test } from 'vitest'
import { endOfDay, formOf, variablesOf } from './assignment-form.ts'

test('a due date in a week is the end of that day, also in the next year', () => {
  expect(endOfDay(new Date(2026, 11, 27, 23, 30), 7)).toBe('2027-01-03T23:59')
  expect(endOfDay(new Date(2026, 1, 3), 1)).toBe('2026-02-04T23:59')
})

test('files belong to a text, and a subject to everything else', () => {
  const form = { ...formOf(null), files: [{ id: 'f', name: 'plan.pdf' }] }
  expect(variablesOf({ ...form, kind: 'text' }, 's')).toMatchObject({ files: ['f'], subject: null, due: null, points: 10 })
  expect(variablesOf({ ...form, kind: 'problem', due: '2026-12-01T18:00:00', points: '' }, 's')).toMatchObject({ files: [], subject: 's', due: '2026-12-01T18:00', points: 0 })
})
