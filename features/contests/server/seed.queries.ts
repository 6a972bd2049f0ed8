import { sql, type Db } from '#platform/server/database/sql.ts'

/** Deletes all contests, so that an interrupted seeding can be repeated. */
export const eraseContests = async (db: Db): Promise<void> => void (await sql`delete from contests`.execute(db))

/** Stores a judged submission without its effects on points and streaks, for a contest of the past. */
export async function insertPastSubmission(db: Db, { id, contestId, position, personId, verdict, at }: { id: string; contestId: string; position: number; personId: string; verdict: string; at: Date }): Promise<void> {
  await sql`insert into submissions (id, problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, passed, total)
    select ${id}, problem_id, ${personId}, gen_random_uuid(), 'python', '# Written in a contest.\npass\n', ${at}, ${at}, 'judged', ${at}, ${verdict}, 0, 0
    from contest_problems where contest_id = ${contestId} and position = ${position}`.execute(db)
}
