import type { BadgeRule } from './badges.ts'

/** How far somebody is on the way to a badge. */
export interface BadgeProgress {
  rule: BadgeRule
  have: number
  need: number
}

/**
 * The badge that comes after one: the next of the same kind, such as fifty solved problems after ten, else the one that the person is nearest to.
 * Null if they have all.
 */
export function nextBadge({ measure }: BadgeRule, all: readonly BadgeProgress[]): BadgeProgress | null {
  const open = all.filter(({ have, need }) => have < need)
  const same = open.filter(({ rule }) => rule.measure === measure).toSorted((a, b) => a.need - b.need)
  return same[0] ?? open.toSorted((a, b) => b.have / b.need - a.have / a.need)[0] ?? null
}
