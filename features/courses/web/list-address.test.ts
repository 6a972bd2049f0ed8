import { expect, test } from 'vitest'
import { isFound } from './list-address.ts'

const course = { title: 'Évaluer un modèle', summary: 'Precision and recall.', level: 'beginner', skills: ['Python', 'Statistics'] } as const
const found = (change: object) => isFound(course, { q: null, level: null, skill: null, ...change })

test('own courses are found by all of the words, the level and the skill (requirement K-1)', () => {
  expect(found({})).toBe(true)
  expect(found({ q: 'EVALUER recall' })).toBe(true)
  expect(found({ q: 'stat' })).toBe(true)
  expect(found({ q: 'recall unknown' })).toBe(false)
  // As in the catalog, a word of the search is the beginning of a word of the course.
  expect(found({ q: 'ython' })).toBe(false)
  expect([found({ level: 'beginner' }), found({ level: 'advanced' })]).toEqual([true, false])
  expect([found({ skill: 'python' }), found({ skill: 'Pyth' })]).toEqual([true, false])
})
