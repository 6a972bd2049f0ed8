import type { Database } from '#platform/server/database/database.ts'
import { often, prepared, sql, type Db, type RawBuilder } from '#platform/server/database/sql.ts'
import type { Engine } from '../rules/judging.ts'
import type { Language } from '../rules/problem.ts'
import type { Verdict } from '../rules/verdicts.ts'
import type { ShownResult } from './shown-results.ts'

/** What a judge must know of a submission. */
export interface Judgeable {
  id: string
  problem_id: string
  person_id: string
  language: Language
  code: string
  submitted_at: Date
}

const problemState = prepared<{ revision: string; changed_at: Date }>('problem-state', 'select revision, changed_at from problems where id = $1')

/** What says whether a problem is still the one that was read before. */
export const stateOfProblem = (database: Database, id: string) => problemState.first(database, [id])

/** A submission that a judge took. */
export interface TakenRow extends Judgeable {
  tries: number
}

/** A process that judged and was not heard of for so long is taken for dead. */
const GONE_SECONDS = 20

/** Whoever was heard of since then lives. */
export const livesSince = (now: Date) => new Date(now.getTime() - GONE_SECONDS * 1_000)

/** That a process `o` is not taken for dead. */
const isAlive = (now: Date) => sql`o.seen_at > ${now}::timestamptz - make_interval(secs => ${GONE_SECONDS})`

/** What a judge cannot run and another one that lives can. Nothing, while it is not known what it can run. */
const betterDone = (judgeId: string, now: Date) => sql`
  select distinct engine from judge_processes me, judge_processes o, unnest(o.runs) engine
  where me.id = ${judgeId} and ${isAlive(now)} and not engine = any(me.runs)`

/** What a judge must have for a submission `w`, as `engineFor` says it. */
const engineForIt = sql`case when w.language = 'javascript' then 'javascript'
  when (select body -> 'about' ->> 'needsNumpy' = 'true' from problems where id = w.problem_id) then 'numpy' else 'python' end`

/** That a submission `w` waits for its turn now. */
const isDue = (now: Date) => sql`w.state = 'waiting' and w.not_before <= ${now}
  and not exists (select 1 from submissions r where r.person_id = w.person_id and r.state = 'running')`

/**
 * Takes the submission whose turn it is: of those who have nothing running, the one who has waited longest since their last
 * turn, and of theirs the oldest; what only another judge can run is left to it. Null when there is none.
 */
export async function claimNext(db: Db, judgeId: string, now: Date): Promise<TakenRow | null> {
  const { rows } = await often('submission-take', sql<TakenRow>`
    with better as (${betterDone(judgeId, now)})
    update submissions s set state = 'running', judge_id = ${judgeId}, started_at = ${now}, tries = s.tries + 1
    where s.id = (
      select w.id from submissions w
      left join lateral (select started_at from submissions t where t.person_id = w.person_id and t.started_at is not null
        order by t.started_at desc limit 1) last on true
      where ${isDue(now)} and (not exists (select 1 from better) or not exists (select 1 from better where engine = ${engineForIt}))
      order by last.started_at nulls first, w.submitted_at, w.id limit 1 for update of w skip locked)
    returning s.id, s.problem_id, s.person_id, s.language, s.code, s.submitted_at, s.tries`).execute(db)
  return rows[0] ?? null
}

/** Whether something waits that this judge left to another one, which may not know of it. */
export async function isLeftToOthers(db: Db, judgeId: string, now: Date): Promise<boolean> {
  const { rows } = await often('submissions-left', sql<{ some: boolean }>`with better as (${betterDone(judgeId, now)})
    select exists (select 1 from better) and exists (select 1 from submissions w join better on engine = ${engineForIt} where ${isDue(now)}) as some`).execute(db)
  return rows[0]!.some
}

