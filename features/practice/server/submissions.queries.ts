import type { Database } from '#platform/server/database/database.ts'
import { often, prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { Language } from '../rules/problem.ts'
import type { State, Verdict } from '../rules/verdicts.ts'
import type { JudgedSubmission, ReviewedSubmission } from './reviewed-submissions.ts'
import { testResultOf, type StoredTestResult, type TestResult } from './submission-result.ts'

/** A submission as its author sees it. */
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
  results: TestResult[]
}

const COLUMNS = `s.id, s.problem_id, p.slug, s.person_id, s.language, s.code, s.submitted_at, s.state, s.verdict, s.passed, s.total,
  s.time_ms, s.memory_kb, s.results`
const FROM = 'from submissions s join problems p on p.id = s.problem_id'

/** A row as the database returns it. */
type StoredRow = Omit<SubmissionRow, 'results'> & { results: StoredTestResult[] }
type RowWithoutPlace = Omit<StoredRow, 'place'>
const byIds = prepared<RowWithoutPlace>('submissions-by-id', `select ${COLUMNS} ${FROM} where s.id = any($1::uuid[])`)
const ofPerson = prepared<RowWithoutPlace>(
  'submissions-of-person',
  `select ${COLUMNS} ${FROM} where s.person_id = $1 and p.id = problem_id_of_slug($2) and ($3::uuid is null or s.id < $3) order by s.id desc limit $4`,
)

// The queue is round-robin among people, so each other person is ahead with at most as many submissions as the author.
const QUEUE = `select id, row_number() over (order by turn, submitted_at, id)::int as place from (
  select id, submitted_at, row_number() over (partition by person_id order by submitted_at, id) as turn from submissions where state = 'waiting') waiting`
// A prepared plan serves every single row; queries for several rows are planned each time.
const byId = prepared<StoredRow>('submission-by-id', `select ${COLUMNS},
  case when s.state = 'waiting' then (select place from (${QUEUE}) queue where queue.id = s.id) end as place ${FROM} where s.id = $1`)
const placesByIds = prepared<{ id: string; place: number }>('submission-places', `select * from (${QUEUE}) queue where id = any($1::uuid[])`)

/** Adds the position in the queue to waiting submissions. */
async function withPlaces(database: Database, rows: RowWithoutPlace[]): Promise<StoredRow[]> {
  const ids = rows.flatMap(({ id, state }) => (state === 'waiting' ? [id] : []))
  const places = ids.length === 0 ? [] : await placesByIds.all(database, [ids])
  const placeOf = new Map(places.map(({ id, place }) => [id, place]))
  return rows.map((row) => ({ ...row, place: placeOf.get(row.id) ?? null }))
}

const toSubmission = (row: StoredRow): SubmissionRow => ({ ...row, results: row.results.map(testResultOf) })

export async function submissionsById(database: Database, ids: string[]): Promise<Map<string, SubmissionRow>> {
  const rows = ids.length === 1 ? await byId.all(database, ids) : await withPlaces(database, await byIds.all(database, [ids]))
  return new Map(rows.map((row) => [row.id, toSubmission(row)]))
}

export const findSubmission = async (database: Database, id: string) => (await submissionsById(database, [id])).get(id) ?? null

export const listSubmissions = async (database: Database, query: { personId: string; slug: string; after: string | null; count: number }): Promise<SubmissionRow[]> =>
  (await withPlaces(database, await ofPerson.all(database, [query.personId, query.slug, query.after, query.count]))).map(toSubmission)

export interface NewSubmissionRow {
  problemId: string
  personId: string
  key: string
  language: Language
  code: string
  at: Date
  maxWaiting: number
}

/** Locks a person, so that their submissions are counted and added one request at a time. */
export const lockPerson = async (db: Db, personId: string): Promise<void> => {
  await often('person-lock', sql`select 1 from people where id = ${personId} for no key update`).execute(db)
}

/** The submission with this idempotency key. */
export async function findByKey(db: Db, personId: string, key: string): Promise<{ id: string } | undefined> {
  const { rows } = await often('submission-by-key', sql<{ id: string }>`select id from submissions where person_id = ${personId} and key = ${key}`).execute(db)
  return rows[0]
}

/** SQL: the person has given up the problem, and may have seen its solutions. */
const hasGivenUp = (personId: string, problemId: string) =>
  sql`exists (select from problem_help where person_id = ${personId} and problem_id = ${problemId} and gave_up_at is not null)`

/**
 * Inserts a submission and returns its id; null if the key exists already or the person has `maxWaiting` submissions waiting. The caller must hold
 * the lock on the person.
 */
export async function insertSubmission(db: Db, { problemId, personId, key, language, code, at, maxWaiting }: NewSubmissionRow): Promise<string | null> {
  const { rows } = await often('submission-insert', sql<{ id: string }>`
    insert into submissions (problem_id, person_id, key, language, code, results, submitted_at, not_before, is_after_giving_up)
    select ${problemId}, ${personId}, ${key}, ${language}, ${code}, '[]', ${at}::timestamptz, ${at}::timestamptz, ${hasGivenUp(personId, problemId)}
    where not exists (select from submissions where person_id = ${personId} and key = ${key})
      and (select count(*) from submissions where person_id = ${personId} and state = 'waiting') < ${maxWaiting}
    returning id`).execute(db)
  return rows[0]?.id ?? null
}

/** Submissions with the titles of their problems. */
export async function listForReview(db: Db, ids: readonly string[]): Promise<ReviewedSubmission[]> {
  const { rows } = await sql<ReviewedSubmission>`
    select s.id, s.person_id, p.slug, p.title, s.language, s.code, s.verdict, s.passed, s.total from submissions s join problems p on p.id = s.problem_id
    where s.id = any (${[...ids]}::uuid[])`.execute(db)
  return rows
}

const BEGINNING_LENGTH = 1_000

/** The latest judged submissions of a person, newest first. */
export async function listLatestJudged(db: Db, personId: string, max: number): Promise<JudgedSubmission[]> {
  const { rows } = await sql<JudgedSubmission>`
    select s.id, p.slug, p.title, s.language, s.verdict, s.passed, s.total, s.submitted_at, left(s.code, ${BEGINNING_LENGTH}) as beginning from submissions s join problems p on p.id = s.problem_id
    where s.person_id = ${personId} and s.verdict is not null order by s.submitted_at desc, s.id desc limit ${max}`.execute(db)
  return rows
}
