import { Refusal } from '#platform/rules/refusals.ts'
import { recordDeed } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { closeReports, listOpenReports, type ReportedRow } from '#platform/server/reports.queries.ts'
import { removeWriting, writingsOf, type ReportedWriting } from '#features/blogs/server/public.ts'

const DECIDED_ALREADY = 'Somebody else has decided this meanwhile.'
const MOST_REPORTS = 50

export interface OpenReport extends ReportedRow {
  /** What it is about; null when its author took it away meanwhile. */
  writing: ReportedWriting | null
}

/** What was reported and not decided yet, with what it is about. */
export async function readOpenReports(context: Context): Promise<OpenReport[]> {
  const rows = await listOpenReports(context.db, MOST_REPORTS)
  const writings = await writingsOf(context, rows.map(({ kind, target_id: id }) => ({ kind, id })))
  return rows.map((row) => ({ ...row, writing: writings.get(`${row.kind}:${row.target_id}`) ?? null }))
}

interface Decision {
  kind: 'blog' | 'comment'
  targetId: string
  deed: 'dismiss' | 'remove'
  reason: string
}

/** Decides all reports about one writing: they are dismissed, or it is taken off the site. */
export async function decideReport(context: Context, { kind, targetId, deed, reason }: Decision): Promise<void> {
  await context.inTransaction(async (context) => {
    const writing = (await writingsOf(context, [{ kind, id: targetId }])).get(`${kind}:${targetId}`) ?? null
    const closed = await closeReports(context.db, { kind, targetId, at: context.clock.now() })
    if (closed === 0) throw new Refusal('OUTDATED_EDIT', { says: DECIDED_ALREADY })
    if (deed === 'remove' && writing !== null) await removeWriting(context, kind, targetId)
    await recordDeed(context, {
      deed: deed === 'remove' ? `${kind}.removed` : 'report.dismissed',
      targetId,
      targetName: writing?.title ?? '',
      reason,
      details: { kind, reports: closed, author: writing?.authorUsername ?? null },
    })
  })
}
