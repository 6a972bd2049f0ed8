import { pageByTime, readTimeCursor } from '#platform/server/time-cursor.ts'
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
  const rows = await listManagedPeople(context.db, {
    q,
    filter,
    after: readTimeCursor(after),
    count: PAGE + 1,
  })
  return pageByTime(rows, PAGE, (row) => row.joined_at)
}
