import { signedIn, type Context } from '#platform/server/context.ts'
import { interestTags } from '#features/people/server/public.ts'
import type { ProblemCard } from '../rules/find-problems.ts'
import { listCards } from './list-problems.ts'
import { findOwnWork, type OwnWorkRow } from './next-practice.queries.ts'

/** What the viewer could go on with in practice. */
export interface NextPractice {
  /** The problem whose code they saved last without having solved it. */
  unfinished: OwnWorkRow['unfinished']
  /** The easiest unsolved problem of the topics that they chose, else of all; null if they solved everything. */
  suggested: ProblemCard | null
  hasSolved: boolean
}

export async function readNextPractice(context: Context): Promise<NextPractice> {
  const { id } = signedIn(context)
  const [{ unfinished, solved }, cards, tags] = await Promise.all([findOwnWork(context.database, id), listCards(context), interestTags(context, id)])
  const done = new Set(solved)
  const open = cards.filter((card) => !done.has(card.id))
  const suggested = open.find((card) => card.tags.some((tag) => tags.includes(tag))) ?? open[0] ?? null
  return { unfinished, suggested, hasSolved: solved.length > 0 }
}
