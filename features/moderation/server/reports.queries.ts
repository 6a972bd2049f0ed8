import { sql, type Db } from '#platform/server/database/sql.ts'

/** Stores a report. A second report of the same person about the same thing replaces the first. */
export async function saveReport(
  db: Db,
  report: { kind: string; targetId: string; reporterId: string; reason: string; at: Date },
): Promise<void> {
  await sql`insert into reports (kind, target_id, reporter_id, reason, reported_at)
    values (${report.kind}, ${report.targetId}, ${report.reporterId}, ${report.reason}, ${report.at})
    on conflict (kind, target_id, reporter_id) do update set reason = excluded.reason, closed_at = null`.execute(db)
}

export interface ReportedRow {
  kind: string
  target_id: string
  first_at: Date
  reports: { reason: string; at: string; by: string }[]
}

/** Undecided reports grouped by what they are about, oldest first. */
export async function listOpenReports(db: Db, count: number): Promise<ReportedRow[]> {
  const { rows } = await sql<ReportedRow>`
    select r.kind, r.target_id, min(r.reported_at) as first_at,
      json_agg(json_build_object('reason', r.reason, 'at', r.reported_at, 'by', p.username) order by r.reported_at) as reports
    from reports r join people p on p.id = r.reporter_id where r.closed_at is null
    group by r.kind, r.target_id order by 3, 2 limit ${count}`.execute(db)
  return rows
}

/** Closes all reports about one thing; returns how many were open. */
export async function closeReports(db: Db, about: { kind: string; targetId: string; at: Date }): Promise<number> {
  const { rows } = await sql`update reports set closed_at = ${about.at}
    where kind = ${about.kind} and target_id = ${about.targetId} and closed_at is null returning id`.execute(db)
  return rows.length
}
