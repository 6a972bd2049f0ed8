import type { Context } from './context.ts'
import type { Database } from './database/database.ts'
import type { ViewerUpdate, Signal } from './signals.ts'
import { liveQuery, type LiveQuery } from './live-query.ts'

interface Options<Row> {
  /** The name for the log, such as the name of the table. */
  what: string
  /** How soon viewers see changes of another node. */
  everyMs: number
  /** Reads the current rows of these keys, for all viewers: with the context of the first one, so do not use its `viewer`. A missing key ends its subscriptions. */
  load: (context: Context, keys: string[]) => Promise<Map<string, Row>>
  /** The keys of the rows that may have changed after a signal. */
  changedBy: (message: Signal | ViewerUpdate) => string[]
}

/** A live query that everyone on a database shares, notified of changes by the signals of this process. */
export function sharedLiveQuery<Row>({ what, everyMs, load, changedBy }: Options<Row>): (context: Context) => LiveQuery<Row> {
  const queries = new WeakMap<Database, LiveQuery<Row>>()
  return (context) => {
    const { database, bus, log } = context
    const known = queries.get(database)
    if (known !== undefined) return known
    const rows = liveQuery({
      load: (keys) => load(context, keys),
      everyMs,
      onTrouble: (error) => log.warn({ err: error.message }, `The watched ${what} could not be read.`),
    })
    bus.onCommitted(({ messages: message }) => rows.mayHaveChanged(message.flatMap(changedBy)))
    queries.set(database, rows)
    return rows
  }
}
