import { sql, type Db } from '#platform/server/database/sql.ts'

/**
 * Before the submissions of one account become another one's: what is not judged yet is deleted, and a problem that both solved has one first
 * acceptance, one from before giving up if there is one.
 */
export async function prepareMove(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  await sql`delete from submissions where person_id = ${from} and state <> 'judged'`.execute(db)
  await sql`update submissions k set is_first_acceptance = false where k.person_id = ${into} and k.is_first_acceptance and k.is_after_giving_up
    and exists (select from submissions s where s.person_id = ${from} and s.problem_id = k.problem_id and s.is_first_acceptance and not s.is_after_giving_up)`.execute(db)
  await sql`update submissions s set is_first_acceptance = false where s.person_id = ${from} and s.is_first_acceptance
    and exists (select from submissions k where k.person_id = ${into} and k.problem_id = s.problem_id and k.is_first_acceptance)`.execute(db)
  await sql`delete from submissions s where s.person_id = ${from} and exists (select from submissions k where k.person_id = ${into} and k.key = s.key)`.execute(db)
}
