import { sql, type Db } from '#platform/server/database/sql.ts'

interface SharedOfDemo {
  id: string
  problemId: string
  personId: string
  language: string
  code: string
  note: string
  timeMs: number
  at: Date
}

/** Stores an accepted submission that its author shares. False if the problem is not there. */
export async function insertSharedSolution(db: Db, { id, problemId, personId, language, code, note, timeMs, at }: SharedOfDemo): Promise<boolean> {
  const { rows } = await sql`insert into submissions (id, problem_id, person_id, key, language, code, submitted_at, not_before, state, judged_at, verdict, passed, total, time_ms, memory_kb, problem_revision, shared_at, shared_note, is_first_acceptance)
    select ${id}, p.id, ${personId}, gen_random_uuid(), ${language}, ${code}, ${at}, ${at}, 'judged', ${at}, 'Accepted', jsonb_array_length(p.body -> 'tests'), jsonb_array_length(p.body -> 'tests'), ${timeMs}, 14336, p.revision, ${at}, ${note},
      not exists (select from submissions s where s.person_id = ${personId} and s.problem_id = p.id and s.is_first_acceptance)
    from problems p where p.id = ${problemId} returning id`.execute(db)
  return rows.length > 0
}
