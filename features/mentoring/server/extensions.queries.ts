import { sql, type Db } from '#platform/server/database/sql.ts'

/** Gives a learner a due date of their own; null takes it back. A reminder is sent again. */
export async function saveExtension(db: Db, { assignmentId, personId, due }: { assignmentId: string; personId: string; due: string | null }): Promise<void> {
  await sql`insert into assignment_work (assignment_id, person_id, extended_local) values (${assignmentId}, ${personId}, ${due}::text)
    on conflict (assignment_id, person_id) do update set extended_local = excluded.extended_local, reminded_at = null`.execute(db)
}

/** Takes back the learners' own due dates that aren't after a new due date of the assignment. */
export async function dropExtensions(db: Db, assignmentId: string, due: string | null): Promise<void> {
  await sql`update assignment_work set extended_local = null where assignment_id = ${assignmentId} and (${due}::text is null or extended_local <= ${due}::text)`.execute(db)
}

/** When a local time is, in the time zone of a learner. */
export async function instantOf(db: Db, personId: string, local: string): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select assignment_due(null, ${local}, (select time_zone from logins where person_id = ${personId})) as at`.execute(db)
  return rows[0]!.at
}
