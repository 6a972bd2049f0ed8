import { sql, type Db } from '#platform/server/database/sql.ts'

export interface ReportedProfileRow {
  id: string
  username: string
  name: string
  headline: string
  about: string
  avatar_id: string | null
}

/** What moderators see of these profiles, also of suspended people. */
export async function listReportedProfiles(db: Db, ids: readonly string[]): Promise<ReportedProfileRow[]> {
  const { rows } = await sql<ReportedProfileRow>`select id, username, name, headline, about, avatar_id from people where id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** Removes the headline, About Me and the picture of a person. */
export async function clearProfile(db: Db, id: string): Promise<void> {
  await sql`update people set headline = '', about = '', avatar_id = null where id = ${id}::uuid`.execute(db)
}
