/** What badges are about: problems solved, hard ones among them, categories, days in a row, likes of one blog. */
export type Measure = 'solved' | 'hard' | 'categories' | 'days' | 'likes'

export interface BadgeRule {
  name: string
  label: string
  /** What is true of whoever has it. */
  says: string
  measure: Measure
  atLeast: number
  /** Stays when what it was earned by is taken back: other people's likes are not one's own to keep. */
  lasts?: true
}

/** Every badge that can be earned (requirement L-30). A new one is a line here; names are kept with those who have it. */
export const BADGES: readonly BadgeRule[] = [
  { name: 'first-solution', label: 'First solution', says: 'solved a problem', measure: 'solved', atLeast: 1 },
  { name: 'ten-solved', label: 'Ten solved', says: 'solved ten problems', measure: 'solved', atLeast: 10 },
  { name: 'fifty-solved', label: 'Fifty solved', says: 'solved fifty problems', measure: 'solved', atLeast: 50 },
  { name: 'first-hard', label: 'First hard problem', says: 'solved a hard problem', measure: 'hard', atLeast: 1 },
  { name: 'ten-hard', label: 'Ten hard problems', says: 'solved ten hard problems', measure: 'hard', atLeast: 10 },
  { name: 'all-categories', label: 'All-rounder', says: 'solved problems in algorithms, mathematics and data structures', measure: 'categories', atLeast: 3 },
  { name: 'seven-days', label: '7-day streak', says: 'was active seven days in a row', measure: 'days', atLeast: 7 },
  { name: 'thirty-days', label: '30-day streak', says: 'was active thirty days in a row', measure: 'days', atLeast: 30 },
  { name: 'hundred-days', label: '100-day streak', says: 'was active a hundred days in a row', measure: 'days', atLeast: 100 },
  { name: 'liked-blog', label: 'Worth reading', says: 'wrote a blog that ten people liked', measure: 'likes', atLeast: 10, lasts: true },
]

export const findBadge = (name: string): BadgeRule | null => BADGES.find((badge) => badge.name === name) ?? null

/** What a badge rests on: what it was, and where it can be looked at (null where it is no page of its own). */
export interface Evidence {
  title: string
  path: string | null
}

/** The moments at which each measure grew, in their order, with what made it grow. */
export type Facts = Record<Measure, readonly { count: number; at: number; evidence: readonly Evidence[] }[]>

export interface EarnedBadge {
  name: string
  at: number
  evidence: readonly Evidence[]
}

/** The badges that the facts about somebody earn, each at the moment at which it came true. */
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

/** What problems solved, in the order of time, say of the measures about them. */
export function factsOfSolved(solved: readonly Solved[]): Pick<Facts, 'solved' | 'hard' | 'categories'> {
  const counted = (those: readonly Solved[]) => those.map(({ at, title, path }, nth) => ({ count: nth + 1, at, evidence: [{ title, path }] }))
  const firsts = solved.filter(({ category }, at) => solved.findIndex((one) => one.category === category) === at)
  return {
    solved: counted(solved),
    hard: counted(solved.filter(({ difficulty }) => difficulty === 'Hard')),
    categories: counted(firsts).map((one, nth) => ({ ...one, evidence: firsts.slice(0, nth + 1).map(({ title, path }) => ({ title, path })) })),
  }
}
