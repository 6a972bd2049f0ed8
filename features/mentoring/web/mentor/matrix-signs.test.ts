import { expect, test } from 'vitest'
import { legendOf } from './matrix-signs.ts'

test('the legend has what occurs in the matrix, and says whether work waits (requirement X-10)', () => {
  const assignments = [{ kind: 'problem' as const, criteria: [] }, { kind: 'text' as const, criteria: [] }]
  expect(legendOf({ assignments, rows: [{ states: ['done', 'todo'] }, { states: ['late', 'returned'] }] })).toEqual({
    entries: [{ look: 'todo', state: 'todo' }, { look: 'automatic', state: 'done' }, { look: 'automatic', state: 'late' }, { look: 'returned', state: 'returned' }],
    hasWaiting: false,
  })
  expect(legendOf({ assignments, rows: [{ states: ['todo', 'late'] }] }).hasWaiting).toBe(true)
})
