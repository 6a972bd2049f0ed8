import { expect, test } from 'vitest'
import { entryText } from './entry-text.ts'

test('An accepted solution says its points and the place in the contest (requirement Q-72)', () => {
  const entry = { points: 100, total: 100, rank: 5, entries: 5, isVirtual: true }
  expect(entryText(entry)).toBe('+100 points in the contest. You would be 5th of 6.')
  expect(entryText({ ...entry, total: 250, rank: 2, isVirtual: false })).toBe('+100 points in the contest, 250 in all. You’re 2nd of 5.')
  expect(entryText({ ...entry, points: 1, total: 1 })).toMatch(/^\+1 point in/)
})
