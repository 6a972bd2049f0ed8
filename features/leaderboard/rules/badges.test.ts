import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BADGES, badgeLevel, earnedBadges, factsOfSolved, factsOfTracks, trackBadge, type Facts } from './badges.ts'

const NO_FACTS: Facts = { solved: [], hard: [], categories: [], days: [], likes: [] }
const names = (facts: Partial<Facts>) => earnedBadges({ ...NO_FACTS, ...facts }).map(({ name }) => name)
const problem = (at: number, difficulty = 'Easy', category = 'algo') => ({ at, difficulty, category, title: `P${at}`, path: `/practice/p${at}` })

describe('Badges (requirement L-30)', () => {
  test('are not earned without facts', () => {
    expect(names({})).toEqual([])
  })

  test('are dated and proved by the fact that earned them', () => {
    const solved = Array.from({ length: 12 }, (_, at) => problem(at, at === 5 ? 'Hard' : 'Easy', ['algo', 'algo', 'math', 'ds'][at] ?? 'algo'))
    expect(earnedBadges({ ...NO_FACTS, ...factsOfSolved(solved) })).toEqual([
      { name: 'first-solution', at: 0, evidence: [{ title: 'P0', path: '/practice/p0' }] },
      { name: 'ten-solved', at: 9, evidence: [{ title: 'P9', path: '/practice/p9' }] },
      { name: 'first-hard', at: 5, evidence: [{ title: 'P5', path: '/practice/p5' }] },
      { name: 'all-categories', at: 3, evidence: [0, 2, 3].map((at) => ({ title: `P${at}`, path: `/practice/p${at}` })) },
    ])
  })

  test('are earned for streaks and likes', () => {
    expect(names({ days: [{ count: 7, at: 1, evidence: [] }, { count: 30, at: 2, evidence: [] }] })).toEqual(['seven-days', 'thirty-days'])
    expect(names({ likes: [{ count: 9, at: 1, evidence: [] }] })).toEqual([])
    expect(names({ likes: [{ count: 10, at: 1, evidence: [] }] })).toEqual(['liked-blog'])
  })

  test('are earned for a complete track, at the time of its last solution', () => {
    const track = { slug: 'metrics', title: 'Metrics', path: '/practice/tracks/metrics', problems: ['one', 'two'] }
    const earned = (...solved: { slug: string; at: number }[]) => earnedBadges({ ...NO_FACTS, ...factsOfTracks([track, { ...track, slug: 'empty', problems: [] }], solved) }, [...BADGES, trackBadge(track), trackBadge({ slug: 'empty', title: 'Empty' })])
    expect(earned({ slug: 'two', at: 5 }, { slug: 'other', at: 9 })).toEqual([])
    expect(earned({ slug: 'two', at: 5 }, { slug: 'one', at: 3 })).toEqual([{ name: 'track:metrics', at: 5, evidence: [{ title: 'Metrics', path: '/practice/tracks/metrics' }] }])
  })

  test('are never lost through more facts, and have unique names', () => {
    const one = fc.record({ difficulty: fc.constantFrom('Easy', 'Hard'), category: fc.constantFrom('algo', 'math', 'ds') })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 60 }), fc.nat(60), (all, some) => {
        const solved = all.map(({ difficulty, category }, at) => problem(at, difficulty, category))
        const fewer = earnedBadges({ ...NO_FACTS, ...factsOfSolved(solved.slice(0, some)) })
        expect(earnedBadges({ ...NO_FACTS, ...factsOfSolved(solved) })).toEqual(expect.arrayContaining(fewer))
      }),
    )
    expect(new Set(BADGES.map(({ name }) => name)).size).toBe(BADGES.length)
  })
})

test('badges of one kind have different levels', () => {
  expect([1, 10, 50].map((count) => badgeLevel('solved', count))).toEqual([1, 2, 3])
  expect([7, 30, 100].map((count) => badgeLevel('days', count))).toEqual([1, 2, 3])
  expect([1, 10].map((count) => badgeLevel('hard', count))).toEqual([2, 3])
  expect(['likes', 'track', 'categories', 'unknown'].map((kind) => badgeLevel(kind, 1))).toEqual([2, 2, 2, 2])
})
