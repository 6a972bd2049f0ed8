import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PROBLEM_ORDER } from './find-problems.ts'
import { BEGINNER_ORDER, firstProblem, suggestedProblem } from './first-problem.ts'

const card = (slug: string, ...tags: string[]) => ({ id: slug, slug, tags, difficulty: 'Easy' as const })
const cards = [card('an-average', 'statistics'), card('valid-parentheses', 'strings'), card('two-sum', 'arrays')]

describe('The problem to solve first (requirement Q-19)', () => {
  test('is the first of the order for beginners without topics', () => {
    expect(firstProblem(cards)?.slug).toBe('two-sum')
    for (const tags of [[], ['graphs']]) expect(suggestedProblem(cards, new Set(), tags)?.slug).toBe('two-sum')
    expect([firstProblem(cards.slice(0, 2))?.slug, firstProblem(cards.slice(0, 1))?.slug, firstProblem([])]).toEqual(['valid-parentheses', 'an-average', null])
  })

  test('is the easiest of the chosen topics, then that on the most of them, then the first of the order for beginners', () => {
    const hard = { ...card('a-hard-average', 'statistics', 'probability'), difficulty: 'Hard' as const }
    const all = [hard, ...cards, card('bayes', 'statistics', 'probability'), card('log-loss', 'metrics'), card('confusion-matrix', 'metrics')]
    const first = (...tags: string[]) => suggestedProblem(all, new Set(), tags)?.slug
    expect([first('statistics'), first('statistics', 'probability'), first('metrics')]).toEqual(['an-average', 'bayes', 'confusion-matrix'])
  })

  test('is an unsolved one of the chosen topics after the first, else any', () => {
    expect(suggestedProblem(cards, new Set(['two-sum']), ['strings'])?.slug).toBe('valid-parentheses')
    expect(suggestedProblem(cards, new Set(['two-sum']), ['graphs'])?.slug).toBe('an-average')
    expect(suggestedProblem(cards, new Set(cards.map(({ id }) => id)), [])).toBeNull()
  })

  test('follows the order for beginners, which has enough problems for a first page', () => {
    const easiest = cards.map((one) => ({ ...one, title: one.slug, difficulty: 'Easy' as const, category: 'algo' as const, createdAt: new Date(0), solvers: one.slug === 'an-average' ? 500 : 20 })).toSorted(PROBLEM_ORDER.easiest)
    expect(suggestedProblem(easiest, new Set(['two-sum']), [])?.slug).toBe('valid-parentheses')
    expect([BEGINNER_ORDER.length, new Set(BEGINNER_ORDER).size]).toEqual([31, 31])
  })

  test('the order for beginners has Easy problems of the bank', () => {
    const difficulties = BEGINNER_ORDER.map((slug) => {
      const file = `content/problems/${slug}/problem.json`
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { difficulty: string }).difficulty : `no ${slug}`
    })
    expect(new Set(difficulties)).toEqual(new Set(['Easy']))
  })
})
