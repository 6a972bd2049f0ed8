import { signedIn, type Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Signal } from '#platform/server/signals.ts'
import { watchedRows, type WatchedRows } from '#platform/server/watched-rows.ts'
import { sequencesOf } from './inbox.queries.ts'
import { readChanges, type InboxChanges } from './read-inbox.ts'

/** How soon a member hears of what was written on another node. */
const ELSEWHERE_MS = 2_000

const watchedIn = new WeakMap<Database, WatchedRows<{ sequence: number }>>()

function watched({ database, bus, log }: Context): WatchedRows<{ sequence: number }> {
  let known = watchedIn.get(database)
  if (known === undefined) {
    const rows = watchedRows({
      load: (ids) => sequencesOf(database, ids),
      everyMs: ELSEWHERE_MS,
      onTrouble: (error) => log.warn({ err: error.message }, 'The watched inboxes could not be looked at.'),
    })
    bus.onCommitted((signals) => rows.mayHaveChanged(signals.flatMap(inboxOf)))
    watchedIn.set(database, (known = rows))
  }
  return known
}

const inboxOf = (signal: Signal) => (signal.name === 'inbox.changed' ? [signal.personId] : [])

/**
 * A member hears what changed in their inbox after a number that they know, at once, and then each later change: nothing
 * is lost and nothing comes twice over a connection that was cut (requirement N-8).
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
        if (!isFirst && changes.isWhole && changes.sequence === known) continue
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
