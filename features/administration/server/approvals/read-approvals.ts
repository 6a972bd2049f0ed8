import { pageByTime, readTimeCursor } from '#platform/server/time-cursor.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { mayUse } from '#platform/rules/rights.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { APPROVALS_PAGE } from '../../rules/approvals.ts'
import { listDecisionsOf, listPendingItems, type DecisionRow } from './approvals.queries.ts'
import type { ApprovalKind, ApprovalPreview, WaitingItem } from './extension-points.ts'

export interface Approval extends WaitingItem {
  kind: string
  kindLabel: string
  isLate: boolean
}

export interface ApprovalPage {
  items: Approval[]
  next: string | null
}

const RECENT = 10

/** The kinds that the viewer may decide, by name. Throws NOT_ALLOWED if there is none. */
export function ownKinds(context: Context): [string, ApprovalKind][] {
  const kinds = [...context.contributions.to('approvals')].filter(([, { right, isListed }]) => isListed !== false && mayUse(right, context.viewer))
  if (kinds.length === 0) throw new Refusal('NOT_ALLOWED')
  return kinds
}

/** The kind with this name. Throws NOT_FOUND for an unknown one and NOT_ALLOWED without its right. */
export function approvalKind(context: Context, name: string): ApprovalKind {
  const kind = context.contributions.to('approvals').get(name)
  if (kind === undefined) throw new Refusal('NOT_FOUND', { message: 'This kind doesn’t exist.' })
  if (!mayUse(kind.right, context.viewer)) throw new Refusal('NOT_ALLOWED')
  return kind
}

const approvalOf = (item: WaitingItem, name: string, { label, aimHours }: ApprovalKind, now: Date): Approval => ({
  ...item, kind: name, kindLabel: label, isLate: now.getTime() - item.since.getTime() > aimHours * 3_600_000,
})

/** One page of everything that waits for a decision, oldest first, without what was decided in the last seconds. */
export async function readApprovals(context: Context, { kind: only, after }: { kind: string | null; after: string | null }): Promise<ApprovalPage> {
  const kinds: [string, ApprovalKind][] = only === null ? ownKinds(context) : [[only, approvalKind(context, only)]]
  const pending = new Set((await listPendingItems(context.db)).map(({ kind, item_id }) => `${kind}:${item_id}`))
  const page = { after: readTimeCursor(after), count: APPROVALS_PAGE + 1 + pending.size }
  const now = context.clock.now()
  const lists = await Promise.all(kinds.map(async ([name, kind]) => (await kind.list(context, page)).map((item) => approvalOf(item, name, kind, now))))
  const all = lists
    .flat()
    .filter(({ kind, id }) => !pending.has(`${kind}:${id}`))
    .toSorted((a, b) => a.since.getTime() - b.since.getTime() || (a.id < b.id ? -1 : 1))
  return pageByTime(all, APPROVALS_PAGE, ({ since }) => since)
}

export interface ApprovalDetail extends Approval {
  approve: string
  return: string
  preview: ApprovalPreview
}

/** An item with its full preview. Throws NOT_FOUND if it no longer waits. */
export async function readApproval(context: Context, { kind: name, itemId }: { kind: string; itemId: string }): Promise<ApprovalDetail> {
  const kind = approvalKind(context, name)
  const item = await kind.find(context, itemId)
  if (item === null) throw new Refusal('NOT_FOUND', { message: 'This is no longer waiting for a decision.' })
  return { ...approvalOf(item, name, kind, context.clock.now()), approve: kind.approve, return: kind.return ?? 'Send back', preview: await kind.preview(context, itemId) }
}

/** The ids of the items of a kind that were decided in the last seconds: the decision is not applied yet. */
export const pendingItems = async ({ db }: Context, kind: string): Promise<string[]> => (await listPendingItems(db)).filter((item) => item.kind === kind).map(({ item_id }) => item_id)

/** The viewer's latest decisions. */
export const readOwnDecisions = (context: Context): Promise<DecisionRow[]> => listDecisionsOf(context.db, signedIn(context).id, RECENT)
