import { sql, type Db } from '../database/sql.ts'
import type { TaskDefinition } from './tasks.ts'

export interface ScheduleRow {
  task: string
  /** What it does, in words. */
  title: string
  /** A crontab line in UTC. */
  schedule: string
  started_at: Date | null
  duration_ms: number | null
  succeeded: boolean | null
}

/** Saves which tasks run when, and forgets tasks that no longer do. */
export async function saveSchedules(db: Db, tasks: readonly Pick<TaskDefinition, 'name' | 'schedule'>[]): Promise<void> {
  const scheduled = tasks.flatMap(({ name, schedule }) => (schedule === undefined ? [] : [{ name, ...schedule }]))
  const [names, titles, crontabs] = [scheduled.map(({ name }) => name), scheduled.map(({ title }) => title), scheduled.map(({ crontab }) => crontab)]
  await sql`with gone as (delete from task_schedules where task <> all (${names}::text[]))
    insert into task_schedules (task, title, schedule) select * from unnest(${names}::text[], ${titles}::text[], ${crontabs}::text[])
    on conflict (task) do update set title = excluded.title, schedule = excluded.schedule`.execute(db)
}

/** Saves how the last run of a scheduled task went. */
export async function saveRun(db: Db, run: { task: string; startedAt: Date; durationMs: number; succeeded: boolean }): Promise<void> {
  await sql`update task_schedules set started_at = ${run.startedAt}, duration_ms = ${Math.round(run.durationMs)}, succeeded = ${run.succeeded} where task = ${run.task}`.execute(db)
}

/** The scheduled tasks by name. */
export async function listSchedules(db: Db): Promise<ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`select task, title, schedule, started_at, duration_ms, succeeded from task_schedules order by task limit 100`.execute(db)
  return rows
}
