import { expect, test } from 'vitest'
import { BADGES, trackBadge, type BadgeRule } from './badges.ts'
import { nextBadge } from './next-badge.ts'

const rule = (name: string) => BADGES.find((one) => one.name === name)!
const at = (have: number, rule: BadgeRule, need = rule.atLeast) => ({ rule, have, need })
const solved = (have: number) => ['first-solution', 'ten-solved', 'fifty-solved'].map((name) => at(have, rule(name)))

test('the next badge is the next of the same kind', () => {
  expect(nextBadge(rule('first-solution'), [...solved(4), at(6, rule('seven-days'))])).toMatchObject({ rule: { name: 'ten-solved' }, have: 4, need: 10 })
  expect(nextBadge(rule('first-solution'), solved(12))?.rule.name).toBe('fifty-solved')
})

test('without one of the same kind, it is the one that the person is nearest to, and none after the last', () => {
  const track = trackBadge({ slug: 'metrics', title: 'Metrics' })
  expect(nextBadge(rule('hundred-days'), [...solved(30), at(7, track, 8)])?.rule.name).toBe('track:metrics')
  expect(nextBadge(rule('hundred-days'), solved(50))).toBeNull()
})
