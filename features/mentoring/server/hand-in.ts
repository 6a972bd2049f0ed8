import { Refusal } from '#platform/rules/refusals.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { handIn, TOO_LATE } from '../rules/assignment.ts'
import { NO_FILE, type WorkInput } from '../rules/mentoring-inputs.ts'
import { HANDED_IN_ELSEWHERE, outdatedBecause, TO_REVISE_MEANWHILE } from '../rules/work-version.ts'
import { findFile } from './group-files.queries.ts'
import { lockGroup } from './groups.queries.ts'
import { assignmentForReading, groupForReading } from './mentoring.access.ts'
import { listWork, saveHandedIn, saveReturnSeen } from './work.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'assignment.handed-in': { assignmentId: string; by: string }
  }
}

/**
 * A learner hands in a text with a file, or says that they read a blog; again until it is returned, and when the mentor asks for another version. Returns whether it is late. Throws NOT_ALLOWED
 * where late work is not accepted.
 */
export async function handInWork(context: Context, { id, text, file, version }: WorkInput): Promise<{ isLate: boolean; latePoints: number }> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  return context.inTransaction(async (context) => {
    const { assignment } = await assignmentForReading(context, id)
    await lockGroup(context.db, assignment.group_id)
    const group = await groupForReading(context, assignment.group_id)
    if (group.part !== 'learner') throw new Refusal('NOT_ALLOWED', { message: 'Only learners in this group can hand in work.' })
    if (group.archived_at !== null) throw new Refusal('NOT_ALLOWED', { message: 'This group is archived.' })
    if (assignment.kind !== 'text' && assignment.kind !== 'blog') throw new Refusal('NOT_ALLOWED', { message: 'This is handed in automatically once you’ve done it.' })
    if (assignment.kind === 'text' && !hasVisibleText(text) && file === null) throw new Refusal('INVALID_INPUT', { fields: { text: 'Write something or attach a file.' } })
    if (file !== null) await ownFile(context, { file, groupId: group.id })
    const [work] = await listWork(context.db, { groupId: group.id, personId: viewer.id, assignmentId: id })
    const reason = outdatedBecause(version, { handedInAt: work!.handed_in_at, returnedAt: work!.returned_at })
    // The same text again: its answer got lost.
    if (reason === 'handed in' && work!.text === text && work!.file_id === file) return { isLate: work!.is_late, latePoints: assignment.late_points }
    if (reason === 'handed in') throw new Refusal('OUTDATED_EDIT', { message: HANDED_IN_ELSEWHERE })
    if (reason === 'returned' && work!.is_to_revise) throw new Refusal('OUTDATED_EDIT', { message: TO_REVISE_MEANWHILE })
    const at = context.clock.now()
    const { isAccepted, isLate } = handIn({ dueAt: work!.due_at, lateRule: assignment.late_rule }, at)
    const isRevised = work!.is_to_revise
    if (!isAccepted && !isRevised) throw new Refusal('NOT_ALLOWED', { message: TOO_LATE })
    if (!(await saveHandedIn(context.db, { assignmentId: id, personId: viewer.id, text, file, at, isLate }))) throw new Refusal('NOT_ALLOWED', { message: 'Your mentor has already returned this.' })
    if (assignment.kind === 'text') await context.emit({ name: 'assignment.handed-in', assignmentId: id, by: viewer.id })
    return { isLate: isRevised ? work!.is_late : isLate, latePoints: assignment.late_points }
  })
}

/** Throws unless a file is the viewer's own, uploaded for this group. */
async function ownFile(context: Context, { file, groupId }: { file: string; groupId: string }): Promise<void> {
  const found = await findFile(context.db, file)
  if (found === null || found.owner_id !== signedIn(context).id || found.group_id !== groupId) throw new Refusal('INVALID_INPUT', { fields: { file: NO_FILE } })
}

/** A learner opened what was returned to them in a group. Can be repeated. */
export async function openReturned(context: Context, groupId: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  const group = await groupForReading(context, groupId)
  await saveReturnSeen(context.db, { groupId: group.id, personId: viewer.id })
}
