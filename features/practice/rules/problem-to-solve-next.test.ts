import { describe, expect, test } from 'vitest'
import { problemToSolveNext } from './problem-to-solve-next.ts'

const card = (slug: string, ...tags: string[]) => ({ id: slug, slug, title: slug, difficulty: 'Easy' as const, category: 'algo' as const, tags, createdAt: new Date(0), solvers: 0 })
const cards = [card('two-sum', 'arrays'), card('valid-parentheses', 'strings'), card('an-average', 'statistics'), card('a-variance', 'statistics'), card('a-median', 'arrays')]
const tracks = [{ problems: [cards[0]!, cards[1]!, cards[4]!] }]

function next({ solved = [] as string[], tags = [] as string[], named = null as string | null, followed = undefined as number | undefined } = {}) {
  return problemToSolveNext({ cards: cards as never[], tracks: tracks as never[], solved: new Set(solved), tags, last: solved.at(-1) ?? null, named, followed: tracks[followed ?? -1] as never }) as { slug: string } | null
}

describe('The one problem to solve next (requirements Q-15, Q-19)', () => {
  test('is the first one of their topics for newcomers, and that of a contest before all others', () => {
    expect([next()?.slug, next({ tags: ['statistics'] })?.slug]).toEqual(['two-sum', 'an-average'])
    expect(next({ solved: ['two-sum', 'valid-parentheses'], named: 'a-variance' })?.slug).toBe('a-variance')
    expect(next({ solved: ['two-sum', 'a-variance'], named: 'a-variance' })?.slug).not.toBe('a-variance')
  })

  test('follows the track that was begun, before the topics', () => {
    expect(next({ solved: ['two-sum', 'valid-parentheses'], tags: ['statistics'] })?.slug).toBe('a-median')
    expect(next({ solved: ['two-sum'] })?.slug).toBe('valid-parentheses')
  })

  test('is of the track that was opened last, even after the first problem', () => {
    expect(next({ solved: ['two-sum'], tags: ['statistics'], followed: 0 })?.slug).toBe('valid-parentheses')
    expect(next({ solved: ['two-sum', 'a-variance'], tags: ['statistics'], followed: 0 })?.slug).toBe('an-average')
  })

  test('is of the chosen topics after the first problem, which alone begins no track', () => {
    expect(next({ solved: ['two-sum'], tags: ['statistics'] })?.slug).toBe('an-average')
    expect(next({ solved: ['an-average'], tags: ['statistics'] })?.slug).toBe('a-variance')
    expect(next({ solved: ['two-sum', 'an-average'], tags: ['statistics'] })?.slug).toBe('a-variance')
  })

  test('is the nearest one without topics, and none when everything is solved', () => {
    expect(next({ solved: ['a-variance'] })?.slug).toBe('an-average')
    expect(next({ solved: cards.map(({ slug }) => slug), tags: ['statistics'] })).toBeNull()
  })
})
