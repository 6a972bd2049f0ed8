import { containsWords } from '#platform/server/database/contains-words.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ListingPage } from '#features/administration/server/public.ts'
import type { Status } from '../rules/idea.ts'

export interface AdminIdeaRow {
  id: string
  number: number
  title: string
  state: Status | 'merged' | 'hidden'
  author_name: string | null
  author_username: string | null
  at: Date
  votes: number
  members: number
}

/** Confirmed ideas in any state for admins, newest first. */
export async function listIdeasForAdmins(db: Db, { q, state, after, count }: ListingPage): Promise<AdminIdeaRow[]> {
  const { rows } = await sql<AdminIdeaRow>`select * from (
      select i.id, i.number::float8 as number, i.title, i.submitted_at as at, coalesce(p.name, i.name) as author_name, p.username as author_username, i.vote_count as votes, i.member_count as members,
        case when i.hidden_at is not null then 'hidden' when i.merged_into is not null then 'merged' else i.status end as state
      from ideas i left join people p on p.id = i.author_id
      where i.confirmed_at is not null and ${containsWords(sql`concat_ws(' ', i.title, i.name, p.name, p.username)`, q)}
        and (${after?.at ?? null}::timestamptz is null or (i.submitted_at, i.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))) ideas
    where ${state}::text is null or state = ${state} order by at desc, id desc limit ${count}`.execute(db)
  return rows
}

/** The number of an idea. */
export async function findIdeaNumber(db: Db, id: string): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`select number::float8 as number from ideas where id = ${id}`.execute(db)
  return rows[0]?.number ?? null
}
