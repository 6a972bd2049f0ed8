import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { contestForEntering, phaseOf } from './contests.access.ts'
import { deleteEntry, findEntry, saveEntry, saveFinish } from './entries.queries.ts'

/** A member enters a contest: in its time, or after it with a clock of their own that starts now. */
export async function enterContest(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'contest.enter', viewer.id)
  await context.inTransaction(async (context) => {
    const contest = await contestForEntering(context, id)
    const at = context.clock.now()
    if (contest.host_id === viewer.id) throw new Refusal('NOT_ALLOWED', { message: 'You know the problems of your own contest.' })
    await saveEntry(context.db, { contestId: id, personId: viewer.id, at, virtualFrom: phaseOf(context, contest) === 'over' ? at : null })
    await context.emit({ name: 'contest.changed', contestId: id })
  })
}

/** A member withdraws before the start. */
export async function leaveContest(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'contest.enter', viewer.id)
  await context.inTransaction(async (context) => {
    const contest = await contestForEntering(context, id)
    if ((await findEntry(context.db, id, viewer.id)) === null) return
    if (phaseOf(context, contest) !== 'upcoming') throw new Refusal('NOT_ALLOWED', { message: 'The contest has started. Your entry stays.' })
    await deleteEntry(context.db, id, viewer.id)
    await context.emit({ name: 'contest.changed', contestId: id })
  })
}

/** A member ends the clock of their own before its time, which opens hints and solutions again. A second time has no effect. */
export async function finishContest(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'contest.enter', viewer.id)
  await context.inTransaction(async (context) => {
    const contest = await contestForEntering(context, id)
    const entry = await findEntry(context.db, contest.id, viewer.id)
    if (entry === null) throw new Refusal('NOT_FOUND', { message: 'You don’t take part in this contest.' })
    if (entry.virtual_from === null) throw new Refusal('NOT_ALLOWED', { message: 'This contest ends for everyone at the same time.' })
    await saveFinish(context.db, contest.id, viewer.id, context.clock.now())
    await context.emit({ name: 'contest.changed', contestId: id })
  })
}
