/** What badges measure: solved problems, hard ones, categories, days in a row, likes of one blog, and complete tracks of practice. */
export type Measure = 'solved' | 'hard' | 'categories' | 'days' | 'likes' | TrackMeasure

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

export type BadgeKind = Exclude<Measure, TrackMeasure> | 'track'

/** What a badge is for. */
export const badgeKind = ({ measure }: BadgeRule): BadgeKind => (measure.startsWith('track:') ? 'track' : (measure as BadgeKind))

/** From which number on a badge of a kind has level 2, and level 3. */
const LEVELS: Partial<Record<BadgeKind, readonly [number, number]>> = { solved: [10, 50], hard: [1, 10], days: [30, 100] }

/** The level of a badge, 1 to 3, which chooses its color; hard problems begin at 2, kinds with one badge have 2. */
export function badgeLevel(kind: string, atLeast: number): 1 | 2 | 3 {
  const levels = LEVELS[kind as BadgeKind]
  if (levels === undefined) return 2
  return atLeast >= levels[1] ? 3 : atLeast >= levels[0] ? 2 : 1
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

/** A track of practice: problems that belong together. */
export interface BadgeTrack {
  slug: string
  title: string
  path: string
  /** The slugs of its problems. */
  problems: readonly string[]
}

/** The badge of a complete track. It is kept when the track gets more problems. */
export const trackBadge = ({ slug, title }: Pick<BadgeTrack, 'slug' | 'title'>): BadgeRule => ({
  name: `track:${slug}`, label: `${title} track`, description: `solved all problems of the track “${title}”`, measure: `track:${slug}`, atLeast: 1, isPermanent: true,
})

/** A fact that earned a badge, and its path; null if it has no page. */
export interface Evidence {
  title: string
  path: string | null
}

/** The times at which each measure grew, in order, with the facts. */
export type Facts = Record<Exclude<Measure, TrackMeasure>, readonly Growth[]> & TrackFacts
type TrackMeasure = `track:${string}`
type TrackFacts = Partial<Record<TrackMeasure, readonly Growth[]>>

interface Growth {
  count: number
  at: number
  evidence: readonly Evidence[]
}

export interface EarnedBadge {
  name: string
  at: number
  evidence: readonly Evidence[]
}

/** The badges of these rules that a person has earned, each with the time at which it was reached. */
export function earnedBadges(facts: Facts, rules: readonly BadgeRule[] = BADGES): EarnedBadge[] {
  return rules.flatMap(({ name, measure, atLeast }) => {
    const reached = facts[measure]?.find(({ count }) => count >= atLeast)
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

/** Derives the facts about complete tracks: each is reached when the last of its problems was solved. */
export function factsOfTracks(tracks: readonly BadgeTrack[], solved: readonly { slug: string; at: number }[]): TrackFacts {
  const times = new Map(solved.map(({ slug, at }) => [slug, at]))
  const complete = tracks.filter(({ problems }) => problems.length > 0 && problems.every((slug) => times.has(slug)))
  const entries = complete.map(({ slug, title, path, problems }) => [`track:${slug}`, [{ count: 1, at: Math.max(...problems.map((problem) => times.get(problem)!)), evidence: [{ title, path }] }]])
  return Object.fromEntries(entries)
}
