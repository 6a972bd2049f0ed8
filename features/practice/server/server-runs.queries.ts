import { sql, type Db } from '#platform/server/database/sql.ts'
import type { State } from '../rules/verdicts.ts'
import { enginesElsewhere, engineOfProgram, isAlive, DEAD_AFTER_SECONDS } from './judging.queries.ts'

/** A run as the person who asked for it sees it. */
export interface ServerRunRow {
  id: string
  person_id: string
  state: Exclude<State, 'judged'> | 'done' | 'failed'
  /** JSON; null until it is done. */
  report: string | null
}

/** A run that a judge has claimed. */
export interface ClaimedRun {
  id: string
  person_id: string
  problem_id: string
  code: string
  calls: string
  tries: number
}

export async function serverRunsById(db: Db, ids: readonly string[]): Promise<Map<string, ServerRunRow>> {
  const { rows } = await sql<ServerRunRow>`select id, person_id, state, report from server_runs where id = any (${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Inserts a run, in place of the person’s other runs, except one that a judge runs now. The caller must hold the lock on the person. */
export async function replaceServerRun(db: Db, run: { id: string; personId: string; problemId: string; code: string; calls: readonly string[]; at: Date }): Promise<void> {
  await sql`delete from server_runs where person_id = ${run.personId} and state <> 'running'`.execute(db)
  await sql`insert into server_runs (id, person_id, problem_id, code, calls, asked_at)
    values (${run.id}, ${run.personId}, ${run.problemId}, ${run.code}, ${JSON.stringify(run.calls)}, ${run.at})`.execute(db)
}

/** SQL: the run `w` may be claimed now: no program of its person is running. */
const isDue = sql`w.state = 'waiting' and not exists (select 1 from server_runs r where r.person_id = w.person_id and r.state = 'running')
  and not exists (select 1 from submissions r where r.person_id = w.person_id and r.state = 'running')`

/** Claims the run that has waited longest. What only another judge can run is skipped. Returns null if there is none. */
export async function claimNextRun(db: Db, judgeId: string, now: Date): Promise<ClaimedRun | null> {
  const { rows } = await sql<ClaimedRun>`
    with elsewhere as (${enginesElsewhere(judgeId, now)})
    update server_runs s set state = 'running', judge_id = ${judgeId}, started_at = ${now}, tries = s.tries + 1
    where s.id = (select w.id from server_runs w
      where ${isDue} and (not exists (select 1 from elsewhere) or not exists (select 1 from elsewhere where engine = ${engineOfProgram}))
      order by w.asked_at, w.id limit 1 for update of w skip locked)
    returning s.id, s.person_id, s.problem_id, s.code, s.calls, s.tries`.execute(db)
  return rows[0] ?? null
}

/** Whether a run waits that this judge skipped for another one. */
export async function hasRunForOthers(db: Db, judgeId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`with elsewhere as (${enginesElsewhere(judgeId, now)})
    select exists (select 1 from server_runs w join elsewhere on engine = ${engineOfProgram} where ${isDue}) as some`.execute(db)
  return rows[0]!.some
}

/** Saves how a run ended: its report, or null if the judge failed. Does nothing if this judge no longer holds it. */
export async function saveRunReport(db: Db, claimed: { id: string; judgeId: string }, report: string | null): Promise<void> {
  await sql`update server_runs set state = ${report === null ? 'failed' : 'done'}, report = ${report}, judge_id = null
    where id = ${claimed.id} and state = 'running' and judge_id = ${claimed.judgeId}`.execute(db)
}

/** Requeues a run that was not finished. A newer run of the same person replaces it. */
export async function requeueRun(db: Db, claimed: { id: string; judgeId: string; tries: number }): Promise<void> {
  const { rows } = await sql`delete from server_runs s where id = ${claimed.id} and judge_id = ${claimed.judgeId}
    and exists (select 1 from server_runs o where o.person_id = s.person_id and o.state = 'waiting') returning id`.execute(db)
  if (rows.length > 0) return
  await sql`update server_runs set state = 'waiting', judge_id = null, tries = ${claimed.tries}
    where id = ${claimed.id} and state = 'running' and judge_id = ${claimed.judgeId}`.execute(db)
}

/** Ends the runs of dead judges, and those that a live judge claimed a while ago but no longer runs (`inProgress` is what it runs). */
export async function endStaleRuns(db: Db, now: Date, own: { judgeId: string; inProgress: readonly string[] }): Promise<void> {
  await sql`update server_runs s set state = 'failed', judge_id = null where s.state = 'running' and (
    not exists (select 1 from judge_processes o where o.id = s.judge_id and ${isAlive(now)})
    or (s.judge_id = ${own.judgeId} and s.id <> all (${[...own.inProgress]}::uuid[]) and s.started_at < ${now}::timestamptz - make_interval(secs => ${DEAD_AFTER_SECONDS})))`.execute(db)
}

/** Deletes runs that were asked for before then, and are over. */
export async function deleteOldRuns(db: Db, before: Date): Promise<void> {
  await sql`delete from server_runs where asked_at < ${before} and state <> 'running'`.execute(db)
}

export async function isARunWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select 1 from server_runs where state = 'waiting') as some`.execute(db)
  return rows[0]!.some
}
