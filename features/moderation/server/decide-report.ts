import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Decision } from '../rules/reports.ts'
import { moderatedKind, type ReportedContent } from './moderated-kinds.ts'
import { closeReports, listOpenReports, type ReportedRow } from './reports.queries.ts'

const DECIDED_ALREADY = 'Another admin has already decided this.'
const MAX_REPORTS = 50

export interface OpenReport extends ReportedRow {
  /** What it is about; null when its author removed it meanwhile. */
  writing: ReportedContent | null
}

/** What was reported and not decided yet, with what it is about. */
export async function readOpenReports(context: Context): Promise<OpenReport[]> {
  const rows = await listOpenReports(context.db, MAX_REPORTS)
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const found = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = rows.filter((row) => row.kind === kind).map(({ target_id: id }) => id)
        return [kind, await context.contributions.to('moderation').get(kind)?.find(context, ids)] as const
      }),
    ),
  )
  return rows.map((row) => ({ ...row, writing: found.get(row.kind)?.get(row.target_id) ?? null }))
}

/** Decides all reports about one thing: they are dismissed, or it is taken off the site. */
export async function decideReport(
  context: Context,
  { kind, targetId, deed, reason }: { kind: string; targetId: string; deed: Decision; reason: string },
): Promise<void> {
  const moderated = moderatedKind(context, kind)
  await context.inTransaction(async (context) => {
    const content = (await moderated.find(context, [targetId])).get(targetId) ?? null
    const closed = await closeReports(context.db, { kind, targetId, at: context.clock.now() })
    if (closed === 0) throw new Refusal('OUTDATED_EDIT', { message: DECIDED_ALREADY })
    if (deed === 'remove' && content !== null) await moderated.remove(context, targetId)
    await recordAudit(context, {
      action: deed === 'remove' ? `${kind}.removed` : 'report.dismissed',
      targetId,
      targetName: content?.title ?? '',
      reason,
      details: { kind, reports: closed, author: content?.authorUsername ?? null },
    })
  })
}
