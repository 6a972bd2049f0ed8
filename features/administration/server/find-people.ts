import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import type { Context } from '#platform/server/context.ts'
import { MAX_COUNTED } from '../rules/count-text.ts'
import type { PeopleOrder } from '../rules/people-orders.ts'
import { countManagedPeople, listManagedPeople, type ManagedPersonRow, type PeopleFilter, type PeopleQuestion } from './people.queries.ts'

export interface ManagedPeople {
  items: ManagedPersonRow[]
  next: string | null
  /** What was searched for. */
  question: PeopleQuestion
}

const PAGE = 25

const KEYS: Record<PeopleFilter['by'], (row: ManagedPersonRow) => number> = {
  joined: ({ joined_at }) => joined_at.getTime(),
  active: ({ last_active_at }) => last_active_at?.getTime() ?? 0,
  reports: ({ report_count }) => report_count,
}

/** One page of accounts for admins. */
export async function readManagedPeople(
  context: Context,
  { sort, after, ...question }: PeopleQuestion & { sort: PeopleOrder; after: string | null },
): Promise<ManagedPeople> {
  const by = sort.replace('-', '') as PeopleFilter['by']
  const rows = await listManagedPeople(context.db, { ...question, by, isDescending: sort.startsWith('-'), after: readCursor(after), count: PAGE + 1 })
  const items = rows.slice(0, PAGE)
  const last = items.at(-1)
  return { question, items, next: rows.length > PAGE && last !== undefined ? cursorOf({ key: KEYS[by](last), id: last.id }) : null }
}

/** How many accounts a search finds, at most 10,000. */
export const countPeople = (context: Context, { question }: ManagedPeople): Promise<number> => countManagedPeople(context.db, question, MAX_COUNTED)
