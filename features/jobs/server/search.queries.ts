import { sql, type Db } from '#platform/server/database/sql.ts'

const IS_SHOWN = sql`j.state = 'open' and j.expires_at > now() and not exists (select from people p where p.id = j.poster_id and p.suspended_at is not null)`
const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id)

/** The open ones of these jobs with what the search indexes. */
export async function loadSearchedJobs(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; role: string; company: string; location: string; level: string; skills: string[]; description_html: string; posted_at: Date }>`
    select j.id, j.role, j.company, j.location, j.level, j.skills, j.description_html, j.posted_at from jobs j where j.id = any (${[...ids]}::uuid[]) and ${IS_SHOWN}`.execute(db)
  return rows
}

export const listOpenIds = async (db: Db, after: string | null, limit: number): Promise<string[]> =>
  idsOf(await sql<{ id: string }>`select j.id from jobs j where ${IS_SHOWN} and (${after}::uuid is null or j.id > ${after}::uuid) order by j.id limit ${limit}`.execute(db))

export const openAmong = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  idsOf(await sql<{ id: string }>`select j.id from jobs j where j.id = any (${[...ids]}::uuid[]) and ${IS_SHOWN}`.execute(db))
