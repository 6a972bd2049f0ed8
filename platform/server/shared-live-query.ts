import type { Context } from './context.ts'
import type { Database } from './database/database.ts'
import type { ViewerUpdate, Signal } from './signals.ts'
import { liveQuery, type LiveQuery } from './live-query.ts'

interface Options<Row> {
  /** What is watched, for the log, such as the name of the table. */
  what: string
  /** How soon somebody sees what was done on another node. */
  everyMs: number
  load: (context: Context, keys: string[]) => Promise<Map<string, Row>>
  /** The keys of what may be another after a signal. */
  changedBy: (message: Signal | ViewerUpdate) => string[]
}

/** Rows that a feature lets people watch: one watch for everybody on a database, told of changes by the signals of this process. */
export function sharedLiveQuery<Row>({ what, everyMs, load, changedBy }: Options<Row>): (context: Context) => LiveQuery<Row> {
  const queries = new WeakMap<Database, LiveQuery<Row>>()
  return (context) => {
    const { database, bus, log } = context
    const known = queries.get(database)
    if (known !== undefined) return known
    const rows = liveQuery({
      load: (keys) => load(context, keys),
      everyMs,
      onTrouble: (error) => log.warn({ err: error.message }, `The watched ${what} could not be looked at.`),
    })
    bus.onCommitted(({ messages: message }) => rows.mayHaveChanged(message.flatMap(changedBy)))
    queries.set(database, rows)
    return rows
  }
}
