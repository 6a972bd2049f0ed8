import { sql, type Db } from './database/sql.ts'

/** One report of one person about one thing; a second one replaces the words of the first. */
export async function saveReport(
  db: Db,
  report: { kind: string; targetId: string; reporterId: string; reason: string; at: Date },
): Promise<void> {
  await sql`insert into reports (kind, target_id, reporter_id, reason, reported_at)
    values (${report.kind}, ${report.targetId}, ${report.reporterId}, ${report.reason}, ${report.at})
    on conflict (kind, target_id, reporter_id) do update set reason = excluded.reason`.execute(db)
}
