import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { findNotedProblem, saveNote } from './problem-notes.queries.ts'

const OUTDATED = 'This note was changed elsewhere. What you wrote is still here.'

/** Saves the viewer's note on a problem and returns its revision. Throws NOT_FOUND for an unknown problem, and OUTDATED_EDIT if another text was saved in between. */
export async function saveProblemNote(context: Context, { problem, text, revision }: { problem: string; text: string; revision: number }): Promise<number> {
  const { id: personId } = signedIn(context)
  await rateLimit(context, 'code.person', personId)
  const problemId = await findNotedProblem(context.db, problem)
  if (problemId === null) throw new Refusal('NOT_FOUND')
  const saved = await saveNote(context.db, { personId, problemId, text: text.trim() === '' ? '' : text, revision, at: context.clock.now() })
  if (saved === null) throw new Refusal('OUTDATED_EDIT', { message: OUTDATED })
  return saved
}
