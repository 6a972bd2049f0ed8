import { useEffect, useRef, useState, type ReactNode } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { counted } from '#platform/rules/counted.ts'
import { codeReviewPath } from '../rules/paths.ts'
import { hasCommentDraft } from './comment-drafts.ts'
import { MentorReviewsQuery, readAgain, type OpenedReview } from './review-queries.ts'

const SendCodeReview = graphql(`mutation SendCodeReview($id: ID!) { sendCodeReview(id: $id) }`)

/** Sends a claimed review to its learner. Posted comments are sent; an unfinished one is asked about. */
export function SendReview({ opened: { review: { id, learner }, comments } }: { opened: OpenedReview }) {
  const session = useSession()
  const [isAsking, ask] = useState(false)
  const send = useMutation(SendCodeReview, {
    onSuccess: (_data, _variables, cache) => {
      showToast('Review sent.')
      return readAgain(cache)
    },
  })
  const count = comments.filter(({ author }) => author !== null && author.id === session?.user.id).length
  return (
    <>
      <Button variant="primary" busy={send.isPending} disabledBecause={count > 0 ? null : 'Write at least one comment first'} onClick={() => (hasCommentDraft(id) ? ask(true) : send.mutate({ id }))}>
        Send review
      </Button>
      <p className="text-sm text-text-muted">{count === 0 ? 'Write at least one comment first.' : `${learner.name} gets your ${counted(count, 'comment', 'comments')}. Your private note is not sent.`}</p>
      <ErrorMessage message={send.error?.message} />
      <ConfirmDialog
        open={isAsking}
        question="Send without your unfinished comment?"
        explanation="You started a comment that you didn’t post. Only posted comments are sent."
        confirm="Send review"
        busy={send.isPending}
        onConfirm={() => {
          ask(false)
          send.mutate({ id })
        }}
        onClose={() => ask(false)}
      />
    </>
  )
}

/** Where a mentor goes on: after a review was sent also to the next one that waits. */
export function NextInQueue({ opened: { review }, children }: { opened: OpenedReview; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [firstState] = useState(review.state)
  const { data, error } = useQuery(MentorReviewsQuery, review.state === 'reviewed' ? { after: null, language: null } : null)
  const next = data?.codeReviewQueue.items[0]
  const isSentHere = firstState !== 'reviewed' && review.state === 'reviewed'
  const isKnown = data !== undefined || error !== null
  useEffect(() => {
    // The button that sent the review is gone.
    if (isSentHere && isKnown && document.activeElement === document.body) place.current?.querySelector('a')?.focus()
  }, [isSentHere, isKnown])
  return (
    <div ref={place} className="flex flex-wrap gap-3">
      {next !== undefined && <ButtonLink to={codeReviewPath(next.id)}>Next in the queue: {next.problemTitle}</ButtonLink>}
      {children}
    </div>
  )
}
