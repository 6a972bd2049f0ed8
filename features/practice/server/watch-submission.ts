import type { Context } from '#platform/server/context.ts'
import { sharedLiveQuery } from '#platform/server/shared-live-query.ts'
import { ownSubmission } from './submissions.access.ts'
import { submissionsById, type SubmissionRow } from './submissions.queries.ts'

/** Polls once a second for results of judges on other nodes, and for positions in the queue. */
const watched = sharedLiveQuery<SubmissionRow>({
  what: 'submissions',
  everyMs: 1_000,
  load: ({ database }, ids) => submissionsById(database, ids),
  changedBy: (signal) => ('submissionId' in signal ? [signal.submissionId] : []),
})

/** Streams a submission to its author: its position in the queue, that it runs, and its verdict (requirement J-7). */
export const watchSubmission = (context: Context, id: string): Promise<AsyncIterableIterator<SubmissionRow>> =>
  watched(context).watchFrom(id, () => ownSubmission(context, id))
