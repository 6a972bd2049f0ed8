import { sql, type Db } from '#platform/server/database/sql.ts'
import type { WaitingPage } from '#features/administration/server/public.ts'

export interface ReportedTargetRow {
  target_id: string
  first_at: Date
  /** The second of the latest report: another report changes it. */
  revision: number
  reports: { by: string; reason: string }[]
}

const TARGET = sql.raw(`r.target_id, r.reported_at as first_at,
  (select floor(extract(epoch from max(l.reported_at)))::int from reports l where l.kind = r.kind and l.target_id = r.target_id and l.closed_at is null) as revision,
  (select json_agg(json_build_object('by', p.username, 'reason', a.reason) order by a.reported_at) from reports a join people p on p.id = a.reporter_id
    where a.kind = r.kind and a.target_id = r.target_id and a.closed_at is null) as reports
  from reports r where r.closed_at is null and not exists (
    select from reports e where e.kind = r.kind and e.target_id = r.target_id and e.closed_at is null and (e.reported_at, e.id) < (r.reported_at, r.id))`)

/** Targets of a kind with open reports, by their first open report, oldest first. Reads only as many rows as it returns. */
export async function listReportedTargets(db: Db, kind: string, { after, count }: WaitingPage): Promise<ReportedTargetRow[]> {
  const later = after === null ? sql`` : sql`and (r.reported_at, r.target_id) > (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<ReportedTargetRow>`select ${TARGET} and r.kind = ${kind} ${later} order by r.reported_at, r.target_id limit ${count}`.execute(db)
  return rows
}

export async function findReportedTarget(db: Db, kind: string, id: string): Promise<ReportedTargetRow | null> {
  const { rows } = await sql<ReportedTargetRow>`select ${TARGET} and r.kind = ${kind} and r.target_id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}

/** How many targets of a kind have open reports, and since when. */
export async function countReportedTargets(db: Db, kind: string): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(first_at) as oldest from (select ${TARGET} and r.kind = ${kind}) reported`.execute(db)
  return rows[0]!
}
