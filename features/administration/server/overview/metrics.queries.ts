import { sql, type Db } from '#platform/server/database/sql.ts'
import type { HourCount } from './extension-points.ts'

/** When a metric was last counted, or null. */
export async function lastHours(db: Db): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ metric: string; hour: Date }>`select metric, max(hour) as hour from metric_hours group by metric`.execute(db)
  return new Map(rows.map(({ metric, hour }) => [metric, hour]))
}

/** Replaces the counts of a metric from a moment on. */
export async function replaceHours(db: Db, metric: string, from: Date, hours: readonly HourCount[]): Promise<void> {
  await sql`delete from metric_hours where metric = ${metric} and hour >= ${from}`.execute(db)
  await sql`insert into metric_hours (metric, hour, count)
    select ${metric}, hour, count from unnest(${hours.map(({ hour }) => hour)}::timestamptz[], ${hours.map(({ count }) => count)}::int[]) as h (hour, count)`.execute(db)
}

export async function deleteHoursBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('metric_hours').where('hour', '<', before).execute()
}

export interface DayRow {
  metric: string
  day: string
  count: number
}

/** The counts of all metrics by day (UTC) from a moment on. */
export async function countsByDay(db: Db, from: Date): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`select metric, to_char(hour at time zone 'UTC', 'YYYY-MM-DD') as day, sum(count)::int as count
    from metric_hours where hour >= ${from} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export async function newPeople(db: Db, from: Date, until: Date): Promise<HourCount[]> {
  const { rows } = await sql<HourCount>`select date_trunc('hour', joined_at, 'UTC') as hour, count(*)::int as count from people
    where joined_at >= ${from} and joined_at < ${until} group by 1`.execute(db)
  return rows
}

/** How many people were active in the `span` days that end with each day. */
export async function activePeople(db: Db, from: Date, until: Date, span: number): Promise<HourCount[]> {
  const { rows } = await sql<HourCount>`select day::timestamp at time zone 'UTC' as hour,
      (select count(distinct a.person_id)::int from activity_days a where a.activities > 0 and a.day > day::date - ${span}::int and a.day <= day::date) as count
    from generate_series((${from}::timestamptz at time zone 'UTC')::date, ((${until}::timestamptz - interval '1 second') at time zone 'UTC')::date, interval '1 day') as day`.execute(db)
  return rows
}

/** Counts the cohorts of the last weeks again: people by the week in which they joined, and their activity in each week since. */
export async function recountRetention(db: Db, now: Date, weeks: number): Promise<void> {
  await sql`delete from retention_weeks`.execute(db)
  await sql`with this_week as (select date_trunc('week', ${now}::timestamptz, 'UTC') as starts_at),
    joined as (
      select id, (date_trunc('week', joined_at, 'UTC') at time zone 'UTC')::date as cohort from people, this_week
      where joined_at >= starts_at - make_interval(weeks => ${weeks - 1}) and joined_at <= ${now}),
    sizes as (select cohort, count(*)::int as joined from joined group by cohort),
    active as (
      select j.cohort, (a.day - j.cohort) / 7 as week, count(distinct a.person_id)::int as active
      from joined j join activity_days a on a.person_id = j.id and a.day >= j.cohort and a.activities > 0 group by 1, 2)
    insert into retention_weeks (cohort, week, joined, active)
    select s.cohort, w, s.joined, coalesce(a.active, 0) from this_week, sizes s
      cross join lateral generate_series(0, ((starts_at at time zone 'UTC')::date - s.cohort) / 7) w
      left join active a on a.cohort = s.cohort and a.week = w`.execute(db)
}

export interface RetentionRow {
  cohort: string
  joined: number
  weeks: number[]
}

/** The cohorts, newest first. */
export async function listRetention(db: Db): Promise<RetentionRow[]> {
  const { rows } = await sql<RetentionRow>`select to_char(cohort, 'YYYY-MM-DD') as cohort, max(joined) as joined, array_agg(active order by week) as weeks
    from retention_weeks group by cohort order by cohort desc`.execute(db)
  return rows
}

/** The people who joined in the week of `now`, and how many of them were active in it; null if no one joined. */
export async function newestCohort(db: Db, now: Date): Promise<RetentionRow | null> {
  const { rows } = await sql<{ cohort: string; joined: number; active: number }>`
    with week as (select date_trunc('week', ${now}::timestamptz, 'UTC') as starts_at)
    select to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD') as cohort, count(p.id)::int as joined,
      count(p.id) filter (where exists (select from activity_days a where a.person_id = p.id and a.activities > 0 and a.day >= (starts_at at time zone 'UTC')::date))::int as active
    from week join people p on p.joined_at >= starts_at and p.joined_at <= ${now} group by starts_at`.execute(db)
  const row = rows[0]
  return row === undefined ? null : { cohort: row.cohort, joined: row.joined, weeks: [row.active] }
}

export interface FunnelRow {
  joined: number
  accepted: number
  wrote: number
}

/** The funnel of people who joined in a span of time. */
export async function readFunnel(db: Db, { from, until }: { from: Date; until: Date }): Promise<FunnelRow> {
  const { rows } = await sql<FunnelRow>`select count(*)::int as joined,
      count(*) filter (where exists (select from submissions s where s.person_id = p.id and s.is_first_acceptance))::int as accepted,
      count(*) filter (where exists (select from blogs b where b.author_id = p.id and b.published_at is not null))::int as wrote
    from people p where p.joined_at >= ${from} and p.joined_at < ${until}`.execute(db)
  return rows[0]!
}
