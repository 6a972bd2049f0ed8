import type { Database } from '#platform/server/database/database.ts'
import { often, prepared, sql, type Db, type RawBuilder } from '#platform/server/database/sql.ts'
import { NUMPY_IMPORT, type Engine, type JudgeSoftware } from '../rules/judging.ts'
import type { Language } from '../rules/problem.ts'
import type { Verdict } from '../rules/verdicts.ts'
import { storedTestResult, type TestResult } from './submission-result.ts'

/** What a judge needs to know about a submission. */
export interface JudgeableRow {
  id: string
  problem_id: string
  person_id: string
  language: Language
  code: string
  submitted_at: Date
}

const problemState = prepared<{ revision: string; changed_at: Date }>('problem-state', 'select revision, changed_at from problems where id = $1')

/** Changes whenever a problem changes, for caches. */
export const stateOfProblem = (database: Database, id: string) => problemState.first(database, [id])

/** A submission that a judge has claimed. */
export interface ClaimedRow extends JudgeableRow {
  tries: number
}

/** A judge process without a heartbeat for this long is considered dead. */
export const DEAD_AFTER_SECONDS = 20

/** The time of the oldest heartbeat of a live process. */
export const aliveSince = (now: Date) => new Date(now.getTime() - DEAD_AFTER_SECONDS * 1_000)

/** SQL: the process `o` is alive. */
export const isAlive = (now: Date) => sql`o.seen_at > ${now}::timestamptz - make_interval(secs => ${DEAD_AFTER_SECONDS})`

/** SQL: the engines that this judge lacks and another live judge has; none until the judge has reported its own. */
export const enginesElsewhere = (judgeId: string, now: Date) => sql`
  select distinct engine from judge_processes me, judge_processes o, unnest(o.runs) engine
  where me.id = ${judgeId} and ${isAlive(now)} and not engine = any(me.runs)`

/** SQL: the engine for a submission or run `w`, like `engineFor`. */
export const engineOfProgram = sql`case when w.language <> 'python' then w.language
  when (select body -> 'about' ->> 'needsNumpy' = 'true' or (body -> 'about' ->> 'numpy' is null and w.code ~ ${`(?n)${NUMPY_IMPORT}`}::text) from problems where id = w.problem_id) then 'numpy' else 'python' end`

/** SQL: the submission `w` may be claimed now. */
const isDue = (now: Date) => sql`w.state = 'waiting' and w.not_before <= ${now}
  and not exists (select 1 from submissions r where r.person_id = w.person_id and r.state = 'running')`

/**
 * Claims the next submission: among people who have nothing running, the person who has waited longest since their last turn, and their oldest
 * submission. What only another judge can run is skipped. Returns null if there is none.
 */
export async function claimNext(db: Db, judgeId: string, now: Date): Promise<ClaimedRow | null> {
  const { rows } = await often('submission-take', sql<ClaimedRow>`
    with elsewhere as (${enginesElsewhere(judgeId, now)})
    update submissions s set state = 'running', judge_id = ${judgeId}, started_at = ${now}, tries = s.tries + 1
    where s.id = (
      select w.id from submissions w
      left join lateral (select started_at from submissions t where t.person_id = w.person_id and t.started_at is not null
        order by t.started_at desc limit 1) last on true
      where ${isDue(now)} and (not exists (select 1 from elsewhere) or not exists (select 1 from elsewhere where engine = ${engineOfProgram}))
      order by last.started_at nulls first, w.submitted_at, w.id limit 1 for update of w skip locked)
    returning s.id, s.problem_id, s.person_id, s.language, s.code, s.submitted_at, s.tries`).execute(db)
  return rows[0] ?? null
}

/** Whether a submission waits that this judge skipped for another one. */
export async function hasWorkForOthers(db: Db, judgeId: string, now: Date): Promise<boolean> {
  const { rows } = await often('submissions-left', sql<{ some: boolean }>`with elsewhere as (${enginesElsewhere(judgeId, now)})
    select exists (select 1 from elsewhere) and exists (select 1 from submissions w join elsewhere on engine = ${engineOfProgram} where ${isDue(now)}) as some`).execute(db)
  return rows[0]!.some
}

