import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { phaseAt } from '../rules/contest.ts'
import { NO_CONTEST } from '../rules/contest-inputs.ts'
import { findContest, lockContest, type ContestRow } from './contests.queries.ts'

/** Whether the viewer may change a contest: its host, or whoever manages all. */
export const mayChange = ({ viewer }: Context, contest: ContestRow): boolean =>
  viewer !== null && (viewer.rights.includes('contests.manage') || (viewer.rights.includes('contests.host') && contest.host_id === viewer.id))

/** A contest that the viewer may see; null for drafts of others and hidden ones. */
export async function findContestForReading(context: Context, number: number): Promise<ContestRow | null> {
  const contest = await findContest(context.db, { number })
  if (contest === null) return null
  return contest.state === 'published' || contest.state === 'cancelled' || mayChange(context, contest) ? contest : null
}

/** A contest that the viewer may change, locked. Throws NOT_FOUND. */
export async function contestForChange(context: Context, id: string): Promise<ContestRow> {
  await lockContest(context.db, id)
  const contest = await findContest(context.db, { id })
  if (contest === null || !mayChange(context, contest)) throw new Refusal('NOT_FOUND', { message: NO_CONTEST })
  return contest
}

/** A published contest that the viewer may enter, locked. Throws NOT_FOUND. */
export async function contestForEntering(context: Context, id: string): Promise<ContestRow> {
  signedIn(context)
  await lockContest(context.db, id)
  const contest = await findContest(context.db, { id })
  if (contest === null || contest.state !== 'published') throw new Refusal('NOT_FOUND', { message: NO_CONTEST })
  return contest
}

/** Where a contest is in its time now. */
export const phaseOf = ({ clock }: Context, { starts_at, ends_at }: ContestRow) => phaseAt({ startsAt: starts_at, endsAt: ends_at }, clock.now())

/** Whether the viewer may see the problems of a contest: everyone once it has started. */
export const showsProblems = (context: Context, contest: ContestRow): boolean => mayChange(context, contest) || (contest.state === 'published' && phaseOf(context, contest) !== 'upcoming')
