import { expect, test } from 'vitest'
import { groupProgressOf, progressOf, statusOf } from './practice-progress.ts'

const cards = [{ id: 'a', difficulty: 'Easy' }, { id: 'b', difficulty: 'Easy' }, { id: 'c', difficulty: 'Hard' }] as const

test('progress counts solved and tried problems for each difficulty', () => {
  const tried = new Map([['a', true], ['b', false], ['gone', true]])
  expect(progressOf(cards, tried)).toEqual([
    { difficulty: 'Easy', total: 2, solved: 1, tried: 1 },
    { difficulty: 'Medium', total: 0, solved: 0, tried: 0 },
    { difficulty: 'Hard', total: 1, solved: 0, tried: 0 },
  ])
  expect(['a', 'b', 'c'].map((id) => statusOf(id, tried))).toEqual(['solved', 'tried', 'new'])
})

test('a problem counts in each group of topics that one of its tags belongs to', () => {
  const tagged = [{ id: 'a', tags: ['lists', 'hash-tables', 'sorting'] }, { id: 'b', tags: ['sorting'] }, { id: 'c', tags: ['no-topic'] }]
  expect(groupProgressOf(tagged, new Map([['a', true], ['b', false]]))).toEqual([
    { group: 'Algorithms', total: 2, solved: 1 },
    { group: 'Data Structures', total: 1, solved: 1 },
  ])
})
