import { expect, test } from 'vitest'
import { inOrderOfForm } from './fault-order.ts'
import { mayEditProblem } from './problem-edit-permissions.ts'
import { problemStates } from './problem-states.ts'
import { slugOfTitle } from './slug-of-title.ts'
import { marginText, shareOfLimit, timeText } from './trial-times.ts'

const facts = { state: 'draft', isPublished: false, wasPublished: false, isInReview: false, reviewComment: '' }
const labels = (change: Partial<typeof facts>) => problemStates({ ...facts, ...change }).map(({ label }) => label)

test('a problem shows the state of its draft and of its publication (requirement Q-50)', () => {
  expect(labels({})).toEqual(['Draft'])
  expect(labels({ state: 'passed', isInReview: true })).toEqual(['In review'])
  expect(labels({ reviewComment: 'Add an example.' })).toEqual(['Changes requested'])
  expect(labels({ state: 'checking', reviewComment: 'Add an example.' })).toEqual(['Running checks'])
  expect(labels({ state: 'failed', isPublished: true, wasPublished: true })).toEqual(['Checks failed', 'Published'])
  expect(labels({ isPublished: true, wasPublished: true })).toEqual(['Unpublished changes', 'Published'])
  expect(labels({ state: 'passed', wasPublished: true })).toEqual(['Retired'])
  expect(labels({ state: 'passed', isPublished: true, wasPublished: true })).toEqual(['Published'])
})

test('authors edit their own problems, editors all (requirement Q-55)', () => {
  const may = (rights: string[], authorId: string | null) => mayEditProblem({ id: 'ada', rights: rights as never }, { author_id: authorId })
  expect([may(['problems.propose'], 'ada'), may(['problems.propose'], 'bob'), may(['problems.propose'], null), may(['problems.edit'], 'bob'), may([], 'ada')]).toEqual([true, false, false, true, false])
})

test('faults are listed once, in the order of the form', () => {
  const places = ['solutions.reference.py', 'tests.11', 'tests.2.expected', 'tests', 'title', 'tests.2.expected', 'hints.0']
  expect(inOrderOfForm(places.map((at) => ({ at, message: 'Mend it.' }))).map(({ at }) => at)).toEqual(['title', 'tests', 'tests.2.expected', 'tests.11', 'hints.0', 'solutions.reference.py'])
})

test('titles suggest slugs', () => {
  expect(['K-Nearest Neighbors!', 'Cohen’s Kappa', '  Ünïcode (2) ', '数据'].map(slugOfTitle)).toEqual(['k-nearest-neighbors', 'cohens-kappa', 'unicode-2', ''])
})

test('times are shown beside the limit, with the factor between them (requirement Q-54)', () => {
  expect([timeText(33.6, 2000), marginText(33.6, 2000), marginText(900, 2000), marginText(0.2, 2000), timeText(0.2, 500)]).toEqual(['34 ms of 2,000 ms', '59×', '2.2×', 'over 2,000×', 'under 1 ms of 500 ms'])
  expect([shareOfLimit(500, 2000), shareOfLimit(4000, 2000)]).toEqual([0.25, 1])
})
