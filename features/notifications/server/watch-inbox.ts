import { signedIn, type Context } from '#platform/server/context.ts'
import { sharedLiveQuery } from '#platform/server/shared-live-query.ts'
import { sequencesOf } from './inbox.queries.ts'
import { readChanges, type InboxChanges } from './read-inbox.ts'

const watched = sharedLiveQuery<{ sequence: number }>({
  what: 'inboxes',
  everyMs: 2_000,
  load: ({ database }, ids) => sequencesOf(database, ids),
  changedBy: (signal) => (signal.name === 'inbox.changed' ? [signal.personId] : []),
})

/**
 * Sends the changes of the viewer's inbox after a known number, at once and from then on, so that an interrupted connection loses and repeats nothing
 * (requirement N-8).
 */
export function watchInbox(context: Context, after: number): AsyncIterableIterator<InboxChanges> {
  const { id } = signedIn(context)
  const numbers = watched(context).watch(id)
  let known = after
  let isFirst = true
  return {
    async next() {
      for (;;) {
        const { done } = await numbers.next()
        if (done === true) return { done: true, value: undefined }
        const changes = await readChanges(context, id, known)
        if (!isFirst && changes.isComplete && changes.sequence === known) continue
        known = changes.sequence
        isFirst = false
        return { done: false, value: changes }
      }
    },
    async return() {
      await numbers.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
