import { cursorOf } from '#platform/rules/cursor.ts'
import { readTimeCursor } from '#platform/server/time-cursor.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { pendingItems } from '#features/administration/server/public.ts'
import { CLAIM_MS, claimedBy, isClaimedByOther, OWN_CONTENT, type Outcome } from '../rules/decisions.ts'
import { REPORT, reportItem } from '../rules/report-item.ts'
import { REPORTS_PAGE, type Decision } from '../rules/reports.ts'
import { deleteClaim, findClaim } from './claims.queries.ts'
import { findLastDecider, insertDecision, listDecisionsAbout, type AuthorDecisionRow } from './decisions.queries.ts'
import { moderatedKind, type ReportedContent } from './moderated-kinds.ts'
import { closeReports, listOpenReports, type ReportedRow } from './reports.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'moderation.decided': { decisionId: string; authorId: string | null; outcome: Outcome }
  }
}

export interface OpenReport extends ReportedRow {
  /** The reported content; null if its author has deleted it. */
  content: ReportedContent | null
  /** How many earlier decisions with consequences there are about its author. */
  earlier: number
  /** The latest of them. */
  authorDecisions: AuthorDecisionRow[]
  cursor: string
}

/** How many earlier decisions about an author are listed beside a report. */
const SHOWN_DECISIONS = 5

/** A page of undecided reports with the content they are about, oldest first, without what was decided in the last seconds. */
export async function readOpenReports(context: Context, after: string | null): Promise<OpenReport[]> {
  const decided = new Set(await pendingItems(context, REPORT))
  const open = await listOpenReports(context.db, { after: readTimeCursor(after), count: REPORTS_PAGE + decided.size, claimedSince: new Date(context.clock.now().getTime() - CLAIM_MS) })
  const rows = open.filter(({ kind, target_id: targetId }) => !decided.has(reportItem({ kind, targetId }))).slice(0, REPORTS_PAGE)
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const found = new Map(
    await Promise.all(
      kinds.map(async (kind) => {
        const ids = rows.filter((row) => row.kind === kind).map(({ target_id: id }) => id)
        return [kind, await context.contributions.to('moderation').get(kind)?.find(context, ids)] as const
      }),
    ),
  )
  const contentOf = (row: ReportedRow) => found.get(row.kind)?.get(row.target_id) ?? null
  const decisions = await listDecisionsAbout(context.db, rows.flatMap((row) => contentOf(row)?.authorId ?? []), SHOWN_DECISIONS)
  return rows.map((row) => {
    const content = contentOf(row)
    const authorDecisions = decisions.filter(({ author_id }) => author_id === content?.authorId)
    return { ...row, content, earlier: authorDecisions[0]?.total ?? 0, authorDecisions, cursor: cursorOf({ key: row.first_at.getTime(), id: row.target_id }) }
  })
}

interface ReportDecision {
  kind: string
  targetId: string
  decision: Decision
  /** The rule that was broken. */
  rule: string
  /** What the author reads. */
  reason: string
}

/**
 * Decides all reports about one piece of content: dismisses them, or removes the content, whose author is notified. Throws OUTDATED_EDIT if they are
 * decided already, or if another moderator is working on them.
 */
export async function decideReport(context: Context, { kind, targetId, decision, rule, reason }: ReportDecision): Promise<void> {
  const moderated = moderatedKind(context, kind)
  const decidedBy = context.viewer?.id ?? null
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const content = (await moderated.find(context, [targetId])).get(targetId) ?? null
    if (content !== null && content.authorId !== null && content.authorId === decidedBy) throw new Refusal('NOT_ALLOWED', { message: OWN_CONTENT })
    const claim = await findClaim(context.db, { kind, targetId })
    if (decidedBy !== null && claim !== null && isClaimedByOther(claim, decidedBy, at)) throw new Refusal('OUTDATED_EDIT', { message: claimedBy(claim.name) })
    const decisionId = context.random.uuid()
    const outcome: Outcome = decision === 'remove' && content !== null ? 'removed' : 'dismissed'
    const base = { id: decisionId, kind, targetId, title: content?.title ?? '', authorId: content?.authorId ?? null, outcome, statement: reason, decidedBy, at }
    await insertDecision(context.db, { ...base, ...(outcome === 'removed' ? { rule, evidence: content!.text, evidenceHtml: content!.html } : { rule: null, evidence: '' }), reportCount: 0 })
    const closed = await closeReports(context.db, { kind, targetId, decisionId, at })
    if (closed === 0) {
      const first = await findLastDecider(context.db, { kind, targetId })
      throw new Refusal('OUTDATED_EDIT', { message: `${first ?? 'Another admin'} has already decided this.` })
    }
    await deleteClaim(context.db, { kind, targetId })
    if (outcome === 'removed') await moderated.remove(context, targetId)
    await recordAudit(context, {
      action: decision === 'remove' ? `${kind}.removed` : 'report.dismissed',
      targetId,
      targetName: content?.title ?? '',
      reason: reason.slice(0, 1000),
      details: { kind, reports: closed, author: content?.authorUsername ?? null, ...(outcome === 'removed' && { rule }) },
    })
    await context.emit({ name: 'moderation.decided', decisionId, authorId: base.authorId, outcome })
  })
}
