import type { Context } from '#platform/server/context.ts'
import { sharedLiveQuery } from '#platform/server/shared-live-query.ts'
import { ownSubmission } from './submissions.access.ts'
import { submissionsById, type SubmissionRow } from './submissions.queries.ts'

/** A judge of another node says what it says within a second, and the line before somebody moves. */
const watched = sharedLiveQuery<SubmissionRow>({
  what: 'submissions',
  everyMs: 1_000,
  load: ({ database }, ids) => submissionsById(database, ids),
  changedBy: (signal) => ('submissionId' in signal ? [signal.submissionId] : []),
})

/** Whoever submitted something sees its place in the line, that it runs, and what the judge says (requirement J-7). */
export const watchSubmission = (context: Context, id: string): Promise<AsyncIterableIterator<SubmissionRow>> =>
  watched(context).watchFrom(id, () => ownSubmission(context, id))