/** Whether another judge that lives can run all of these, as far as is known: one that has not said it yet may. */
export async function isRunElsewhere(db: Db, ask: { judgeId: string; engines: Engine[]; now: Date }): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select 1 from judge_processes o
    where o.id <> ${ask.judgeId} and ${isAlive(ask.now)} and coalesce(o.runs @> ${ask.engines}::text[], true)) as some`.execute(db)
  return rows[0]!.some
}

/** Gives back what was taken by processes that are gone. */
export async function requeueStale(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update submissions s set state = 'waiting', judge_id = null
    where s.state = 'running' and not exists (
      select 1 from judge_processes o where o.id = s.judge_id and ${isAlive(now)})
    returning s.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Gives back what a process took a while ago and is not at any more. */
export async function giveBackOthers(db: Db, judgeId: string, atWork: readonly string[], now: Date): Promise<void> {
  await sql`update submissions set state = 'waiting', judge_id = null where state = 'running' and judge_id = ${judgeId}
    and id <> all (${[...atWork]}::uuid[]) and started_at < ${now}::timestamptz - make_interval(secs => ${GONE_SECONDS})`.execute(db)
}

export async function isAnybodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select 1 from submissions where state = 'waiting') as some`.execute(db)
  return rows[0]!.some
}

/** Puts a submission back into the line; false where it is no longer this judge's. */
export async function putBack(db: Db, taken: { id: string; judgeId: string; notBefore: Date; tries: number }): Promise<boolean> {
  const { rows } = await sql`update submissions set state = 'waiting', judge_id = null, not_before = ${taken.notBefore}, tries = ${taken.tries}
    where id = ${taken.id} and state = 'running' and judge_id = ${taken.judgeId} returning id`.execute(db)
  return rows.length > 0
}

export interface Said {
  verdict: Verdict
  passed: number
  total: number
  timeMs: number | null
  memoryKb: number | null
  results: ShownResult[]
  revision: string
  at: Date
}

const texts = (said: Said) => sql`verdict = ${said.verdict}, passed = ${said.passed}, total = ${said.total}, time_ms = ${said.timeMs},
  memory_kb = ${said.memoryKb}, results = ${JSON.stringify(said.results)}::jsonb, problem_revision = ${said.revision}, judged_at = ${said.at}`

/** That a submission `s` is an acceptance, and its writer has none yet. */
const isFirstAcceptance = (verdict: RawBuilder<unknown>) => sql`${verdict} = 'Accepted' and not exists (
  select 1 from submissions o where o.person_id = s.person_id and o.problem_id = s.problem_id and o.is_first_acceptance)`

/**
 * Writes down what a judge said of what it took, and whether its writer's first acceptance of the problem; null where it is no longer
 * its own: somebody else judged it. Whoever calls holds the writer's row.
 */
export async function saveSaid(db: Db, taken: { id: string; judgeId: string }, said: Said): Promise<{ isFirst: boolean } | null> {
  const { rows } = await often('submission-judged', sql<{ is_first: boolean }>`update submissions s set state = 'judged', judge_id = null, ${texts(said)},
      is_first_acceptance = ${isFirstAcceptance(sql`${said.verdict}::text`)}
    where id = ${taken.id} and state = 'running' and judge_id = ${taken.judgeId} returning s.is_first_acceptance as is_first`).execute(db)
  return rows[0] === undefined ? null : { isFirst: rows[0].is_first }
}

/** Makes a submission its writer's first acceptance of the problem, if there is none yet. */
export async function saveFirstAcceptance(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`update submissions s set is_first_acceptance = true where s.id = ${id} and ${isFirstAcceptance(sql`s.verdict`)} returning id`.execute(db)
  return rows.length > 0
}

/** What stands for the tests that a problem has now; held against a change until the transaction ends. Null: there is no such problem. */
export async function holdRevision(db: Db, problemId: string): Promise<string | null> {
  const { rows } = await often('problem-hold', sql<{ revision: string }>`select revision from problems where id = ${problemId} for share`).execute(db)
  return rows[0]?.revision ?? null
}

