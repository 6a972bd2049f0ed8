import { useRef } from 'react'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useWindowTitle } from '#platform/web/pages/use-window-title.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSubscription } from '#platform/web/data/use-subscription.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { SWITCH_PROFILE_PATH } from '#features/accounts/rules/paths.ts'
import { LogInButton, useRoles } from '#features/accounts/web/public.tsx'
import { CODE_REVIEWS_PATH } from '../rules/paths.ts'
import { hasWriting } from './comment-drafts.ts'
import { OpenedReviewQuery, QueueChanged, ReviewChanged } from './review-queries.ts'
import { ReviewBody } from './ReviewBody.tsx'

/** One review: the question, the code with its comments, and what its learner or mentor can do (requirements Y-3, Y-4). */
function CodeReviewPage({ location }: { location: RouteLocation }) {
  const isMounted = useMounted()
  const session = useSession()
  const id = location.params['id'] ?? ''
  const { data, error, isLoadingError, refetch } = useQuery(OpenedReviewQuery, session === null ? null : { id })
  useSubscription(ReviewChanged, data === undefined ? null : { id }, {
    onData: ({ codeReviewChanged }) => {
      if (codeReviewChanged.version !== data?.codeReview.version) refetch()
    },
  })
  useWindowTitle(data === undefined ? null : `Code review: ${data.codeReview.review.problemTitle}`)
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-6 px-8 py-10 max-md:px-4 max-md:py-6">
      {isMounted && session === null ? (
        <EmptyState text="Log in to read this review" action={<LogInButton />} />
      ) : isLoadingError ? (
        error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT' ? (
          <UnreadableReview id={id} message={error.message} onQueueChanged={refetch} />
        ) : (
          <ErrorState text="We couldn’t load this review." hint={error.message} onRetry={refetch} />
        )
      ) : data === undefined ? (
        <Skeleton className="h-80" />
      ) : (
        <ReviewBody key={data.codeReview.review.id} opened={data.codeReview} />
      )}
    </div>
  )
}

/** A review that the viewer may not read now: another mentor has it, until it is back in the queue, or the viewer reads it in another role. */
function UnreadableReview({ id, message, onQueueChanged }: { id: string; message: string; onQueueChanged: () => void }) {
  const { roles } = useRoles(true)
  const version = useRef<string>(null)
  useSubscription(QueueChanged, roles?.rights.includes('code-reviews.answer') === true ? {} : null, {
    onData: ({ codeReviewQueueChanged }) => {
      const before = version.current
      version.current = codeReviewQueueChanged.version
      if (before !== null && before !== version.current) onQueueChanged()
    },
  })
  if (roles !== null && roles.granted.includes('mentor') && !roles.rights.includes('code-reviews.answer')) {
    return <EmptyState text={message} hint="If you are its mentor, switch to the Mentor role to read it." action={<ButtonLink to={SWITCH_PROFILE_PATH}>Switch role</ButtonLink>} />
  }
  return <EmptyState text={message} hint={hasWriting(id) ? 'What you were writing is saved on this device. It is there again when you claim this review.' : undefined} action={<ButtonLink to={CODE_REVIEWS_PATH}>All code reviews</ButtonLink>} />
}

export const page = definePage({
  meta: () => ({ title: 'Code review', description: 'A review of a solution by a mentor.', hidden: true }),
  Component: CodeReviewPage,
})
