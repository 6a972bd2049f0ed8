import { sql, type Db } from '#platform/server/database/sql.ts'

/** The address of a person, also of a suspended one. */
export async function findRecipient(db: Db, personId: string): Promise<{ email: string; name: string } | null> {
  const { rows } = await sql<{ email: string; name: string }>`select l.email, p.name from logins l join people p on p.id = l.person_id where p.id = ${personId}`.execute(db)
  return rows[0] ?? null
}

interface Suspension {
  rule: string
  reason: string
  actor_id: string | null
  done_at: Date
}

/** The last suspension of a person that a moderator decided, with the rule that was broken, from the audit log; null if the last one had no rule. */
export async function findSuspension(db: Db, personId: string): Promise<Suspension | null> {
  const { rows } = await sql<Suspension & { rule: string | null }>`
    select reason, actor_id, done_at, details ->> 'rule' as rule from audit_log where deed = 'person.suspended' and target_id = ${personId} order by id desc limit 1`.execute(db)
  const last = rows[0]
  return last === undefined || last.rule === null ? null : { ...last, rule: last.rule }
}

/** The id of a blog by its slug, for the demo data. */
export async function findBlogId(db: Db, slug: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from blogs where slug = ${slug}`.execute(db)
  return rows[0]?.id ?? null
}
