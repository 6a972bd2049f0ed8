import { expect, test } from 'vitest'
import { nextOpen } from './next-open.ts'

const tasks = (...solved: string[]) => ['a', 'b', 'c', 'd'].map((slug) => ({ slug, isSolved: solved.includes(slug) }))

test('the next open task is the first one after this, else the first one before it, and never this one', () => {
  expect(nextOpen(tasks(), 'b')?.slug).toBe('c')
  expect(nextOpen(tasks('c'), 'b')?.slug).toBe('d')
  expect(nextOpen(tasks('c', 'd'), 'b')?.slug).toBe('a')
  expect(nextOpen(tasks('a', 'c', 'd'), 'b')).toBeUndefined()
  expect(nextOpen(tasks('a'), 'unknown')?.slug).toBe('b')
})
