import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { findSubmission, type SubmissionRow } from './submissions.queries.ts'

/** Finds a submission of the viewer. Throws NOT_FOUND for submissions of other people. */
export async function ownSubmission(context: Context, id: string): Promise<SubmissionRow> {
  const viewer = signedIn(context)
  const row = await findSubmission(context.database, id)
  if (row?.person_id !== viewer.id) throw new Refusal('NOT_FOUND')
  return row
}
