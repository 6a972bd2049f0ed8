import type { ProblemCard } from './find-problems.ts'
import { suggestedProblem } from './first-problem.ts'
import { nextInTrack, nextOfTrack, type TrackOrder } from './next-in-track.ts'
import { nextProblem } from './related-problems.ts'

interface Known<Card> {
  /** All problems, the easiest first. */
  cards: readonly Card[]
  tracks: readonly TrackOrder<Card>[]
  /** The ids of the solved problems. */
  solved: ReadonlySet<string>
  /** The tags of the chosen topics. */
  tags: readonly string[]
  /** The id of the problem that was solved last; null before the first. */
  last: string | null
  /** The id of the problem that another feature names, such as a running contest. */
  named: string | null
  /** The track whose page, or a problem of it, was open last. */
  followed?: TrackOrder<Card> | undefined
}

/** The first problem is suggested by the site, so it alone doesn't mean that someone who chose topics follows its track. */
export const isOnlyFirst = (solved: ReadonlySet<string>, tags: readonly string[]): boolean => tags.length > 0 && solved.size <= 1

/**
 * The one problem that a member should solve next, wherever the site suggests one: for newcomers the easiest of their topics or the first problem, then that of a running contest, that
 * of the track that they opened last or have begun, the easiest unsolved one of the topics that they chose, and the one nearest to what they solved last. Null if they solved everything.
 */
export function problemToSolveNext<Card extends ProblemCard>({ cards, tracks, solved, tags, last, named, followed }: Known<Card>): Card | null {
  const open = cards.filter(({ id }) => !solved.has(id))
  const solvedLast = cards.find(({ id }) => id === last)
  if (solved.size === 0 || solvedLast === undefined) return suggestedProblem(cards, solved, tags)
  return (
    open.find(({ id }) => id === named) ??
    nextOfTrack(followed, solvedLast.id, solved) ??
    (isOnlyFirst(solved, tags) ? null : nextInTrack(tracks, solvedLast.id, solved)) ??
    open.find((card) => card.tags.some((tag) => tags.includes(tag))) ??
    nextProblem(open, solvedLast, solved)
  )
}
