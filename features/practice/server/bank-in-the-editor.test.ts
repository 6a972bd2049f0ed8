import { expect, test } from 'vitest'
import { draftFaults } from '../rules/draft-faults.ts'
import { dataOf, draftOf } from '../rules/problem-draft.ts'
import { listSlugs, readSolutions, readSource } from './problem-bank.ts'

test.each(listSlugs())('the editor opens %s without loss, and could publish it (requirement Q-50)', (slug) => {
  const data = { slug, ...readSource(slug), solutions: readSolutions(slug).map(({ file, source }) => ({ file, source })) }
  const draft = draftOf(data)
  expect(dataOf(draft)).toEqual(data)
  expect(draftFaults(draft)).toEqual([])
})
