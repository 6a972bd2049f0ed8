import { signedIn, type Context } from '#platform/server/context.ts'
import { followedTags } from '#features/people/server/public.ts'
import type { ProblemCard } from '../rules/find-problems.ts'
import { firstProblem } from '../rules/first-problem.ts'
import { problemToSolveNext } from '../rules/problem-to-solve-next.ts'
import { listCards } from './list-problems.ts'
import { findOwnWork, type OwnWorkRow } from './next-practice.queries.ts'
import { nextProblemOfFeatures } from './next-problems.ts'
import { problemsTriedBy } from './own-progress.queries.ts'
import { listTracks } from './topics-and-tracks.ts'

/** What the viewer could go on with in practice. */
export interface NextPractice {
  /** The problem whose code they saved last without having solved it. */
  unfinished: OwnWorkRow['unfinished']
  /** The problem to solve next; null if they solved everything. */
  suggested: ProblemCard | null
  hasSolved: boolean
  /** How many published problems they solved. */
  solvedCount: number
}

export async function readNextPractice(context: Context): Promise<NextPractice> {
  const { id } = signedIn(context)
  const { unfinished, last, solved } = await findOwnWork(context.database, id)
  return { unfinished, suggested: await readProblemToSolveNext(context, { personId: id, last }), hasSolved: last !== null, solvedCount: solved }
}

/** The problem that someone should solve next, by the one rule for home, the list and an accepted solution. `last` is the problem that they solved last, `followed` the slug of the track that they opened last. */
export async function readProblemToSolveNext(context: Context, { personId, last, followed = null }: { personId: string; last: string | null; followed?: string | null }): Promise<ProblemCard | null> {
  const [cards, tracks, tried, tags, named] = await Promise.all([
    listCards(context),
    listTracks(context),
    problemsTriedBy(context.database, personId),
    followedTags(context, personId),
    last === null ? null : nextProblemOfFeatures(context, { personId, problemId: last }),
  ])
  const solved = new Set([...tried].flatMap(([problem, isSolved]) => (isSolved ? [problem] : [])))
  return problemToSolveNext({ cards, tracks, solved, tags, last, named, followed: tracks.find(({ slug }) => slug === followed) })
}

/** The problem that a newcomer solves first; null without problems. */
export const readFirstProblem = async (context: Context): Promise<ProblemCard | null> => firstProblem(await listCards(context))
