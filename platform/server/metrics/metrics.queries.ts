import { sql, type Db } from '../database/sql.ts'

/** Counts events that happened in the hour of `at`. */
export async function addToMetric(db: Db, metric: string, at: Date, count = 1): Promise<void> {
  await sql`insert into metric_hours (metric, hour, count) values (${metric}, date_trunc('hour', ${at}::timestamptz, 'UTC'), ${count})
    on conflict (metric, hour) do update set count = metric_hours.count + excluded.count`.execute(db)
}
