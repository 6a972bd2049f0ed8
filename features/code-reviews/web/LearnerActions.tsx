import { useEffect, useRef, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { saveLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { CODE_REVIEWS_PATH } from '../rules/paths.ts'
import type { ReviewState } from '../rules/code-review.ts'
import { questionDraft } from './comment-drafts.ts'
import { OwnReviewsQuery, readAgain, type ReviewData } from './review-queries.ts'
import { useUnfinishedQuestion } from './UnfinishedQuestion.tsx'

const CloseReview = graphql(`mutation CloseCodeReview($id: ID!, $isThanked: Boolean!) { closeCodeReview(id: $id, isThanked: $isThanked) }`)
const ReopenReview = graphql(`mutation ReopenCodeReview($id: ID!) { reopenCodeReview(id: $id) }`)
const WithdrawReview = graphql(`mutation WithdrawCodeReview($id: ID!) { withdrawCodeReview(id: $id) }`)

/** The learner's actions: withdraw while it is waiting, close with or without thanks when it is reviewed, thank later and reopen when it is closed. */
export function LearnerActions({ review: { id, state, mentor, isThanked, submissionId, question: asked } }: { review: ReviewData }) {
  const navigate = useNavigate()
  const wait = useQuery(OwnReviewsQuery, state === 'waiting' ? {} : null).data?.codeReviewWait
  const close = useMutation(CloseReview, { onSuccess: (_data, _variables, cache) => readAgain(cache) })
  const reopen = useMutation(ReopenReview, { onSuccess: (_data, _variables, cache) => readAgain(cache) })
  const withdraw = useMutation(WithdrawReview, {
    onSuccess: () => {
      saveLocalDraft(questionDraft(submissionId), asked)
      navigate(CODE_REVIEWS_PATH)
      showToast('Withdrew the question. Its text is there if you ask about this submission again.')
    },
    onError: () => ask(false),
  })
  const [isAsking, ask] = useState(false)
  const [start, question] = useUnfinishedQuestion({ verb: 'Close', confirm: 'Close review', consequence: 'To post it later, you would have to reopen the review.' })
  const closeWith = (isThanked: boolean) => start(() => close.mutate({ id, isThanked }))
  const status = useRef<HTMLParagraphElement>(null)
  const shown = useRef({ state, isThanked })
  useEffect(() => {
    const isChanged = shown.current.state !== state || shown.current.isThanked !== isThanked
    shown.current = { state, isThanked }
    // The button that was pressed is gone: what the page says now follows.
    if (isChanged && document.activeElement === document.body) status.current?.focus({ preventScroll: true })
  }, [state, isThanked])
  const name = mentor?.name ?? 'A mentor'
  const sentences: Record<ReviewState, string> = {
    waiting: `A mentor will look at it${typeof wait === 'string' ? `, usually ${wait}` : ''}. We’ll notify you.`,
    claimed: `${name} is reviewing your code now.`,
    reviewed: `${name} reviewed your code.`,
    closed: `Closed.${isThanked ? ` You thanked ${mentor?.name ?? 'the mentor'}.` : ''} Reopen it if you have another question.`,
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
            {!isThanked && (
              <Button small variant="primary" busy={close.isPending} onClick={() => closeWith(true)}>
                Say thanks and close
              </Button>
            )}
            <Button small busy={close.isPending} onClick={() => closeWith(false)}>
              Close
            </Button>
          </>
        )}
        {state === 'closed' && !isThanked && mentor !== null && (
          <Button small busy={close.isPending} onClick={() => close.mutate({ id, isThanked: true })}>
            Say thanks
          </Button>
        )}
        {state === 'closed' && (
          <Button small busy={reopen.isPending} onClick={() => reopen.mutate({ id })}>
            Reopen review
          </Button>
        )}
      </div>
      <ErrorMessage message={close.error?.message ?? reopen.error?.message ?? withdraw.error?.message} />
      {question}
      <ConfirmDialog
        open={isAsking}
        question="Withdraw your question?"
        explanation="Your question leaves the queue, and your comments on the code are deleted. You can ask about this submission again."
        confirm="Withdraw"
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ id })}
        onClose={() => ask(false)}
      />
    </div>
  )
}
