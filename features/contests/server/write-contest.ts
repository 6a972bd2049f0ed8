import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { checkContent } from '#features/trust/server/public.ts'
import { MAX_OPEN, START_IN_FUTURE } from '../rules/contest.ts'
import type { ContestInput } from '../rules/contest-inputs.ts'
import { contestForChange, phaseOf } from './contests.access.ts'
import { deleteContest, findContest, insertContest, listProblems, saveProblems, saveState, updateContest, type ContestRow, type ContestTexts } from './contests.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'contest.changed': { contestId: string }
    'contest.cancelled': { contestId: string; by: string }
    /** A published contest has another start or end. */
    'contest.moved': { contestId: string; by: string }
  }
}

const STARTED = 'The contest has started, so its problems and times can’t change any more.'

/** A host creates a contest as a draft, or changes one. Returns its number. Throws OUTDATED_EDIT for an edit of an older revision. */
export async function saveContest(context: Context, input: ContestInput): Promise<number> {
  const viewer = signedIn(context)
  await rateLimit(context, 'contest.edit', viewer.id)
  await checkContent(context, input.description, 'description')
  return context.inTransaction(async (context) => {
    const { id, title, description, minutes } = input
    const startsAt = new Date(input.startsAt)
    const texts = { id, title, description, startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }
    const known = await findContest(context.db, { id })
    const number = known === null ? await create(context, texts) : await change(context, texts, input)
    if (known === null || isOpen(context, known)) await replaceProblems(context, input)
    await context.emit({ name: 'contest.changed', contestId: id })
    return number
  })
}

async function create(context: Context, texts: ContestTexts): Promise<number> {
  checkStart(context, texts.startsAt)
  const number = await insertContest(context.db, { ...texts, hostId: signedIn(context).id, max: MAX_OPEN, at: context.clock.now() })
  if (number === null) throw new Refusal('NOT_ALLOWED', { message: `You can have ${MAX_OPEN} contests that aren’t over.` })
  return number
}

/** Whether problems and times can still change. */
const isOpen = (context: Context, contest: ContestRow): boolean => contest.state === 'draft' || phaseOf(context, contest) === 'upcoming'

async function change(context: Context, texts: ContestTexts, { revision, problems }: ContestInput): Promise<number> {
  const contest = await contestForChange(context, texts.id)
  if (contest.state === 'cancelled' || contest.state === 'hidden') throw new Refusal('NOT_ALLOWED', { message: 'This contest was canceled.' })
  // The answer to the attempt before was lost.
  if ((revision === contest.revision - 1 || revision === 0) && (await isStored(context, contest, texts, problems))) return contest.number
  const isFirstSentAgain = revision === 0 && contest.revision === 1 && contest.host_id === context.viewer?.id
  if (contest.revision !== revision && !isFirstSentAgain) throw new Refusal('OUTDATED_EDIT')
  const hasOtherTimes = contest.starts_at.getTime() !== texts.startsAt.getTime() || contest.ends_at.getTime() !== texts.endsAt.getTime()
  if (isOpen(context, contest)) {
    if (hasOtherTimes) checkStart(context, texts.startsAt)
  } else {
    if (hasOtherTimes || !(await hasProblems(context, contest, problems))) throw new Refusal('NOT_ALLOWED', { message: STARTED })
  }
  await updateContest(context.db, { ...texts, at: context.clock.now() })
  if (contest.state === 'published') {
    await recordAudit(context, { action: 'contest.edited', targetId: texts.id, targetName: texts.title })
    if (hasOtherTimes) await context.emit({ name: 'contest.moved', contestId: texts.id, by: signedIn(context).id })
  }
  return contest.number
}

/** Whether a contest has these problems in this order. */
async function hasProblems({ db }: Context, { id }: ContestRow, problems: ContestInput['problems']): Promise<boolean> {
  const stored = await listProblems(db, id)
  return stored.length === problems.length && stored.every(({ slug, points }, at) => slug === problems[at]!.slug && points === problems[at]!.points)
}

/** Whether a contest is stored with these texts, times and problems already. */
const isStored = async (context: Context, contest: ContestRow, { title, description, startsAt, endsAt }: ContestTexts, problems: ContestInput['problems']): Promise<boolean> =>
  contest.title === title && contest.description === description && contest.starts_at.getTime() === startsAt.getTime() && contest.ends_at.getTime() === endsAt.getTime() &&
  (await hasProblems(context, contest, problems))

function checkStart({ clock }: Context, startsAt: Date): void {
  if (startsAt <= clock.now()) throw new Refusal('INVALID_INPUT', { fields: { startsAt: START_IN_FUTURE } })
}

async function replaceProblems({ db }: Context, { id, problems }: ContestInput): Promise<void> {
  const unknown = await saveProblems(db, id, problems)
  if (unknown.length > 0) throw new Refusal('INVALID_INPUT', { fields: { problems: `This problem isn’t published: ${unknown.join(', ')}.` } })
}

/** A host publishes a draft: from then on others see it and can sign up. */
export async function publishContest(context: Context, id: string): Promise<void> {
  await rateLimit(context, 'contest.edit', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const contest = await contestForChange(context, id)
    if (contest.state === 'published') return
    if (contest.state !== 'draft') throw new Refusal('NOT_ALLOWED', { message: 'This contest was canceled.' })
    if (contest.problems === 0) throw new Refusal('INVALID_INPUT', { fields: { problems: 'Add at least one problem.' } })
    checkStart(context, contest.starts_at)
    await saveState(context.db, { id, state: 'published', at: context.clock.now() })
    await recordAudit(context, { action: 'contest.published', targetId: id, targetName: contest.title })
    await context.emit({ name: 'contest.changed', contestId: id })
  })
}

const PUBLISHED = 'This contest is published. To cancel it, write a reason for those who signed up.'

/**
 * Cancels a published contest that is not over and notifies everyone who signed up, with the reason. Deletes a draft, which needs no reason. Throws
 * INVALID_INPUT if a published contest is canceled without one, as by a window that still shows it as a draft.
 */
export async function cancelContest(context: Context, { id, reason }: { id: string; reason: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'contest.cancel', viewer.id)
  await context.inTransaction(async (context) => {
    const contest = await contestForChange(context, id)
    if (contest.state === 'draft') return deleteContest(context.db, id)
    if (contest.state !== 'published') return
    if (reason === '') throw new Refusal('INVALID_INPUT', { message: PUBLISHED, fields: { reason: PUBLISHED } })
    if (phaseOf(context, contest) === 'over') throw new Refusal('NOT_ALLOWED', { message: 'This contest is over.' })
    await saveState(context.db, { id, state: 'cancelled', reason, at: context.clock.now() })
    await recordAudit(context, { action: 'contest.cancelled', targetId: id, targetName: contest.title, reason })
    await context.emit({ name: 'contest.cancelled', contestId: id, by: viewer.id })
    await context.emit({ name: 'contest.changed', contestId: id })
  })
}
