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

/** Whether this is the profile of another person that the viewer may see. */
export async function isReportable(db: Db, id: string, viewerId: string): Promise<boolean> {
  const { rows } = await sql`select from people where id = ${id}::uuid and id <> ${viewerId}::uuid and suspended_at is null and not are_apart(id, ${viewerId}::uuid)`.execute(db)
  return rows.length > 0
}

/** Removes the headline, About Me and the picture of a person. */
export async function clearProfile(db: Db, id: string): Promise<void> {
  await sql`update people set headline = '', about = '', avatar_id = null where id = ${id}::uuid`.execute(db)
}