/** Whether another live judge can run all of these engines. A judge that has not reported yet may. */
export async function canRunElsewhere(db: Db, query: { judgeId: string; engines: Engine[]; now: Date }): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select 1 from judge_processes o
    where o.id <> ${query.judgeId} and ${isAlive(query.now)} and coalesce(o.runs @> ${query.engines}::text[], true)) as some`.execute(db)
  return rows[0]!.some
}

/** Requeues the submissions of dead judge processes. */
export async function requeueStale(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update submissions s set state = 'waiting', judge_id = null
    where s.state = 'running' and not exists (
      select 1 from judge_processes o where o.id = s.judge_id and ${isAlive(now)})
    returning s.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Requeues submissions that a live process claimed a while ago but is not judging. */
export async function requeueUnknown(db: Db, judgeId: string, inProgress: readonly string[], now: Date): Promise<void> {
  await sql`update submissions set state = 'waiting', judge_id = null where state = 'running' and judge_id = ${judgeId}
    and id <> all (${[...inProgress]}::uuid[]) and started_at < ${now}::timestamptz - make_interval(secs => ${DEAD_AFTER_SECONDS})`.execute(db)
}

export async function isAnybodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select 1 from submissions where state = 'waiting') as some`.execute(db)
  return rows[0]!.some
}

/** Requeues a submission. Returns false if this judge no longer holds it. */
export async function requeue(db: Db, claimed: { id: string; judgeId: string; notBefore: Date; tries: number }): Promise<boolean> {
  const { rows } = await sql`update submissions set state = 'waiting', judge_id = null, not_before = ${claimed.notBefore}, tries = ${claimed.tries}
    where id = ${claimed.id} and state = 'running' and judge_id = ${claimed.judgeId} returning id`.execute(db)
  return rows.length > 0
}

/** The result of a submission, as it is stored. */
export interface SubmissionResult {
  verdict: Verdict
  passed: number
  total: number
  timeMs: number | null
  memoryKb: number | null
  results: TestResult[]
  revision: string
  at: Date
}

const assignments = (result: SubmissionResult) => sql`verdict = ${result.verdict}, passed = ${result.passed}, total = ${result.total}, time_ms = ${result.timeMs},
  memory_kb = ${result.memoryKb}, results = ${JSON.stringify(result.results.map(storedTestResult))}::jsonb, problem_revision = ${result.revision}, judged_at = ${result.at}`

/** SQL: the submission `s` is accepted, and its author has no accepted submission for the problem yet. */
const isFirstAcceptance = (verdict: RawBuilder<unknown>) => sql`${verdict} = 'Accepted' and not exists (
  select 1 from submissions o where o.person_id = s.person_id and o.problem_id = s.problem_id and o.is_first_acceptance)`

/**
 * Saves the result of a claimed submission. Returns whether it is the first acceptance of its author; null if this judge no longer holds it. The
 * caller must hold the lock on the author.
 */
export async function saveResult(db: Db, claimed: { id: string; judgeId: string }, result: SubmissionResult): Promise<{ isFirst: boolean } | null> {
  const { rows } = await often('submission-judged', sql<{ is_first: boolean }>`update submissions s set state = 'judged', judge_id = null, ${assignments(result)},
      is_first_acceptance = ${isFirstAcceptance(sql`${result.verdict}::text`)}
    where id = ${claimed.id} and state = 'running' and judge_id = ${claimed.judgeId} returning s.is_first_acceptance as is_first`).execute(db)
  return rows[0] === undefined ? null : { isFirst: rows[0].is_first }
}

/** Marks an accepted submission as the first acceptance of its author if there is none yet, or if only the marked one was sent after giving up. */
export async function saveFirstAcceptance(db: Db, id: string): Promise<boolean> {
  await sql`update submissions o set is_first_acceptance = false from submissions s
    where s.id = ${id} and s.verdict = 'Accepted' and not s.is_after_giving_up
      and o.person_id = s.person_id and o.problem_id = s.problem_id and o.is_first_acceptance and o.is_after_giving_up`.execute(db)
  const { rows } = await sql`update submissions s set is_first_acceptance = true where s.id = ${id} and ${isFirstAcceptance(sql`s.verdict`)} returning id`.execute(db)
  return rows.length > 0
}

/** The revision of a problem's tests, locked against changes until the transaction ends; null if there is no such problem. */
export async function lockRevision(db: Db, problemId: string): Promise<string | null> {
  const { rows } = await often('problem-hold', sql<{ revision: string }>`select revision from problems where id = ${problemId} for share`).execute(db)
  return rows[0]?.revision ?? null
}

