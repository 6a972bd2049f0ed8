import { sql, type Db } from '#platform/server/database/sql.ts'

/** Deletes all contests, so that an interrupted seeding can be repeated. */
export const eraseContests = async (db: Db): Promise<void> => void (await sql`delete from contests`.execute(db))

/**
 * Stores a judged submission to a contest of the past: the reference solution if it was accepted. The ledger of the demo world counts first acceptances
 * afterwards (`features/leaderboard/server/seed.queries.ts`).
 */
export async function insertPastSubmission(db: Db, { id, contestId, position, personId, verdict, at }: { id: string; contestId: string; position: number; personId: string; verdict: string; at: Date }): Promise<void> {
  await sql`insert into submissions (id, problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, passed, total, problem_revision, is_first_acceptance)
    select ${id}, p.id, ${personId}, gen_random_uuid(), reference.language, case when ${verdict} = 'Accepted' then reference.source else '# Not finished yet.\n' end,
      ${at}, ${at}, 'judged', ${at}, ${verdict}, case when ${verdict} = 'Accepted' then tests else 0 end, tests, p.revision,
      ${verdict} = 'Accepted' and not exists (select from submissions s where s.person_id = ${personId} and s.problem_id = p.id and s.is_first_acceptance)
    from contest_problems c join problems p on p.id = c.problem_id
    cross join lateral (select s ->> 'language' as language, s ->> 'source' as source from jsonb_array_elements(p.solutions) s where s ->> 'language' in ('python', 'sql') and s ->> 'fault' is null limit 1) reference
    cross join lateral jsonb_array_length(p.body -> 'tests') tests
    where c.contest_id = ${contestId} and c.position = ${position}`.execute(db)
}
