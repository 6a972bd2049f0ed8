import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { findSubmission, type SubmissionRow } from './submissions.queries.ts'

/** The only way to lay hands on a submission: it is its writer's alone, and does not exist for others. */
export async function ownSubmission(context: Context, id: string): Promise<SubmissionRow> {
  const viewer = signedIn(context)
  const row = await findSubmission(context.database, id)
  if (row?.person_id !== viewer.id) throw new Refusal('NOT_FOUND')
  return row
}