/** Submissions in a language that were judged with an older revision of the tests, oldest first, after the given one. */
export async function listOutdated(db: Db, query: { problemId: string; revision: string; language: Language; after: string | null; count: number }): Promise<OutdatedRow[]> {
  const { rows } = await sql<OutdatedRow>`
    select id, problem_id, person_id, language, code, submitted_at, problem_revision, verdict from submissions
    where problem_id = ${query.problemId} and language = ${query.language} and state = 'judged' and problem_revision <> ${query.revision} and verdict <> 'Judge Error'
      and (${query.after}::uuid is null or id > ${query.after}) order by id limit ${query.count}`.execute(db)
  return rows
}

export interface OutdatedRow extends JudgeableRow {
  problem_revision: string
  verdict: Verdict
}

/** Saves a new result, unless the submission was rejudged in between (null). Returns whether it was the first acceptance before. */
export async function saveRejudged(db: Db, row: OutdatedRow, result: SubmissionResult): Promise<{ wasFirst: boolean } | null> {
  const { rows } = await sql<{ was_first: boolean }>`
    update submissions s set ${assignments(result)}, is_first_acceptance = before.is_first_acceptance and ${result.verdict} = 'Accepted'
    from (select id, is_first_acceptance from submissions where id = ${row.id} for update) before
    where s.id = before.id and s.state = 'judged' and s.problem_revision = ${row.problem_revision}
    returning before.is_first_acceptance as was_first`.execute(db)
  return rows[0] === undefined ? null : { wasFirst: rows[0].was_first }
}

/** Marks the oldest accepted submission, one from before giving up if there is one, as the first acceptance, after the earlier one was rejected. Returns false if there is none. */
export async function moveFirstAcceptance(db: Db, { person_id, problem_id }: JudgeableRow): Promise<boolean> {
  const { rows } = await sql`update submissions set is_first_acceptance = true where id = (
    select id from submissions where person_id = ${person_id} and problem_id = ${problem_id} and verdict = 'Accepted'
    order by is_after_giving_up, submitted_at, id limit 1) returning id`.execute(db)
  return rows.length > 0
}

/** Saves the heartbeat and state of a judge process; `engines` is null until they are known. */
export async function saveJudgeProcess(db: Db, judge: { id: string; capacity: number; summary: string; engines: string[] | null; software?: JudgeSoftware[]; at: Date }): Promise<void> {
  await sql`insert into judge_processes (id, places, says, runs, software, started_at, seen_at)
    values (${judge.id}, ${judge.capacity}, ${judge.summary}, ${judge.engines}, ${JSON.stringify(judge.software ?? [])}::jsonb, ${judge.at}, ${judge.at})
    on conflict (id) do update set places = excluded.places, says = excluded.says, runs = excluded.runs, software = excluded.software, seen_at = excluded.seen_at`.execute(db)
}

/** Whether any judge has numpy, true if none has reported; `$1` is the time since which a process counts as alive. */
export const judgesHaveNumpy = prepared<{ is_there: boolean }>(
  'numpy-of-judges',
  "select coalesce(bool_or('numpy' = any(runs)), true) as is_there from judge_processes where seen_at > $1",
)

/** Deletes judge processes without a heartbeat since then. */
export async function forgetJudgeProcesses(db: Db, before: Date): Promise<void> {
  await sql`delete from judge_processes where seen_at < ${before}`.execute(db)
}

export interface JudgingRow {
  waiting: number
  running: number
  last_judged: Date | null
  summary: string | null
  has_sandbox: boolean | null
}

/** The state of judging for the operations page; `$1` is the time since which a process counts as alive. */
export const judgingHealthQuery = prepared<JudgingRow>(
  'judging-health',
  `select (select count(*)::int from submissions where state = 'waiting') as waiting,
     (select count(*)::int from submissions where state = 'running') as running,
     (select max(judged_at) from submissions where state = 'judged') as last_judged,
     (select string_agg(distinct says, ' / ') from judge_processes where seen_at > $1) as summary,
     (select bool_and(coalesce(cardinality(runs), 0) > 0) from judge_processes where seen_at > $1) as has_sandbox`,
)

export interface LiveJudgeRow {
  id: string
  places: number
  running: number
  software: JudgeSoftware[]
  started_at: Date
  seen_at: Date
}

/** The live judge processes with the programs that each runs now; `$1` is the time since which a process counts as alive. */
export const liveJudges = prepared<LiveJudgeRow>(
  'live-judges',
  `select j.id, j.places, j.software, j.started_at, j.seen_at,
     (select count(*)::int from submissions s where s.state = 'running' and s.judge_id = j.id) as running
   from judge_processes j where j.seen_at > $1 order by j.started_at, j.id limit 20`,
)
