import type { Context } from '#platform/server/context.ts'
import { listBlockedIds } from './viewer-people.queries.ts'

const NOBODY: ReadonlySet<string> = new Set()
const asked = new WeakMap<object, Promise<ReadonlySet<string>>>()

/** Everybody whom a block keeps apart from the viewer; read once in a request. A visitor is apart from nobody. */
export function blockedPersonIds(context: Context): Promise<ReadonlySet<string>> {
  const { viewer, caller, db } = context
  if (viewer === null) return Promise.resolve(NOBODY)
  let known = asked.get(caller)
  if (known === undefined) {
    known = listBlockedIds(db, viewer.id).then((ids) => new Set(ids))
    asked.set(caller, known)
  }
  return known
}

/** The rows whose person the viewer may see. */
export async function withoutBlocked<Row>(context: Context, rows: readonly Row[], whose: (row: Row) => string): Promise<Row[]> {
  const apart = await blockedPersonIds(context)
  return apart.size === 0 ? [...rows] : rows.filter((row) => !apart.has(whose(row)))
}
