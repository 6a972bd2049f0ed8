import { lockName } from '#platform/server/database/lock-name.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'

/** Recalculates the scores of these people from the ledger. */
export async function recountScores(db: Db, personIds: readonly string[], at: Date): Promise<void> {
  await sql`select recount_scores(${[...personIds]}::uuid[], ${at})`.execute(db)
}

/** All scores of each person as a text, to detect changes. */
export async function scoreTexts(db: Db, personIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ person_id: string; text: string }>`
    select person_id, string_agg(concat_ws(' ', span, total, algo, math, ds, is_shown), ',' order by span) as text
    from scores where person_id = any(${[...personIds]}::uuid[]) group by person_id`.execute(db)
  return new Map(rows.map(({ person_id, text }) => [person_id, text]))
}

/** The latest active day of a person and their time zone. */
export interface LatestDay {
  time_zone: string
  day: number
  run: number
  freezes: number
  last_at: Date
}

/** Finds the latest active day, and locks the streak of the person until the transaction ends. */
export async function lockLatestDay(db: Db, personId: string): Promise<LatestDay | null> {
  await lockName(db, `score/${personId}`)
  const { rows } = await sql<LatestDay>`
    select l.time_zone, d.day - date '1970-01-01' as day, d.run, d.freezes::int,
      coalesce((select min(a.happened_at) from activities a where a.person_id = d.person_id and a.day = d.day), d.day::timestamp at time zone 'UTC') as last_at
    from activity_days d join logins l on l.person_id = d.person_id
    where d.person_id = ${personId} and d.activities > 0 order by d.day desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function saveStreak(db: Db, streak: { personId: string; days: number; at: Date; endsAt: Date }): Promise<void> {
  await sql`insert into streaks (person_id, days, days_at, ends_at, is_shown)
    select ${streak.personId}, ${streak.days}, ${streak.at}, ${streak.endsAt}, is_on_boards(${streak.personId})
    on conflict (person_id) do update set days = excluded.days, days_at = excluded.days_at, ends_at = excluded.ends_at, is_shown = excluded.is_shown
    where (streaks.days, streaks.days_at, streaks.ends_at, streaks.is_shown) is distinct from
      (excluded.days, excluded.days_at, excluded.ends_at, excluded.is_shown)`.execute(db)
}

export async function deleteStreak(db: Db, personId: string): Promise<void> {
  await sql`delete from streaks where person_id = ${personId}`.execute(db)
}

/** Deletes streaks that have ended. */
export async function deleteEndedStreaks(db: Db, now: Date): Promise<void> {
  await sql`delete from streaks where ends_at <= ${now}`.execute(db)
}

/** The people who solved a problem in a time span, in the order of their ids after a person. */
export async function peopleWhoSolved(db: Db, span: { from: Date; until: Date }, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct person_id from activities where kind = 'problem.solved' and happened_at >= ${span.from} and happened_at < ${span.until}
      and (${after}::uuid is null or person_id > ${after}::uuid) order by person_id limit ${limit}`.execute(db)
  return rows.map(({ person_id }) => person_id)
}

/** The people who have a score, in the order of their ids after a person. */
export async function peopleWithScores(db: Db, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from scores where span = 'all' and (${after}::uuid is null or person_id > ${after}::uuid)
    order by person_id limit ${limit}`.execute(db)
  return rows.map(({ person_id }) => person_id)
}

/** The people who solved a problem, in the order of their ids after a person. */
export async function peopleWhoSolvedProblem(db: Db, problemId: string, after: string | null, limit: number): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from activities where kind = 'problem.solved' and subject_id = ${problemId}
      and (${after}::uuid is null or person_id > ${after}::uuid) order by person_id limit ${limit}`.execute(db)
  return rows.map(({ person_id }) => person_id)
}

/** The start of the last thirty days at the last sweep. */
export async function lastSweptMonth(db: Db): Promise<Date> {
  const { rows } = await sql<{ month_from: Date }>`select month_from from score_sweeps`.execute(db)
  return rows[0]!.month_from
}

export async function saveSweptMonth(db: Db, from: Date): Promise<void> {
  await sql`update score_sweeps set month_from = ${from} where month_from < ${from}`.execute(db)
}

/** Deletes scores of past weeks, which are not shown. */
export async function deleteWeeksBefore(db: Db, week: string): Promise<void> {
  await sql`delete from scores where span not in ('all', 'month') and span < ${week}`.execute(db)
}
