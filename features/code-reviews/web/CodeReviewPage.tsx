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
import { LogInButton } from '#features/accounts/web/public.tsx'
import { CODE_REVIEWS_PATH } from '../rules/paths.ts'
import { OpenedReviewQuery, ReviewChanged } from './review-queries.ts'
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
          <EmptyState text={error.message} action={<ButtonLink to={CODE_REVIEWS_PATH}>All code reviews</ButtonLink>} />
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

export const page = definePage({
  meta: () => ({ title: 'Code review', description: 'A review of a solution by a mentor.', hidden: true }),
  Component: CodeReviewPage,
})
