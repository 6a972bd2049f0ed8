import { sql, type Db } from '#platform/server/database/sql.ts'

/** Stores a report. A second report of the same person about the same thing replaces the first. */
export async function saveReport(
  db: Db,
  report: { kind: string; targetId: string; reporterId: string; rule?: string | null; reason: string; at: Date },
): Promise<void> {
  await sql`insert into reports (kind, target_id, reporter_id, rule, reason, reported_at)
    values (${report.kind}, ${report.targetId}, ${report.reporterId}, ${report.rule ?? null}, ${report.reason}, ${report.at})
    on conflict (kind, target_id, reporter_id) do update set rule = excluded.rule, reason = excluded.reason, closed_at = null, decision_id = null,
      reported_at = case when reports.closed_at is null then reports.reported_at else excluded.reported_at end`.execute(db)
}

/** A report of the viewer that waits for a decision. */
export interface OwnReportRow {
  rule: string | null
  reason: string
  reported_at: Date
}

/** The undecided report of a person about a thing; null without one. */
export async function findOpenReport(db: Db, { kind, targetId, reporterId }: { kind: string; targetId: string; reporterId: string }): Promise<OwnReportRow | null> {
  const { rows } = await sql<OwnReportRow>`select rule, reason, reported_at from reports
    where kind = ${kind} and target_id = ${targetId} and reporter_id = ${reporterId} and closed_at is null`.execute(db)
  return rows[0] ?? null
}

export interface ReportedRow {
  kind: string
  target_id: string
  first_at: Date
  /** `upheld` of `earlier` decided reports of this person led to a removal. */
  reports: { rule: string | null; reason: string; at: string; by: string; earlier: number; upheld: number }[]
  /** The moderator who has them for themself. */
  claimed_by: string | null
  claimer_name: string | null
  claimed_at: Date | null
}

interface ReportPage {
  after: { at: Date; id: string } | null
  count: number
  /** Older claims are left out. */
  claimedSince: Date
}

/** Undecided reports grouped by what they are about, by the first report, oldest first. Reads only as many groups as it returns. */
export async function listOpenReports(db: Db, { after, count, claimedSince }: ReportPage): Promise<ReportedRow[]> {
  const later = after === null ? sql`` : sql`and (r.reported_at, r.target_id) > (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<ReportedRow>`
    select g.*, c.claimed_by, c.name as claimer_name, c.claimed_at, (
      select json_agg(json_build_object('rule', a.rule, 'reason', a.reason, 'at', a.reported_at, 'by', p.username,
        'earlier', (select count(*) from reports e where e.reporter_id = a.reporter_id and e.closed_at is not null),
        'upheld', (select count(*) from reports e join moderation_decisions d on d.id = e.decision_id where e.reporter_id = a.reporter_id and e.closed_at is not null and d.outcome <> 'dismissed')) order by a.reported_at)
      from reports a join people p on p.id = a.reporter_id where a.kind = g.kind and a.target_id = g.target_id and a.closed_at is null) as reports
    from (
      select r.kind, r.target_id, r.reported_at as first_at from reports r where r.closed_at is null ${later} and not exists (
        select from reports e where e.kind = r.kind and e.target_id = r.target_id and e.closed_at is null and (e.reported_at, e.id) < (r.reported_at, r.id))
      order by r.reported_at, r.target_id limit ${count}) g
    left join lateral (select c.claimed_by, p.name, c.claimed_at from report_claims c join people p on p.id = c.claimed_by
      where c.kind = g.kind and c.target_id = g.target_id and c.claimed_at > ${claimedSince}::timestamptz) c on true
    order by g.first_at, g.target_id`.execute(db)
  return rows
}

/** Closes all reports about one thing with a decision; returns how many were open. */
export async function closeReports(db: Db, about: { kind: string; targetId: string; decisionId: string; at: Date }): Promise<number> {
  const { rows } = await sql`update reports set closed_at = ${about.at}, decision_id = ${about.decisionId}
    where kind = ${about.kind} and target_id = ${about.targetId} and closed_at is null returning id`.execute(db)
  await sql`update moderation_decisions set report_count = ${rows.length} where id = ${about.decisionId}`.execute(db)
  return rows.length
}

/** The people whose reports a decision closed. */
export async function listReporters(db: Db, decisionId: string): Promise<string[]> {
  const { rows } = await sql<{ reporter_id: string }>`select reporter_id from reports where decision_id = ${decisionId}`.execute(db)
  return rows.map(({ reporter_id }) => reporter_id)
}
