import type { Context } from '#platform/server/context.ts'
import { listBlockedIds } from './viewer-people.queries.ts'

const NOBODY: ReadonlySet<string> = new Set()
const pending = new WeakMap<object, Promise<ReadonlySet<string>>>()

/** The ids of all people whom the viewer blocked or who blocked the viewer, read once per request. Empty for a visitor. */
export function blockedPersonIds(context: Context): Promise<ReadonlySet<string>> {
  const { viewer, caller, db } = context
  if (viewer === null) return Promise.resolve(NOBODY)
  let known = pending.get(caller)
  if (known === undefined) {
    known = listBlockedIds(db, viewer.id).then((ids) => new Set(ids))
    pending.set(caller, known)
  }
  return known
}

/** Returns the rows whose person the viewer may see. */
export async function withoutBlocked<Row>(context: Context, rows: readonly Row[], whose: (row: Row) => string): Promise<Row[]> {
  const blocked = await blockedPersonIds(context)
  return blocked.size === 0 ? [...rows] : rows.filter((row) => !blocked.has(whose(row)))
}
