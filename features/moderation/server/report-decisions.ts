import { Refusal } from '#platform/rules/refusals.ts'
import { parse } from '#platform/rules/parse.ts'
import type { Context } from '#platform/server/context.ts'
import type { ApprovalKind, WaitingItem } from '#features/administration/server/public.ts'
import { readReportItem } from '../rules/report-item.ts'
import { decisionInput } from '../rules/reports.ts'
import { decideReport } from './decide-report.ts'
import { moderatedKind } from './moderated-kinds.ts'

/** Decisions about reports, which wait ten seconds as those about approvals do: approving keeps the content, the other decision removes it. */
export const reportDecisions: ApprovalKind = {
  isListed: false,
  label: 'Report',
  right: 'reports.decide',
  approve: 'Dismiss',
  return: 'Remove',
  aimHours: 24,
  list: async () => [],
  find: findReported,
  preview: async () => {
    throw new Refusal('NOT_FOUND')
  },
  decide: async (context, { id, decision, comment, rule }) => {
    await decideReport(context, parse(decisionInput, { ...readReportItem(id), decision: decision === 'approve' ? 'dismiss' : 'remove', rule, reason: comment }))
  },
}

async function findReported(context: Context, itemId: string): Promise<WaitingItem | null> {
  const { kind, targetId } = readReportItem(itemId)
  const content = (await moderatedKind(context, kind).find(context, [targetId])).get(targetId)
  if (content === undefined) return null
  // Its date is not shown.
  return { id: itemId, revision: 0, since: context.clock.now(), title: content.title, author_name: content.authorUsername, author_username: content.authorUsername }
}
