import { expect, test } from 'vitest'
import { begunFirst, ownTopics, topicsNamed } from './own-collections.ts'

const topic = (slug: string, title = slug, description = '') => ({ slug, title, description })
const progress = new Map([['a', { solved: 1, isComplete: false }], ['b', { solved: 5, isComplete: false }], ['c', { solved: 4, isComplete: true }], ['d', { solved: 0, isComplete: false }]])

test('begun topics come first, the furthest before others, then followed ones that are not finished', () => {
  expect(ownTopics(['a', 'b', 'c', 'd', 'e'].map((slug) => topic(slug)), progress, ['e', 'c', 'b']).map(({ slug }) => slug)).toEqual(['b', 'a', 'e'])
  expect(ownTopics([topic('a')], new Map(), [])).toEqual([])
})

test('followed topics keep places beside many begun topics', () => {
  const many = Array.from({ length: 10 }, (_, at) => topic(`t${at}`))
  const begun = new Map(many.map(({ slug }) => [slug, { solved: 1, isComplete: false }]))
  expect(ownTopics([...many, topic('wanted')], begun, ['wanted']).map(({ slug }) => slug)).toEqual(['t0', 't1', 't2', 't3', 't4', 'wanted'])
})

test('topics are found by words of their title, introduction or group', () => {
  const groups = [{ title: 'Statistics', topics: [topic('bayes', 'Bayes’ Theorem', 'Update a belief.'), topic('tests', 'Tests')] }, { title: 'SQL', topics: [topic('joins', 'Joins')] }]
  const found = (typed: string) => topicsNamed(groups, typed).map(({ title, topics }) => [title, topics.map(({ slug }) => slug)])
  expect(found(' BELIEF bay')).toEqual([['Statistics', ['bayes']]])
  expect(found('sql')).toEqual([['SQL', ['joins']]])
  expect([found('nothing'), found('  ').length]).toEqual([[], 2])
})

test('begun tracks come first and finished ones last; others keep their order', () => {
  expect(begunFirst(['c', 'd', 'a', 'x', 'b'].map((slug) => topic(slug)), progress).map(({ slug }) => slug)).toEqual(['b', 'a', 'd', 'x', 'c'])
})
