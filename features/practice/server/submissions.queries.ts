import type { Database } from '#platform/server/database/database.ts'
import { often, prepared, sql, type Db } from '#platform/server/database/sql.ts'
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

const SHOWN = `s.id, s.problem_id, p.slug, s.person_id, s.language, s.code, s.submitted_at, s.state, s.verdict, s.passed, s.total,
  s.time_ms, s.memory_kb, s.results`
const FROM = 'from submissions s join problems p on p.id = s.problem_id'

type Placeless = Omit<SubmissionRow, 'place'>
const byIds = prepared<Placeless>('submissions-by-id', `select ${SHOWN} ${FROM} where s.id = any($1::uuid[])`)
const ofPerson = prepared<Placeless>(
  'submissions-of-person',
  `select ${SHOWN} ${FROM} where s.person_id = $1 and p.id = problem_id_of_slug($2) and ($3::uuid is null or s.id < $3) order by s.id desc limit $4`,
)

// Turns go around among people, so of everybody else as many are before it as of one's own.
const LINE = `select id, row_number() over (order by turn, submitted_at, id)::int as place from (
  select id, submitted_at, row_number() over (partition by person_id order by submitted_at, id) as turn from submissions where state = 'waiting') waiting`
// For one row a plan serves them all; for a list of rows each list is planned anew.
const byId = prepared<SubmissionRow>('submission-by-id', `select ${SHOWN},
  case when s.state = 'waiting' then (select place from (${LINE}) line where line.id = s.id) end as place ${FROM} where s.id = $1`)
const placesByIds = prepared<{ id: string; place: number }>('submission-places', `select * from (${LINE}) line where id = any($1::uuid[])`)

/** With where they stand in the line, those that wait. */
async function withPlaces(database: Database, rows: Placeless[]): Promise<SubmissionRow[]> {
  const ids = rows.flatMap(({ id, state }) => (state === 'waiting' ? [id] : []))
  const places = ids.length === 0 ? [] : await placesByIds.all(database, [ids])
  const placeOf = new Map(places.map(({ id, place }) => [id, place]))
  return rows.map((row) => ({ ...row, place: placeOf.get(row.id) ?? null }))
}

export async function submissionsById(database: Database, ids: string[]): Promise<Map<string, SubmissionRow>> {
  const rows = ids.length === 1 ? await byId.all(database, ids) : await withPlaces(database, await byIds.all(database, [ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

export const findSubmission = async (database: Database, id: string) => (await submissionsById(database, [id])).get(id) ?? null

export const listSubmissions = async (database: Database, ask: { personId: string; slug: string; after: string | null; count: number }) =>
  withPlaces(database, await ofPerson.all(database, [ask.personId, ask.slug, ask.after, ask.count]))

export interface NewRow {
  problemId: string
  personId: string
  key: string
  language: Language
  code: string
  at: Date
  mostWaiting: number
}

/** Whose submissions are counted and added to now: one request of a person after the other. */
export const lockPerson = async (db: Db, personId: string): Promise<void> => {
  await often('person-lock', sql`select 1 from people where id = ${personId} for no key update`).execute(db)
}

/** The submission that was sent before under this key. */
export async function findByKey(db: Db, personId: string, key: string): Promise<{ id: string } | undefined> {
  const { rows } = await often('submission-by-key', sql<{ id: string }>`select id from submissions where person_id = ${personId} and key = ${key}`).execute(db)
  return rows[0]
}

/** Its id; null where it was sent before under this key, or `mostWaiting` of the person wait already. Whoever asks holds the person. */
export async function insertSubmission(db: Db, { problemId, personId, key, language, code, at, mostWaiting }: NewRow): Promise<string | null> {
  const { rows } = await often('submission-insert', sql<{ id: string }>`
    insert into submissions (problem_id, person_id, key, language, code, results, submitted_at, not_before)
    select ${problemId}, ${personId}, ${key}, ${language}, ${code}, '[]', ${at}::timestamptz, ${at}::timestamptz
    where not exists (select from submissions where person_id = ${personId} and key = ${key})
      and (select count(*) from submissions where person_id = ${personId} and state = 'waiting') < ${mostWaiting}
    returning id`).execute(db)
  return rows[0]?.id ?? null
}
