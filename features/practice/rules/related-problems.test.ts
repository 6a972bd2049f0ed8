import { describe, expect, test } from 'vitest'
import type { Category, Difficulty } from './problem.ts'
import { nextProblem, relatedProblems } from './related-problems.ts'

const card = (id: string, tags: string[], difficulty: Difficulty = 'Easy', category: Category = 'algo') => ({ id, title: id, tags, difficulty, category })
const bank = [card('a', ['lists', 'hashing']), card('b', ['lists']), card('c', ['lists', 'hashing'], 'Medium'), card('d', ['trees'], 'Hard', 'ds'), card('e', ['trees'])]
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

describe('Related problems', () => {
  test('shared tags come first, then the category and a near difficulty, never the problem itself', () => {
    expect(ids(relatedProblems(bank, bank[0]!, new Set(), 9))).toEqual(['c', 'b', 'e', 'd'])
    expect(ids(relatedProblems(bank, bank[0]!, new Set(), 2))).toEqual(['c', 'b'])
  })

  test('a harder problem is preferred to an easier one at the same distance', () => {
    const middle = card('m', ['x'], 'Medium')
    expect(ids(relatedProblems([card('easy', ['x']), card('hard', ['x'], 'Hard'), middle], middle, new Set(), 2))).toEqual(['hard', 'easy'])
  })

  test('solved ones are last among the similar ones, and never the next one', () => {
    expect(ids(relatedProblems(bank, bank[0]!, new Set(['c']), 9))).toEqual(['b', 'e', 'd', 'c'])
    expect(nextProblem(bank, bank[0]!, new Set(['a', 'c']))?.id).toBe('b')
    expect(nextProblem(bank, bank[0]!, new Set(['a', 'b', 'c', 'd', 'e']))).toBeNull()
  })
})
