import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import type { ApprovalKind, WaitingItem } from '#features/administration/server/public.ts'
import { findReportedTarget, listReportedTargets, type ReportedTargetRow } from './approvals.queries.ts'
import { decideReport } from './decide-report.ts'
import { moderatedKind, type ReportedContent } from './moderated-kinds.ts'

const KIND = 'idea'

/** Reported ideas: approving keeps them, the other decision removes them with a reason. */
export const ideaApprovals: ApprovalKind = {
  label: 'Reported idea',
  right: 'reports.decide',
  approve: 'Keep',
  return: 'Remove',
  aimHours: 24,
  list: async (context, page) => withContent(context, await listReportedTargets(context.db, KIND, page)),
  find: async (context, id) => {
    const target = await findReportedTarget(context.db, KIND, id)
    return target === null ? null : ((await withContent(context, [target]))[0] ?? null)
  },
  preview: async (context, id) => {
    const target = await findReportedTarget(context.db, KIND, id)
    if (target === null) throw new Refusal('NOT_FOUND')
    const content = await contentOf(context, id)
    const { renderMessage } = await import('./render-message.ts')
    return {
      facts: target.reports.map(({ by, reason }) => ({ label: `Report by @${by}`, value: reason })),
      parts: [{ title: 'Idea', html: renderMessage(content?.text ?? 'The author has deleted it.') }],
      links: content === null ? [] : [{ label: 'Open the idea', path: content.path }],
    }
  },
  decide: async (context, { id, revision, decision, comment }) => {
    const target = await findReportedTarget(context.db, KIND, id)
    if (target?.revision !== revision) throw new Refusal('OUTDATED_EDIT', { message: 'Another admin has already decided this, or there are new reports about it.' })
    await decideReport(context, { kind: KIND, targetId: id, decision: decision === 'approve' ? 'dismiss' : 'remove', rule: 'other', reason: comment })
  },
}

const contentOf = async (context: Context, id: string): Promise<ReportedContent | null> => (await moderatedKind(context, KIND).find(context, [id])).get(id) ?? null

async function withContent(context: Context, targets: readonly ReportedTargetRow[]): Promise<WaitingItem[]> {
  const found = await moderatedKind(context, KIND).find(context, targets.map(({ target_id }) => target_id))
  return targets.map(({ target_id: id, revision, first_at: since }) => {
    const content = found.get(id)
    return { id, revision, since, title: content?.title ?? 'A deleted idea', author_name: content?.authorUsername ?? null, author_username: content?.authorUsername ?? null }
  })
}
