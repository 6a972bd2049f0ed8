import { useState } from 'react'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import type { ApprovalDecision } from '../../rules/approvals.ts'
import { GetApprovals, keyOf, type ApprovalItem } from './approval-queries.ts'
import { useDecisions } from './use-decisions.ts'

const getNextPageParam = ({ approvals }: ResultOf<typeof GetApprovals>) => approvals.next

interface Choice {
  /** The revision that the admin saw. */
  revision: number
  choice: ApprovalDecision
  comment: string
}

/** The queue of a kind or of all, the active item in it, and the decisions about it. */
export function useApprovals(kind: string | null) {
  const query = useInfiniteQuery(GetApprovals, { variables: (after) => ({ kind, after }), getNextPageParam })
  const [active, setActive] = useState('')
  // Decided here; the list of the server follows.
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const { last, decision, undoing, ...decisions } = useDecisions()

  const items: ApprovalItem[] = (query.data?.pages ?? []).flatMap(({ approvals }) => approvals.items).filter((item) => !decided.has(keyOf(item)))
  const at = Math.max(0, items.findIndex((item) => keyOf(item) === active))
  const current = items[at] ?? null

  const select = (key: string) => {
    decision.reset()
    setActive(key)
  }
  const move = (by: 1 | -1) => {
    const next = items[at + by]
    if (next !== undefined) select(keyOf(next))
    if (at + by >= items.length - 1 && query.hasNextPage) query.fetchNextPage()
  }
  const decide = (item: ApprovalItem, { revision, choice, comment }: Choice, onDone?: () => void) => {
    const next = items[at + 1] ?? items[at - 1]
    const key = keyOf(item)
    decisions.send(
      { kind: item.kind, itemId: item.id, revision, decision: choice, comment },
      {
        key,
        label: choice === 'approve' ? 'Approved' : 'Sent back',
        onDone: () => {
          setDecided((keys) => new Set(keys).add(key))
          setActive(next === undefined ? '' : keyOf(next))
          onDone?.()
        },
      },
    )
  }
  const undo = () =>
    decisions.undo((key) => {
      setDecided((keys) => new Set([...keys].filter((one) => one !== key)))
      setActive(key)
      query.refetch()
    })
  return { query, items, at, current, last, select, move, decide, undo, decision, undoing }
}
