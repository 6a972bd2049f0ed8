import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { Language } from '../rules/problem.ts'
import type { State, Verdict } from '../rules/verdicts.ts'
import type { ShownResult } from './shown-results.ts'

/** A submission as its owner sees it. */
export interface SubmissionRow {
  id: string
  problem_id: string
  slug: string
  person_id: string
  language: Language
  code: string
  submitted_at: Date
  state: State
  place: number | null
  verdict: Verdict | null
  passed: number
  total: number
  time_ms: number | null
  memory_kb: number | null
  results: ShownResult[]
}

// Where one stands in line: turns go around among people, so of everybody else as many are before it as of one's own.
const PLACE = `case when s.state <> 'waiting' then null else (
  select count(*)::int from (select w.id, row_number() over (partition by w.person_id order by w.submitted_at, w.id) as turn, w.submitted_at
    from submissions w where w.state = 'waiting') line
  join (select count(*) as turn from submissions m where m.state = 'waiting' and m.person_id = s.person_id
    and (m.submitted_at, m.id) <= (s.submitted_at, s.id)) mine
  on (line.turn, line.submitted_at, line.id) <= (mine.turn, s.submitted_at, s.id)) end as place`
const SHOWN = `s.id, s.problem_id, p.slug, s.person_id, s.language, s.code, s.submitted_at, s.state, s.verdict, s.passed, s.total,
  s.time_ms, s.memory_kb, s.results, ${PLACE}`
const FROM = 'from submissions s join problems p on p.id = s.problem_id'

const byIds = prepared<SubmissionRow>('submissions-by-id', `select ${SHOWN} ${FROM} where s.id = any($1::uuid[])`)
const ofPerson = prepared<SubmissionRow>(
  'submissions-of-person',
  `select ${SHOWN} ${FROM} where s.person_id = $1 and p.slug = $2 and ($3::uuid is null or s.id < $3) order by s.id desc limit $4`,
)

export async function submissionsById(database: Database, ids: string[]): Promise<Map<string, SubmissionRow>> {
  return new Map((await byIds.all(database, [ids])).map((row) => [row.id, row]))
}

export const findSubmission = async (database: Database, id: string) => (await byIds.all(database, [[id]]))[0] ?? null

export const listSubmissions = (database: Database, ask: { personId: string; slug: string; after: string | null; count: number }) =>
  ofPerson.all(database, [ask.personId, ask.slug, ask.after, ask.count])

export interface NewRow {
  problemId: string
  personId: string
  key: string
  language: Language
  code: string
  at: Date
}

/** Whose submissions are counted and added to now: one request of a person after the other. */
export const lockPerson = async (db: Db, personId: string): Promise<void> => {
  await sql`select 1 from people where id = ${personId} for no key update`.execute(db)
}

/** The submission that was sent before under this key. */
export const findByKey = (db: Db, personId: string, key: string) =>
  db.selectFrom('submissions').select('id').where('person_id', '=', personId).where('key', '=', key).executeTakeFirst()

export const countWaiting = async (db: Db, personId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('submissions')
    .select((one) => one.fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertSubmission(db: Db, row: NewRow): Promise<string> {
  const { id } = await db
    .insertInto('submissions')
    .values({ problem_id: row.problemId, person_id: row.personId, key: row.key, language: row.language, code: row.code, results: '[]', submitted_at: row.at, not_before: row.at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
