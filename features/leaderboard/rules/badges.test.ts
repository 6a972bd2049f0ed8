import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BADGES, earnedBadges, factsOfSolved, type Facts } from './badges.ts'

const NOTHING: Facts = { solved: [], hard: [], categories: [], days: [], likes: [] }
const names = (facts: Partial<Facts>) => earnedBadges({ ...NOTHING, ...facts }).map(({ name }) => name)
const problem = (at: number, difficulty = 'Easy', category = 'algo') => ({ at, difficulty, category, title: `P${at}`, path: `/practice/p${at}` })

describe('Badges (requirement L-30)', () => {
  test('nothing earns nothing', () => {
    expect(names({})).toEqual([])
  })

  test('each is earned at the very moment at which it came true, with what made it so', () => {
    const solved = Array.from({ length: 12 }, (_, at) => problem(at, at === 5 ? 'Hard' : 'Easy', ['algo', 'algo', 'math', 'ds'][at] ?? 'algo'))
    expect(earnedBadges({ ...NOTHING, ...factsOfSolved(solved) })).toEqual([
      { name: 'first-solution', at: 0, evidence: [{ title: 'P0', path: '/practice/p0' }] },
      { name: 'ten-solved', at: 9, evidence: [{ title: 'P9', path: '/practice/p9' }] },
      { name: 'first-hard', at: 5, evidence: [{ title: 'P5', path: '/practice/p5' }] },
      { name: 'all-categories', at: 3, evidence: [0, 2, 3].map((at) => ({ title: `P${at}`, path: `/practice/p${at}` })) },
    ])
  })

  test('days in a row and likes earn theirs', () => {
    expect(names({ days: [{ count: 7, at: 1, evidence: [] }, { count: 30, at: 2, evidence: [] }] })).toEqual(['seven-days', 'thirty-days'])
    expect(names({ likes: [{ count: 9, at: 1, evidence: [] }] })).toEqual([])
    expect(names({ likes: [{ count: 10, at: 1, evidence: [] }] })).toEqual(['liked-blog'])
  })

  test('more facts never take a badge away, and names are unique', () => {
    const one = fc.record({ difficulty: fc.constantFrom('Easy', 'Hard'), category: fc.constantFrom('algo', 'math', 'ds') })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), fc.nat(60), (all, some) => {
        const solved = all.map(({ difficulty, category }, at) => problem(at, difficulty, category))
        const fewer = earnedBadges({ ...NOTHING, ...factsOfSolved(solved.slice(0, some)) })
        expect(earnedBadges({ ...NOTHING, ...factsOfSolved(solved) })).toEqual(expect.arrayContaining(fewer))
      }),
    )
    expect(new Set(BADGES.map(({ name }) => name)).size).toBe(BADGES.length)
  })
})
