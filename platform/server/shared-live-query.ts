import type { Context } from './context.ts'
import type { Database } from './database/database.ts'
import type { Hint, Signal } from './signals.ts'
import { liveQuery, type LiveQuery } from './live-query.ts'

interface Options<Row> {
  /** What is watched, for the log, such as the name of the table. */
  what: string
  /** How soon somebody sees what was done on another node. */
  everyMs: number
  load: (context: Context, keys: string[]) => Promise<Map<string, Row>>
  /** The keys of what may be another after a signal. */
  changedBy: (told: Signal | Hint) => string[]
}

/** Rows that a feature lets people watch: one watch for everybody on a database, told of changes by the signals of this process. */
export function sharedLiveQuery<Row>({ what, everyMs, load, changedBy }: Options<Row>): (context: Context) => LiveQuery<Row> {
  const kept = new WeakMap<Database, LiveQuery<Row>>()
  return (context) => {
    const { database, bus, log } = context
    const known = kept.get(database)
    if (known !== undefined) return known
    const rows = liveQuery({
      load: (keys) => load(context, keys),
      everyMs,
      onTrouble: (error) => log.warn({ err: error.message }, `The watched ${what} could not be looked at.`),
    })
    bus.onCommitted(({ told }) => rows.mayHaveChanged(told.flatMap(changedBy)))
    kept.set(database, rows)
    return rows
  }
}
