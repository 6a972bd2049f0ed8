import { expect, test } from 'vitest'
import { personalOrder } from './personal-order.ts'

const course = (slug: string, ...skills: string[]) => ({ slug, skills })
const all = [course('transformers', 'Neural networks'), course('done', 'Python'), course('vectors', 'Linear algebra'), course('python', 'Python', 'Statistics'), course('sql', 'Python'), course('running'), course('latest')]
const taken = [{ slug: 'latest', finishedAt: null }, { slug: 'done', finishedAt: '2026-01-01' }, { slug: 'running', finishedAt: null }]
const order = (learner: Partial<Parameters<typeof personalOrder>[1]>) => personalOrder(all, { taken: [], tags: [], paths: [], ...learner }).map(({ slug }) => slug).join(' ')

test('running courses come first, latest first, and finished ones last (requirement K-1)', () => {
  expect(order({ taken })).toBe('latest running transformers vectors python sql done')
})

test('the others follow the topics, then the learning path, then their own order', () => {
  expect(order({ tags: ['python', 'statistics'] })).toBe('python done sql transformers vectors running latest')
  expect(order({ paths: [['sql', 'vectors'], ['transformers']] })).toBe('sql vectors transformers done python running latest')
  // The path that the learner is on wins.
  expect(order({ paths: [['sql'], ['running', 'vectors']], taken: taken.slice(2) })).toBe('running vectors transformers done python sql latest')
  expect(order({})).toBe(all.map(({ slug }) => slug).join(' '))
})
