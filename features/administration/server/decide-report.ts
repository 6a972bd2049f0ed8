import { Refusal } from '#platform/rules/refusals.ts'
import { recordDeed } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { closeReports, listOpenReports, type ReportedRow } from '#platform/server/reports.queries.ts'
import { removeWriting, writingsOf, type ReportedWriting } from '#features/blogs/server/public.ts'
import { removeReportedProblem, reportedProblems, type ReportedProblem } from '#features/practice/server/public.ts'

const DECIDED_ALREADY = 'Somebody else has decided this meanwhile.'
const MOST_REPORTS = 50

export type Reported = ReportedWriting | ReportedProblem

export interface OpenReport extends ReportedRow {
  /** What it is about; null when its author took it away meanwhile. */
  writing: Reported | null
}

/** What was reported and not decided yet, with what it is about. */
export async function readOpenReports(context: Context): Promise<OpenReport[]> {
  const rows = await listOpenReports(context.db, MOST_REPORTS)
  const reported = await reportedThings(context, rows.map(({ kind, target_id: id }) => ({ kind, id })))
  return rows.map((row) => ({ ...row, writing: reported.get(`${row.kind}:${row.target_id}`) ?? null }))
}

/** What was reported, as far as it is still there, by `kind:id`: each feature knows its own. */
async function reportedThings(context: Context, targets: { kind: string; id: string }[]): Promise<Map<string, Reported>> {
  return new Map<string, Reported>([...(await writingsOf(context, targets)), ...(await reportedProblems(context, targets))])
}

interface Decision {
  kind: Reported['kind']
  targetId: string
  deed: 'dismiss' | 'remove'
  reason: string
}

/** Decides all reports about one writing: they are dismissed, or it is taken off the site. */
export async function decideReport(context: Context, { kind, targetId, deed, reason }: Decision): Promise<void> {
  await context.inTransaction(async (context) => {
    const writing = (await reportedThings(context, [{ kind, id: targetId }])).get(`${kind}:${targetId}`) ?? null
    const closed = await closeReports(context.db, { kind, targetId, at: context.clock.now() })
    if (closed === 0) throw new Refusal('OUTDATED_EDIT', { says: DECIDED_ALREADY })
    if (deed === 'remove' && writing !== null) await remove(context, kind, targetId)
    await recordDeed(context, {
      deed: deed === 'remove' ? `${kind}.removed` : 'report.dismissed',
      targetId,
      targetName: writing?.title ?? '',
      reason,
      details: { kind, reports: closed, author: writing?.authorUsername ?? null },
    })
  })
}

const remove = (context: Context, kind: Reported['kind'], id: string) =>
  kind === 'problem' || kind === 'remark' ? removeReportedProblem(context, kind, id) : removeWriting(context, kind, id)
