import { useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import type { VariablesOf } from '#platform/web/graphql/graphql.ts'
import { UNDO_SECONDS } from '../../rules/approvals.ts'
import { DecideApproval, UndoApproval } from './approval-queries.ts'
import type { LastDecision } from './UndoBar.tsx'

interface Sent {
  /** Identifies the item on the screen. */
  key: string
  /** What was done, such as “Approved”. */
  label: string
  onDone: () => void
}

/** Sends decisions that can be undone for ten seconds, and remembers the last one. */
export function useDecisions() {
  const [last, setLast] = useState<(LastDecision & { key: string }) | null>(null)
  const decision = useMutation(DecideApproval)
  const undoing = useMutation(UndoApproval)
  const send = (input: VariablesOf<typeof DecideApproval>, { key, label, onDone }: Sent) =>
    decision.mutate(input, {
      onSuccess: ({ decideApproval: { id, title } }) => {
        setLast({ id, title, key, label, until: Date.now() + UNDO_SECONDS * 1000 })
        onDone()
      },
    })
  const undo = (onUndone: (key: string) => void) => {
    if (last === null) return
    undoing.mutate(
      { id: last.id },
      {
        onSuccess: () => {
          setLast(null)
          onUndone(last.key)
        },
      },
    )
  }
  return { last, decision, undoing, send, undo }
}
