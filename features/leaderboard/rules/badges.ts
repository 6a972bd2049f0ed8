/** What badges measure: solved problems, hard ones, categories, days in a row, and likes of one blog. */
export type Measure = 'solved' | 'hard' | 'categories' | 'days' | 'likes'

export interface BadgeRule {
  name: string
  label: string
  /** Describes the person, after their name. */
  description: string
  measure: Measure
  atLeast: number
  /** If true, the badge is kept when the facts no longer hold, because they depend on other people. */
  isPermanent?: true
}

/** All badges (requirement L-30). Names are stored, so they must not change. */
export const BADGES: readonly BadgeRule[] = [
  { name: 'first-solution', label: 'First solution', description: 'solved a problem', measure: 'solved', atLeast: 1 },
  { name: 'ten-solved', label: 'Ten solved', description: 'solved ten problems', measure: 'solved', atLeast: 10 },
  { name: 'fifty-solved', label: 'Fifty solved', description: 'solved fifty problems', measure: 'solved', atLeast: 50 },
  { name: 'first-hard', label: 'First hard problem', description: 'solved a hard problem', measure: 'hard', atLeast: 1 },
  { name: 'ten-hard', label: 'Ten hard problems', description: 'solved ten hard problems', measure: 'hard', atLeast: 10 },
  { name: 'all-categories', label: 'All-rounder', description: 'solved problems in algorithms, mathematics and data structures', measure: 'categories', atLeast: 3 },
  { name: 'seven-days', label: '7-day streak', description: 'was active seven days in a row', measure: 'days', atLeast: 7 },
  { name: 'thirty-days', label: '30-day streak', description: 'was active thirty days in a row', measure: 'days', atLeast: 30 },
  { name: 'hundred-days', label: '100-day streak', description: 'was active a hundred days in a row', measure: 'days', atLeast: 100 },
  { name: 'liked-blog', label: 'Worth reading', description: 'wrote a blog that ten people liked', measure: 'likes', atLeast: 10, isPermanent: true },
]

export const findBadge = (name: string): BadgeRule | null => BADGES.find((badge) => badge.name === name) ?? null

/** A fact that earned a badge, and its path; null if it has no page. */
export interface Evidence {
  title: string
  path: string | null
}

/** The times at which each measure grew, in order, with the facts. */
export type Facts = Record<Measure, readonly { count: number; at: number; evidence: readonly Evidence[] }[]>

export interface EarnedBadge {
  name: string
  at: number
  evidence: readonly Evidence[]
}

/** The badges that a person has earned, each with the time at which it was reached. */
export function earnedBadges(facts: Facts): EarnedBadge[] {
  return BADGES.flatMap(({ name, measure, atLeast }) => {
    const reached = facts[measure].find(({ count }) => count >= atLeast)
    return reached === undefined ? [] : [{ name, at: reached.at, evidence: reached.evidence }]
  })
}

interface Solved extends Evidence {
  at: number
  difficulty: string
  category: string
}

/** Derives the measures about problems from the solved problems, oldest first. */
export function factsOfSolved(solved: readonly Solved[]): Pick<Facts, 'solved' | 'hard' | 'categories'> {
  const countUp = (problems: readonly Solved[]) => problems.map(({ at, title, path }, nth) => ({ count: nth + 1, at, evidence: [{ title, path }] }))
  const firsts = solved.filter(({ category }, at) => solved.findIndex((one) => one.category === category) === at)
  return {
    solved: countUp(solved),
    hard: countUp(solved.filter(({ difficulty }) => difficulty === 'Hard')),
    categories: countUp(firsts).map((one, nth) => ({ ...one, evidence: firsts.slice(0, nth + 1).map(({ title, path }) => ({ title, path })) })),
  }
}
