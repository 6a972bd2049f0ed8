import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { MAX_NOTES } from '../rules/assignment.ts'
import { NO_NOTE, type NoteInput } from '../rules/mentoring-inputs.ts'
import { assignmentForMentoring } from './mentoring.access.ts'
import { findPart } from './members.queries.ts'
import { deleteNote, findNote, insertNote } from './notes.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'assignment.noted': { noteId: string; by: string }
  }
}

/** A mentor writes a note to a learner about an assignment, at any time; the learner is notified. Idempotent by key. */
export async function writeNote(context: Context, { id, person, key, text }: NoteInput): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    const { group } = await assignmentForMentoring(context, id)
    if ((await findPart(context.db, group.id, person)) !== 'learner') throw new Refusal('NOT_FOUND', { message: 'This person isn’t a learner in this group.' })
    const saved = await insertNote(context.db, { id: key, assignmentId: id, personId: person, authorId: viewer.id, text, at: context.clock.now(), max: MAX_NOTES })
    if (saved === 'full') throw new Refusal('NOT_ALLOWED', { message: `A learner has at most ${MAX_NOTES} notes about an assignment.` })
    if (saved === 'new') await context.emit({ name: 'assignment.noted', noteId: key, by: viewer.id })
  })
}

/** A mentor deletes a note of their own. */
export async function removeNote(context: Context, key: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'mentoring.person', viewer.id)
  await context.inTransaction(async (context) => {
    const note = await findNote(context.db, key)
    if (note?.author_id !== viewer.id) throw new Refusal('NOT_FOUND', { message: NO_NOTE })
    await assignmentForMentoring(context, note.assignment_id)
    await deleteNote(context.db, key)
  })
}
