import { useState, type ReactNode } from 'react'
import type { Document } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import type { QueryResult } from '#platform/web/data/use-query.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { Loaded } from './Loaded.tsx'

export type ReviewDecision = 'approve' | 'return'

/** What was submitted, in the revision that the admin sees. */
interface Submitted {
  id: string
  revision: number
}

interface Decided extends Submitted {
  decision: ReviewDecision
  comment: string
}

/** The texts of a queue. */
export interface ReviewTexts {
  empty: string
  emptyHint: string
  /** The label of the approval, such as "Publish". */
  approve: string
  /** Who reads the comment, such as "author". */
  reader: string
  /** What they can do after it was sent back, such as "edit the course again". */
  afterReturn: string
}

interface Props<Data, Item extends Submitted> {
  query: QueryResult<Data>
  itemsOf: (data: Data) => readonly Item[]
  titleOf: (item: Item) => string
  decide: Document<unknown, Decided>
  texts: ReviewTexts
  /** In characters. */
  commentLength: number
  /** The card of an item, with its buttons. */
  renderCard: (item: Item, onDecide: (decision: ReviewDecision) => void) => ReactNode
}

/** What waits for the decision of an admin, who approves it or sends it back with a comment. */
export function ReviewQueue<Data, Item extends Submitted>({ query, itemsOf, renderCard, ...dialog }: Props<Data, Item>) {
  const [pending, setPending] = useState<{ item: Item; decision: ReviewDecision } | null>(null)
  const close = (isStale: boolean) => {
    setPending(null)
    if (isStale) query.refetch()
  }
  return (
    <>
      <Loaded query={query}>
        {(data) => {
          const items = itemsOf(data)
          if (items.length === 0) return <EmptyState text={dialog.texts.empty} hint={dialog.texts.emptyHint} />
          return <ul className="grid grid-cols-1 gap-4">{items.map((item) => renderCard(item, (decision) => setPending({ item, decision })))}</ul>
        }}
      </Loaded>
      {pending !== null && <DecisionDialog {...pending} {...dialog} onClose={close} />}
    </>
  )
}

type DialogProps<Item extends Submitted> = Pick<Props<unknown, Item>, 'titleOf' | 'decide' | 'texts' | 'commentLength'> & {
  item: Item
  decision: ReviewDecision
  onClose: (isStale: boolean) => void
}

function DecisionDialog<Item extends Submitted>({ item, decision, titleOf, decide, texts, commentLength, onClose }: DialogProps<Item>) {
  const { mutate, isPending, error } = useMutation(decide)
  const isApproval = decision === 'approve'
  const { id, revision } = item
  return (
    <ReasonDialog
      title={isApproval ? `${texts.approve} “${titleOf(item)}”` : `Ask for changes in “${titleOf(item)}”`}
      label="Comment"
      hint={isApproval ? `Optional. The ${texts.reader} sees it.` : `The ${texts.reader} sees it and can ${texts.afterReturn}.`}
      maxLength={commentLength}
      requiredHint={isApproval ? null : `Describe what the ${texts.reader} should change`}
      action={isApproval ? texts.approve : 'Send back'}
      busy={isPending}
      error={error?.message}
      onSend={(comment) => mutate({ id, revision, decision, comment }, { onSuccess: () => onClose(true) })}
      onClose={() => onClose(error !== null)}
    />
  )
}
