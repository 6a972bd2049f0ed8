import { containsWords } from '#platform/server/database/contains-words.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ListingPage } from '#features/administration/server/public.ts'
import type { EventState } from '../rules/events.ts'

export interface AdminEventRow {
  id: string
  number: number
  slug: string
  title: string
  state: EventState
  author_name: string | null
  author_username: string | null
  at: Date
}

/** Events in any state for admins, newest first; not those of mentor groups. */
export async function listEventsForAdmins(db: Db, { q, state, after, count }: ListingPage): Promise<AdminEventRow[]> {
  const { rows } = await sql<AdminEventRow>`select e.id, e.number, e.slug, e.title, e.state, e.created_at as at, p.name as author_name, p.username as author_username
    from events e left join people p on p.id = e.host_id
    where e.group_id is null and (${state}::text is null or e.state = ${state})
      and ${containsWords(sql`concat_ws(' ', e.title, e.place, p.name, p.username)`, q)}
      and (${after?.at ?? null}::timestamptz is null or (e.created_at, e.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    order by e.created_at desc, e.id desc limit ${count}`.execute(db)
  return rows
}
