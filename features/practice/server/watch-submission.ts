import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Signal } from '#platform/server/signals.ts'
import { watchedRows, type WatchedRows } from '#platform/server/watched-rows.ts'
import { ownSubmission } from './submissions.access.ts'
import { submissionsById, type SubmissionRow } from './submissions.queries.ts'

/** How soon somebody sees what a judge of another node said, and how the line before them moves. */
const ELSEWHERE_MS = 1_000

const watchedIn = new WeakMap<Database, WatchedRows<SubmissionRow>>()

function watched({ database, bus, log }: Context): WatchedRows<SubmissionRow> {
  let known = watchedIn.get(database)
  if (known === undefined) {
    const rows = watchedRows({
      load: (ids) => submissionsById(database, ids),
      everyMs: ELSEWHERE_MS,
      onTrouble: (error) => log.warn({ err: error.message }, 'The watched submissions could not be looked at.'),
    })
    bus.onCommitted((signals) => rows.mayHaveChanged(signals.flatMap(submissionOf)))
    watchedIn.set(database, (known = rows))
  }
  return known
}

const submissionOf = (signal: Signal) => ('submissionId' in signal ? [signal.submissionId] : [])

/** Whoever submitted something sees its place in the line, that it runs, and what the judge says (requirement J-7). */
export async function watchSubmission(context: Context, id: string): Promise<AsyncIterableIterator<SubmissionRow>> {
  const submission = await ownSubmission(context, id)
  return watched(context).watch(submission.id)
}
