import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { extensionFault } from '../rules/extension.ts'
import { NO_LEARNER } from './assign.ts'
import { instantOf, saveExtension } from './extensions.queries.ts'
import { assignmentForMentoring } from './mentoring.access.ts'
import { forgiveLateWork, handInKnown, listWork, type WorkRow } from './work.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** For one learner, or for the group without one. */
    'assignment.due-changed': { assignmentId: string; personId: string | null; by: string }
  }
}

/** A mentor gives one learner more time, in that learner’s time zone. Without a time, the due date of the group holds again. */
export async function extendDue(context: Context, { id, person, due }: { id: string; person: string; due: string | null }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    const { group } = await assignmentForMentoring(context, id)
    const [work] = await listWork(context.db, { groupId: group.id, personId: person, assignmentId: id })
    if (work === undefined) throw new Refusal('NOT_FOUND', { message: NO_LEARNER })
    if (due === work.extended_local) return
    if (due !== null) await checkExtension(context, work, due)
    await saveExtension(context.db, { assignmentId: id, personId: person, due })
    await forgiveLateWork(context.db, id, person)
    await handInKnown(context.db, { groupId: group.id, personId: person })
    await context.emit({ name: 'assignment.due-changed', assignmentId: id, personId: person, by: viewer.id })
  })
}

async function checkExtension({ db, clock }: Context, { person_id, due_local, handed_in_at }: WorkRow, due: string): Promise<void> {
  const isOver = (await instantOf(db, person_id, due)) <= clock.now()
  const fault = extensionFault(due, { present: due_local, isOver, isHandedIn: handed_in_at !== null })
  if (fault !== null) throw new Refusal('INVALID_INPUT', { fields: { due: fault } })
}
