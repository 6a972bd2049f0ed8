import { useEffect, useRef, useState } from 'react'
import { hasLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { codeReviewPath } from '../rules/paths.ts'
import { MentorReviewsQuery, readAgain, type OpenedReview } from './review-queries.ts'

const SendCodeReview = graphql(`mutation SendCodeReview($id: ID!) { sendCodeReview(id: $id) }`)

/** Sends a claimed review to its learner. Posted comments are sent; an unfinished one is asked about. */
export function SendReview({ opened: { review: { id }, comments } }: { opened: OpenedReview }) {
  const session = useSession()
  const [isAsking, ask] = useState(false)
  const send = useMutation(SendCodeReview, {
    onSuccess: (_data, _variables, cache) => {
      showToast('Review sent.')
      return readAgain(cache)
    },
  })
  const hasComment = comments.some(({ author }) => author !== null && author.id === session?.user.id)
  return (
    <>
      <Button variant="primary" small busy={send.isPending} disabledBecause={hasComment ? null : 'Write at least one comment first'} onClick={() => (hasLocalDraft(`code-review.${id}.`) ? ask(true) : send.mutate({ id }))}>
        Send review
      </Button>
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

/** After a review was sent: a link to the next one that waits. */
export function NextInQueue({ opened: { review } }: { opened: OpenedReview }) {
  const place = useRef<HTMLDivElement>(null)
  const [firstState] = useState(review.state)
  const next = useQuery(MentorReviewsQuery, review.state === 'reviewed' ? { after: null, language: null } : null).data?.codeReviewQueue.items[0]
  const isSentHere = firstState !== 'reviewed' && review.state === 'reviewed'
  const nextId = next?.id
  useEffect(() => {
    // The button that sent the review is gone.
    if (isSentHere && nextId !== undefined && document.activeElement === document.body) place.current?.querySelector('a')?.focus()
  }, [isSentHere, nextId])
  if (next === undefined) return null
  return (
    <div ref={place}>
      <ButtonLink to={codeReviewPath(next.id)}>Next in the queue: {next.problemTitle}</ButtonLink>
    </div>
  )
}
