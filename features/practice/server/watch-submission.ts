import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { sharedWatch } from '#platform/server/shared-watch.ts'
import { submissionsById, type SubmissionRow } from './submissions.queries.ts'

/** A judge of another node says what it says within a second, and the line before somebody moves. */
const watched = sharedWatch<SubmissionRow>({
  what: 'submissions',
  everyMs: 1_000,
  load: ({ database }, ids) => submissionsById(database, ids),
  changedBy: (signal) => ('submissionId' in signal ? [signal.submissionId] : []),
})

/** Whoever submitted something sees its place in the line, that it runs, and what the judge says (requirement J-7). */
export async function watchSubmission(context: Context, id: string): Promise<AsyncIterableIterator<SubmissionRow>> {
  const viewer = signedIn(context)
  const rows = watched(context).watch(id)
  // What is seen first says whose it is, and is what the watcher gets first: it is read once.
  const first = await rows.next()
  if (first.done !== true && first.value.person_id === viewer.id) return startingWith(first, rows)
  await rows.return!()
  throw new Refusal('NOT_FOUND')
}

function startingWith<Row>(first: IteratorResult<Row>, rows: AsyncIterableIterator<Row>): AsyncIterableIterator<Row> {
  let isFirst = true
  return {
    next: () => {
      if (!isFirst) return rows.next()
      isFirst = false
      return Promise.resolve(first)
    },
    return: () => rows.return!(),
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
