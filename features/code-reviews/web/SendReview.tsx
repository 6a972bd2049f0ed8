import { useEffect, useRef, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { counted } from '#platform/rules/counted.ts'
import { CODE_REVIEWS_PATH, codeReviewPath } from '../rules/paths.ts'
import { MentorReviewsQuery, readAgain, type OpenedReview } from './review-queries.ts'
import { useUnfinishedQuestion } from './UnfinishedQuestion.tsx'

const SendCodeReview = graphql(`mutation SendCodeReview($id: ID!) { sendCodeReview(id: $id) }`)

/** Sends a claimed review to its learner. Posted comments are sent; unfinished ones are asked about. */
export function SendReview({ opened: { review: { id, learner }, comments } }: { opened: OpenedReview }) {
  const session = useSession()
  const [start, question] = useUnfinishedQuestion({ verb: 'Send', confirm: 'Send review', consequence: 'Only posted comments are sent.' })
  const { mutate, isPending, error } = useMutation(SendCodeReview, {
    onSuccess: (_data, _variables, cache) => {
      showToast('Review sent.')
      return readAgain(cache)
    },
  })
  const count = comments.filter(({ author }) => author !== null && author.id === session?.user.id).length
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      <p className="text-sm text-text-muted">Only you see your comments until you send the review; after that, {learner.name} sees each new comment at once.</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="primary" busy={isPending} disabledBecause={count > 0 ? null : 'Write at least one comment first'} onClick={() => start(() => mutate({ id }))}>
          Send review
        </Button>
        <p className="text-sm text-text-muted">{count === 0 ? 'Write at least one comment first.' : `${learner.name} gets your ${counted(count, 'comment', 'comments')}. Your private note is not sent.`}</p>
        <ErrorMessage message={error?.message} />
      </div>
      {question}
    </div>
  )
}

/** After a review was sent, the next one that waits. */
export function NextInQueue({ opened: { review } }: { opened: OpenedReview }) {
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
    <div ref={place} className="flex empty:hidden">
      {next === undefined ? isSentHere && isKnown && <ButtonLink to={CODE_REVIEWS_PATH}>All code reviews</ButtonLink> : <ButtonLink to={codeReviewPath(next.id)}>Next in the queue: {next.problemTitle}</ButtonLink>}
    </div>
  )
}
