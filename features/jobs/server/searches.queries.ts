import { sql, type Db } from '#platform/server/database/sql.ts'
import type { JobFilter } from '../rules/job-filter.ts'
import type { Alert } from '../rules/alerts.ts'
import type { SearchInput } from '../rules/job-inputs.ts'

export interface SearchRow {
  id: string
  person_id: string
  name: string
  filter: JobFilter
  alert: Alert
  saved_at: Date
}

/** Saves a search of a person unless they have `max` others; false then. Also changes one of theirs. */
export async function saveSearch(db: Db, { id, name, filter, alert, personId, at, max }: SearchInput & { personId: string; at: Date; max: number }): Promise<boolean> {
  await sql`select from people where id = ${personId} for no key update`.execute(db)
  const { rows } = await sql`
    insert into job_searches (id, person_id, name, filter, alert, saved_at) select ${id}, ${personId}, ${name}, ${JSON.stringify(filter)}::jsonb, ${alert}, ${at}
    where (select count(*) from job_searches where person_id = ${personId} and id <> ${id}) < ${max}
    on conflict (id) do update set name = excluded.name, filter = excluded.filter, alert = excluded.alert where job_searches.person_id = ${personId} returning 1`.execute(db)
  return rows.length > 0
}

export async function deleteSearch(db: Db, id: string, personId: string): Promise<void> {
  await sql`delete from job_searches where id = ${id} and person_id = ${personId}`.execute(db)
}

export async function listSearches(db: Db, personId: string): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`select id, person_id, name, filter, alert, saved_at from job_searches where person_id = ${personId} order by saved_at desc, id`.execute(db)
  return rows
}

/** Searches with alerts, after an id, of people who are neither the poster of the job nor blocked by or from them. */
export async function listAlertSearches(db: Db, { posterId, after, max }: { posterId: string | null; after: string | null; max: number }): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select s.id, s.person_id, s.name, s.filter, s.alert, s.saved_at from job_searches s join people p on p.id = s.person_id
    where s.alert <> 'off' and p.suspended_at is null and s.person_id is distinct from ${posterId}::uuid and (${posterId}::uuid is null or not are_apart(p.id, ${posterId}::uuid)) and (${after}::uuid is null or s.id > ${after}::uuid) order by s.id limit ${max}`.execute(db)
  return rows
}

/** Records that a person is notified about a job; false if they already were. */
export async function claimAlert(db: Db, personId: string, jobId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`insert into job_alerts (person_id, job_id, told_at) values (${personId}, ${jobId}, ${at}) on conflict do nothing returning 1`.execute(db)
  return rows.length > 0
}

/** The people among these who have already been notified about the job. */
export async function notifiedAmong(db: Db, jobId: string, personIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ person_id: string }>`select person_id from job_alerts where job_id = ${jobId} and person_id = any (${[...personIds]}::uuid[])`.execute(db)
  return new Set(rows.map(({ person_id }) => person_id))
}
