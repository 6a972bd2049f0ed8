import { useState } from 'react'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { UNDO_SECONDS, type ApprovalDecision } from '../../rules/approvals.ts'
import { DecideApproval, GetApprovals, keyOf, UndoApproval, type ApprovalItem } from './approval-queries.ts'
import type { LastDecision } from './UndoBar.tsx'

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
  const [last, setLast] = useState<(LastDecision & { key: string }) | null>(null)
  const decision = useMutation(DecideApproval)
  const undoing = useMutation(UndoApproval)

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
    decision.mutate(
      { kind: item.kind, itemId: item.id, revision, decision: choice, comment },
      {
        onSuccess: ({ decideApproval: { id, title } }) => {
          setDecided((keys) => new Set(keys).add(key))
          setActive(next === undefined ? '' : keyOf(next))
          setLast({ id, title, key, isApproval: choice === 'approve', until: Date.now() + UNDO_SECONDS * 1000 })
          onDone?.()
        },
      },
    )
  }
  const undo = () => {
    if (last === null) return
    undoing.mutate(
      { id: last.id },
      {
        onSuccess: () => {
          setDecided((keys) => new Set([...keys].filter((key) => key !== last.key)))
          setActive(last.key)
          setLast(null)
          query.refetch()
        },
      },
    )
  }
  return { query, items, at, current, last, select, move, decide, undo, decision, undoing }
}
