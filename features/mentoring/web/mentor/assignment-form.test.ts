import { expect, test } from 'vitest'
import { endOfDay, formOf, pointsIn, variablesOf, withCriterion, withoutCriterion } from './assignment-form.ts'

test('a due date in a week is the end of that day, also in the next year', () => {
  expect(endOfDay(new Date(2026, 11, 27, 23, 30), 7)).toBe('2027-01-03T23:59')
  expect(endOfDay(new Date(2026, 1, 3), 1)).toBe('2026-02-04T23:59')
})

test('files belong to a text, and a subject to everything else', () => {
  const form = { ...formOf(null), files: [{ id: 'f', name: 'plan.pdf' }], subject: { id: 's', title: 'Softmax' } }
  expect(variablesOf({ ...form, kind: 'text' })).toMatchObject({ files: ['f'], subject: null, due: null, points: 10 })
  expect(variablesOf({ ...form, kind: 'problem', due: '2026-12-01T18:00:00', points: '' })).toMatchObject({ files: [], subject: 's', due: '2026-12-01T18:00', points: 0 })
})

test('the first criterion of a rubric takes over the points, and the last one gives them back', () => {
  const form = { ...formOf(null), points: '12' }
  const one = { ...form, ...withCriterion(form, 'a') }
  expect(one.criteria).toEqual([{ id: 'a', text: '', points: '12' }])
  const two = { ...one, ...withCriterion(one, 'b') }
  expect(two.criteria[1]).toEqual({ id: 'b', text: '', points: '5' })
  expect(pointsIn(two.criteria)).toBe(17)
  const left = { ...two, ...withoutCriterion(two, 'a') }
  expect(left).toMatchObject({ points: '12', criteria: [{ id: 'b' }] })
  expect(withoutCriterion(left, 'b')).toEqual({ criteria: [], points: '5' })
  expect(withCriterion({ ...form, points: '0' }, 'a').criteria).toEqual([{ id: 'a', text: '', points: '5' }])
})
