import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Decision } from '../rules/reports.ts'
import { moderatedKind, type ReportedContent } from './moderated-kinds.ts'
import { closeReports, listOpenReports, type ReportedRow } from './reports.queries.ts'

const ALREADY_DECIDED = 'Another admin has already decided this.'
const MAX_REPORTS = 50

export interface OpenReport extends ReportedRow {
  /** The reported content; null if its author has deleted it. */
  content: ReportedContent | null
}

/** All undecided reports with the content they are about. */
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
  return rows.map((row) => ({ ...row, content: found.get(row.kind)?.get(row.target_id) ?? null }))
}

/** Decides all reports about one piece of content: dismisses them, or removes the content. Throws OUTDATED_EDIT if they are decided already. */
export async function decideReport(
  context: Context,
  { kind, targetId, decision, reason }: { kind: string; targetId: string; decision: Decision; reason: string },
): Promise<void> {
  const moderated = moderatedKind(context, kind)
  await context.inTransaction(async (context) => {
    const content = (await moderated.find(context, [targetId])).get(targetId) ?? null
    const closed = await closeReports(context.db, { kind, targetId, at: context.clock.now() })
    if (closed === 0) throw new Refusal('OUTDATED_EDIT', { message: ALREADY_DECIDED })
    if (decision === 'remove' && content !== null) await moderated.remove(context, targetId)
    await recordAudit(context, {
      action: decision === 'remove' ? `${kind}.removed` : 'report.dismissed',
      targetId,
      targetName: content?.title ?? '',
      reason,
      details: { kind, reports: closed, author: content?.authorUsername ?? null },
    })
  })
}
