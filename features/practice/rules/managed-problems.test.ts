import { expect, test } from 'vitest'
import { problemFilterInput } from './bulk-edit.ts'
import { acceptedShareText, readSort, sortAfterChoice, sortText } from './managed-problems.ts'

test('an order is read from the address and written to it; an unknown one is the default', () => {
  for (const text of ['title', '-solvers']) expect(sortText(readSort(text))).toBe(text)
  expect(readSort('-nothing')).toEqual({ by: 'state', isDescending: false })
})

test('a column sorts in its usual direction, and chosen again in the other one', () => {
  const first = sortAfterChoice(readSort('state'), 'solvers')
  expect(sortText(first)).toBe('-solvers')
  expect(sortText(sortAfterChoice(first, 'solvers'))).toBe('solvers')
  expect(sortText(sortAfterChoice(first, 'title'))).toBe('title')
})

test('the share of accepted submissions is a percentage', () => {
  expect([acceptedShareText({ accepted: 2, attempts: 3 }), acceptedShareText({ accepted: 0, attempts: 0 })]).toEqual(['67%', '–'])
})

test('every filter and order that is offered is understood', () => {
  for (const state of ['all', 'published', 'unpublished', 'draft', 'review', 'failed']) expect(problemFilterInput.safeParse({ state }).success).toBe(true)
  expect(problemFilterInput.parse({ sort: '-accepted', page: 3 })).toMatchObject({ sort: { by: 'accepted', isDescending: true }, page: 3, difficulty: null, category: null })
  expect(problemFilterInput.safeParse({ sort: 'password' }).success).toBe(false)
})