/** Submissions in a language that were judged by other tests than the problem has now, the oldest first; goes on after one of them. */
export async function listOutdated(db: Db, ask: { problemId: string; revision: string; language: Language; after: string | null; count: number }): Promise<OutdatedRow[]> {
  const { rows } = await sql<OutdatedRow>`
    select id, problem_id, person_id, language, code, submitted_at, problem_revision, verdict from submissions
    where problem_id = ${ask.problemId} and language = ${ask.language} and state = 'judged' and problem_revision <> ${ask.revision} and verdict <> 'Judge Error'
      and (${ask.after}::uuid is null or id > ${ask.after}) order by id limit ${ask.count}`.execute(db)
  return rows
}

export interface OutdatedRow extends Judgeable {
  problem_revision: string
  verdict: Verdict
}

/** Writes down what was said anew, if nobody did meanwhile; gives whether it was the first acceptance until now. */
export async function saveSaidAnew(db: Db, row: OutdatedRow, said: Said): Promise<{ wasFirst: boolean } | null> {
  const { rows } = await sql<{ was_first: boolean }>`
    update submissions s set ${texts(said)}, is_first_acceptance = before.is_first_acceptance and ${said.verdict} = 'Accepted'
    from (select id, is_first_acceptance from submissions where id = ${row.id} for update) before
    where s.id = before.id and s.state = 'judged' and s.problem_revision = ${row.problem_revision}
    returning before.is_first_acceptance as was_first`.execute(db)
  return rows[0] === undefined ? null : { wasFirst: rows[0].was_first }
}

/** Makes the oldest acceptance the first, where the one that was is none any more; false where there is no other. */
export async function handOnFirstAcceptance(db: Db, { person_id, problem_id }: Judgeable): Promise<boolean> {
  const { rows } = await sql`update submissions set is_first_acceptance = true where id = (
    select id from submissions where person_id = ${person_id} and problem_id = ${problem_id} and verdict = 'Accepted'
    order by submitted_at, id limit 1) returning id`.execute(db)
  return rows.length > 0
}

/** Says that a process judges, and how it is; `runs` is null until it is known. */
export async function saveJudgeProcess(db: Db, judge: { id: string; places: number; says: string; runs: string[] | null; at: Date }): Promise<void> {
  await sql`insert into judge_processes (id, places, says, runs, started_at, seen_at)
    values (${judge.id}, ${judge.places}, ${judge.says}, ${judge.runs}, ${judge.at}, ${judge.at})
    on conflict (id) do update set places = excluded.places, says = excluded.says, runs = excluded.runs, seen_at = excluded.seen_at`.execute(db)
}

/** Whether any judge has numpy, as far as they said; `$1` is the time after which a process lives. */
export const numpyOfJudges = prepared<{ is_there: boolean }>(
  'numpy-of-judges',
  "select coalesce(bool_or('numpy' = any(runs)), true) as is_there from judge_processes where seen_at > $1",
)

/** Forgets processes that are gone: all of them where this one is alone, else those not heard of for a day. */
export async function forgetJudgeProcesses(db: Db, before: Date): Promise<void> {
  await sql`delete from judge_processes where seen_at < ${before}`.execute(db)
}

export interface JudgingRow {
  waiting: number
  running: number
  last_judged: Date | null
  says: string | null
  has_sandbox: boolean | null
}

/** How the judging goes, for those who look after the site; `$1` is the time after which a process lives. */
export const judgingHealth = prepared<JudgingRow>(
  'judging-health',
  `select (select count(*)::int from submissions where state = 'waiting') as waiting,
     (select count(*)::int from submissions where state = 'running') as running,
     (select max(judged_at) from submissions where state = 'judged') as last_judged,
     (select string_agg(distinct says, ' / ') from judge_processes where seen_at > $1) as says,
     (select bool_and(coalesce(cardinality(runs), 0) > 0) from judge_processes where seen_at > $1) as has_sandbox`,
)
