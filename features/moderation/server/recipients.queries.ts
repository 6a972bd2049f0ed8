import { sql, type Db } from '#platform/server/database/sql.ts'

/** The address of a person, also of a suspended one. */
export async function findRecipient(db: Db, personId: string): Promise<{ email: string; name: string } | null> {
  const { rows } = await sql<{ email: string; name: string }>`select l.email, p.name from logins l join people p on p.id = l.person_id where p.id = ${personId}`.execute(db)
  return rows[0] ?? null
}

/** Why a person was suspended last, and by whom, from the audit log. */
export async function findSuspension(db: Db, personId: string): Promise<{ reason: string; actor_id: string | null; done_at: Date } | null> {
  const { rows } = await sql<{ reason: string; actor_id: string | null; done_at: Date }>`
    select reason, actor_id, done_at from audit_log where deed = 'person.suspended' and target_id = ${personId} order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** The id of a blog by its slug, for the demo data. */
export async function findBlogId(db: Db, slug: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from blogs where slug = ${slug}`.execute(db)
  return rows[0]?.id ?? null
}
