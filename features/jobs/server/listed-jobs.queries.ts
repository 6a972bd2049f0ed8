import { containsWords } from '#platform/server/database/contains-words.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ListingPage } from '#features/administration/server/public.ts'

export interface AdminJobRow {
  id: string
  role: string
  company: string
  state: 'proposed' | 'listed' | 'expired' | 'closed' | 'removed'
  author_name: string | null
  author_username: string | null
  at: Date
  expires_at: Date | null
  applications: number
}

/** Jobs in any state for admins, newest first. */
export async function listJobsForAdmins(db: Db, { q, state, after, count }: ListingPage, now: Date): Promise<AdminJobRow[]> {
  const { rows } = await sql<AdminJobRow>`select * from (
      select j.id, j.role, j.company, j.created_at as at, p.name as author_name, p.username as author_username, j.expires_at,
        (select count(*)::int from job_applications a where a.job_id = j.id) as applications,
        case when j.state = 'open' then case when j.expires_at > ${now} then 'listed' else 'expired' end else j.state end as state
      from jobs j left join people p on p.id = j.poster_id
      where ${containsWords(sql`concat_ws(' ', j.role, j.company, j.location, p.name, p.username)`, q)}
        and (${after?.at ?? null}::timestamptz is null or (j.created_at, j.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))) jobs
    where ${state}::text is null or state = ${state} order by at desc, id desc limit ${count}`.execute(db)
  return rows
}
