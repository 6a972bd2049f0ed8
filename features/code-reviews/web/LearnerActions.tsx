import { useEffect, useRef, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { CODE_REVIEWS_PATH } from '../rules/paths.ts'
import type { ReviewState } from '../rules/code-review.ts'
import { OwnReviewsQuery, readAgain, type ReviewData } from './review-queries.ts'
import { useUnfinishedQuestion } from './UnfinishedQuestion.tsx'

const CloseReview = graphql(`mutation CloseCodeReview($id: ID!, $isThanked: Boolean!) { closeCodeReview(id: $id, isThanked: $isThanked) }`)
const WithdrawReview = graphql(`mutation WithdrawCodeReview($id: ID!) { withdrawCodeReview(id: $id) }`)

/** The learner's actions: withdraw while it is waiting, close with or without thanks when it is reviewed. */
export function LearnerActions({ review: { id, state, mentor, isThanked } }: { review: ReviewData }) {
  const navigate = useNavigate()
  const wait = useQuery(OwnReviewsQuery, state === 'waiting' ? {} : null).data?.codeReviewWait
  const close = useMutation(CloseReview, { onSuccess: (_data, _variables, cache) => readAgain(cache) })
  const withdraw = useMutation(WithdrawReview, { onSuccess: () => navigate(CODE_REVIEWS_PATH), onError: () => ask(false) })
  const [isAsking, ask] = useState(false)
  const [start, question] = useUnfinishedQuestion({ verb: 'Close', confirm: 'Close', consequence: 'Nothing can be posted after you close the review.' })
  const closeWith = (isThanked: boolean) => start(() => close.mutate({ id, isThanked }))
  const status = useRef<HTMLParagraphElement>(null)
  const shownState = useRef(state)
  useEffect(() => {
    const isChanged = shownState.current !== state
    shownState.current = state
    // The button that was pressed is gone: what the page says now follows.
    if (isChanged && document.activeElement === document.body) status.current?.focus({ preventScroll: true })
  }, [state])
  const name = mentor?.name ?? 'A mentor'
  const sentences: Record<ReviewState, string> = {
    waiting: `A mentor will look at it${typeof wait === 'string' ? `, usually ${wait}` : ''}. We’ll notify you.`,
    claimed: `${name} is reviewing your code now.`,
    reviewed: `${name} reviewed your code.`,
    closed: isThanked ? `Closed. You thanked ${mentor?.name ?? 'the mentor'}.` : 'Closed.',
  }
  return (
    <div className="grid gap-2">
      <p ref={status} role="status" tabIndex={-1} className="text-sm text-text-muted">
        {sentences[state]}
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === 'waiting' && (
          <Button small onClick={() => ask(true)}>
            Withdraw
          </Button>
        )}
        {state === 'reviewed' && (
          <>
            <Button small variant="primary" busy={close.isPending} onClick={() => closeWith(true)}>
              Say thanks and close
            </Button>
            <Button small busy={close.isPending} onClick={() => closeWith(false)}>
              Close
            </Button>
          </>
        )}
      </div>
      <ErrorMessage message={close.error?.message ?? withdraw.error?.message} />
      {question}
      <ConfirmDialog
        open={isAsking}
        question="Withdraw your question?"
        explanation="Your question is deleted. You can ask about this submission again."
        confirm="Withdraw"
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ id })}
        onClose={() => ask(false)}
      />
    </div>
  )
}
