import { mayUse } from '#platform/rules/rights.ts'
import type { Context } from '#platform/server/context.ts'
import { approvalKindIn } from '../../rules/sections.ts'
import { listPendingItems } from '../approvals/approvals.queries.ts'
import { byUsedShare, usedShare } from '../../rules/waiting-order.ts'
import type { WaitingKind } from './extension-points.ts'

export interface Waiting extends Pick<WaitingKind, 'label' | 'path' | 'aimHours'> {
  name: string
  number: number
  oldest: Date | null
  isLate: boolean
}

/** The work queues that the viewer has a right to, by how much of their target time is used up. */
export async function readWaiting(context: Context): Promise<Waiting[]> {
  const kinds = [...context.contributions.to('waiting')].filter(([, { right }]) => mayUse(right, context.viewer))
  const now = context.clock.now()
  // They are applied in some seconds, or undone.
  const decided = Map.groupBy(await listPendingItems(context.db), ({ kind }) => kind)
  const all = await Promise.all(
    kinds.map(async ([name, { label, path, aimHours, count, decidedAs }]) => {
      const { count: counted, oldest } = await count(context.db)
      const number = Math.max(0, counted - (decided.get(decidedAs ?? approvalKindIn(path) ?? '')?.length ?? 0))
      return { name, label, path, aimHours, number, oldest: number === 0 ? null : oldest, isLate: usedShare({ number, oldest, aimHours }, now) > 1 }
    }),
  )
  return byUsedShare(all, now)
}
