import { expect, test } from 'vitest'
import { nextTask } from './next-task.ts'

const next = (solved: string, current: string) => nextTask([...'abcd'].map((id) => ({ id, isSolved: solved.includes(id) })), current)?.id ?? null

test('the next problem of a contest is the next unsolved one, and after the last one the first', () => {
  expect(next('a', 'a')).toBe('b')
  expect(next('ab', 'a')).toBe('c')
  expect(next('bd', 'd')).toBe('a')
  expect(next('abcd', 'b')).toBeNull()
})
