import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import type { Context } from '#platform/server/context.ts'
import { listManagedPeople, type ManagedPersonRow, type PeopleFilter } from './people.queries.ts'

export interface ManagedPeople {
  items: ManagedPersonRow[]
  next: string | null
}

const PAGE = 25

/** One page of accounts for admins, newest first. */
export async function readManagedPeople(
  context: Context,
  { q, filter, after }: { q: string | null; filter: PeopleFilter['filter']; after: string | null },
): Promise<ManagedPeople> {
  const cursor = readCursor(after)
  const rows = await listManagedPeople(context.db, {
    q,
    filter,
    after: cursor === null ? null : { at: new Date(cursor.key), id: cursor.id },
    count: PAGE + 1,
  })
  const items = rows.slice(0, PAGE)
  const last = items.at(-1)
  const next = rows.length > PAGE && last !== undefined ? cursorOf({ key: last.joined_at.getTime(), id: last.id }) : null
  return { items, next }
}
