import { sql, prepared, type Db } from '#platform/server/database/sql.ts'
import type { DayCount, PartState } from '../rules/status.ts'

export interface Measurement {
  part: string
  state: PartState
}

/**
 * Saves the states of parts at a time, and counts them for its day (UTC). A part that was measured at this time or later is left as it is, so that
 * nothing counts twice. `since` starts again where a measurement is missing.
 */
export async function saveMeasurements(db: Db, { at, measurements, staleMinutes }: { at: Date; measurements: readonly Measurement[]; staleMinutes: number }): Promise<void> {
  await sql`
    with saved as (
      insert into status_parts as known (part, state, since, checked_at)
      select part, state, ${at}, ${at} from unnest(${measurements.map(({ part }) => part)}::text[], ${measurements.map(({ state }) => state)}::text[]) one (part, state)
      on conflict (part) do update set
        state = excluded.state,
        since = case when known.state = excluded.state and known.checked_at > excluded.checked_at - make_interval(mins => ${staleMinutes}) then known.since else excluded.since end,
        checked_at = excluded.checked_at
      where known.checked_at < excluded.checked_at
      returning part, state
    )
    insert into status_days as known (part, day, checks, slow, failed)
    select part, (${at}::timestamptz at time zone 'UTC')::date, 1, (state = 'slow')::int, (state = 'failing')::int from saved
    on conflict (part, day) do update set checks = known.checks + 1, slow = known.slow + excluded.slow, failed = known.failed + excluded.failed`.execute(db)
}

/** Deletes what is older than the history: days, and parts that are no longer measured. */
export async function deleteBefore(db: Db, day: string): Promise<void> {
  await sql`delete from status_days where day < ${day}::date`.execute(db)
  await sql`delete from status_parts where checked_at < ${day}::date`.execute(db)
}

export interface PartRow {
  part: string
  state: PartState
  since: Date
  checked_at: Date
  days: DayCount[]
}

/** All measured parts with their days from `$1` on. */
export const measuredParts = prepared<PartRow>(
  'status-parts',
  `select p.part, p.state, p.since, p.checked_at,
     coalesce((select json_agg(json_build_object('day', d.day, 'checks', d.checks, 'slow', d.slow, 'failed', d.failed) order by d.day)
       from status_days d where d.part = p.part and d.day >= $1::date), '[]') as days
   from status_parts p limit 50`,
)

/** How many minutes the oldest signal has waited to reach the feature that reacts to it. */
export async function minutesBehind(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ oldest: Date | null }>`select least(
      (select min(j.run_at) from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = 'listeners.hear' and j.attempts = 0 and j.locked_at is null and j.run_at <= ${now}),
      (select min(announced_at) from signals where delivered_at is null)) as oldest`.execute(db)
  const oldest = rows[0]?.oldest ?? null
  return oldest === null ? 0 : (now.getTime() - oldest.getTime()) / 60_000
}

/** Whether an email has waited for ten minutes to be sent for the first time or again. */
export async function hasLateEmail(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql`select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'letters.send' and j.attempts < j.max_attempts and j.run_at < ${now}::timestamptz - interval '10 minutes' limit 1`.execute(db)
  return rows.length > 0
}
