import { sql, type Db } from '#platform/server/database/sql.ts'

interface HourCount {
  hour: Date
  count: number
}

/** Submissions by hour. */
export async function submissionsByHour(db: Db, from: Date, until: Date): Promise<HourCount[]> {
  const { rows } = await sql<HourCount>`select date_trunc('hour', submitted_at, 'UTC') as hour, count(*)::int as count from submissions
    where submitted_at >= ${from} and submitted_at < ${until} group by 1`.execute(db)
  return rows
}

/** The seconds that judges worked, by the hour of the submission. */
export async function judgeSecondsByHour(db: Db, from: Date, until: Date): Promise<HourCount[]> {
  const { rows } = await sql<HourCount>`select date_trunc('hour', submitted_at, 'UTC') as hour,
      ceil(sum(greatest(0, extract(epoch from judged_at - started_at))))::int as count from submissions
    where submitted_at >= ${from} and submitted_at < ${until} and judged_at is not null and started_at is not null group by 1`.execute(db)
  return rows
}
