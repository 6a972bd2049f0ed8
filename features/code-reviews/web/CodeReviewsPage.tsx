import { Suspense, useState } from 'react'
import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSubscription } from '#platform/web/data/use-subscription.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton, useRoles } from '#features/accounts/web/public.tsx'
import { isLanguage, LANGUAGE_NAMES, LANGUAGES } from '#features/practice/rules/problem.ts'
import { PRACTICE_PATH } from '#features/practice/rules/paths.ts'
import { OWN_LISTED } from '../rules/code-review.ts'
import { CODE_REVIEWS_PATH } from '../rules/paths.ts'
import { MentorReviewsQuery, OwnReviewsChanged, OwnReviewsQuery, QueueChanged, readAgain, type ReviewData } from './review-queries.ts'
import { ReviewRow } from './ReviewRow.tsx'

const AskAboutLatest = lazyPart(() => import('./AskAboutLatest.tsx').then((module) => module.AskAboutLatest))

/** The reviews of a learner, and the queue of a mentor (requirements Y-1, Y-2). */
function CodeReviewsPage({ location }: { location: RouteLocation }) {
  const isMounted = useMounted()
  const session = useSession()
  const { roles } = useRoles(session !== null)
  const [isAsking, ask] = useState(false)
  const mayAsk = roles?.rights.includes('code-reviews.ask') ?? false
  const mayAnswer = roles?.rights.includes('code-reviews.answer') ?? false
  return (
    <Page
      title="Code reviews"
      action={
        mayAsk ? (
          <Button variant={mayAnswer ? 'plain' : 'primary'} icon={plusIcon} onClick={() => ask(true)}>
            Ask for a review
          </Button>
        ) : undefined
      }
      sentence={mayAnswer ? 'Learners waiting for feedback, oldest first, and your own questions.' : 'Ask a mentor to look at your solution. You can keep practicing while you wait.'}
    >
      {isMounted && session === null ? (
        <EmptyState text="Log in to ask for a code review" action={<LogInButton />} />
      ) : (
        <>
          {mayAnswer && <MentorReviews search={location.searchParams} />}
          <OwnReviews search={location.searchParams} />
        </>
      )}
      <Suspense>{isAsking && <AskAboutLatest onClose={() => ask(false)} />}</Suspense>
    </Page>
  )
}

function OwnReviews({ search }: { search: URLSearchParams }) {
  const session = useSession()
  const after = search.get('own')
  const { data, error, isLoadingError, refetch } = useQuery(OwnReviewsQuery, session === null ? null : after === null ? {} : { after })
  // Also for the reviews of a mentor, which are in another query.
  useSubscription(OwnReviewsChanged, data === undefined ? null : {}, {
    onData: ({ ownCodeReviewsChanged }, cache) => {
      if (ownCodeReviewsChanged.version !== data?.ownCodeReviewsVersion) return readAgain(cache)
    },
  })
  if (isLoadingError) return <ErrorState text="We couldn’t load your reviews." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-40" />
  const wait = typeof data.codeReviewWait === 'string' ? ` A review usually comes ${data.codeReviewWait}.` : ''
  return (
    <Section title="Your questions">
      {data.ownCodeReviews.length === 0 && after === null ? (
        <EmptyState text="No questions yet" hint={`Press Ask for a review and choose one of your submissions.${wait}`} action={<ButtonLink to={PRACTICE_PATH}>Browse problems</ButtonLink>} />
      ) : (
        <>
          {wait !== '' && <p className="text-sm text-text-muted">{wait.trim()}</p>}
          <ul className="grid gap-3">
            {data.ownCodeReviews.map((review) => (
              <ReviewRow key={review.id} review={review} />
            ))}
          </ul>
          <ListPages name="own" search={search} reviews={data.ownCodeReviews} />
        </>
      )}
    </Section>
  )
}

/** The address of the page with some parameters changed. */
const pagePath = (search: URLSearchParams, changes: Record<string, string | null>) => changedAddress(CODE_REVIEWS_PATH, search, changes)

/** Links to the first and the next page of a list, which begins after the review that a parameter of the address names. */
function ListPages({ name, search, reviews }: { name: 'own' | 'written'; search: URLSearchParams; reviews: readonly ReviewData[] }) {
  const last = reviews.length === OWN_LISTED ? reviews.at(-1)! : null
  return (
    <nav aria-label={name === 'own' ? 'Pages of your questions' : 'Pages of your reviews'} className="flex gap-3 empty:hidden">
      {search.has(name) && <ButtonLink to={pagePath(search, { [name]: null })}>Newest</ButtonLink>}
      {last !== null && <ButtonLink to={pagePath(search, { [name]: last.id })}>Older</ButtonLink>}
    </nav>
  )
}

function MentorReviews({ search }: { search: URLSearchParams }) {
  const [after, asked, writtenAfter] = [search.get('after'), search.get('language'), search.get('written')]
  const language = isLanguage(asked) ? asked : null
  const { data, error, isLoadingError, refetch } = useQuery(MentorReviewsQuery, writtenAfter === null ? { after, language } : { after, language, writtenAfter })
  useSubscription(QueueChanged, data === undefined ? null : {}, {
    onData: ({ codeReviewQueueChanged }) => {
      if (codeReviewQueueChanged.version !== data?.codeReviewQueue.version) refetch()
    },
  })
  if (isLoadingError) return <ErrorState text="We couldn’t load the queue." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-40" />
  const { codeReviewQueue: queue, writtenCodeReviews: written, codeReviewCounts: counts } = data
  return (
    <>
      <Section title="Waiting for a mentor">
        <p className="text-sm text-text-muted">In order of arrival. Learners should hear from a mentor within 2 days.</p>
        <nav aria-label="Language" className="flex flex-wrap gap-2">
          {[null, ...LANGUAGES].map((one) => (
            <a key={one} className="chip" href={pagePath(search, { language: one, after: null })} aria-current={one === language ? 'true' : undefined}>
              {one === null ? 'All languages' : LANGUAGE_NAMES[one]}
            </a>
          ))}
        </nav>
        {queue.items.length === 0 && <p className="text-sm text-text-muted">{language === null ? 'No one is waiting for a review.' : `No one is waiting for a review in ${LANGUAGE_NAMES[language]}.`}</p>}
        <ul className="grid gap-3">
          {queue.items.map((review, at) => (
            <ReviewRow key={review.id} review={review} showsLearner isLongest={after === null && at === 0} />
          ))}
        </ul>
        <div className="flex gap-3 empty:hidden">
          {after !== null && <ButtonLink to={pagePath(search, { after: null })}>First page</ButtonLink>}
          {typeof queue.next === 'string' && <ButtonLink to={pagePath(search, { after: queue.next })}>Next page</ButtonLink>}
        </div>
      </Section>
      <Section title="Your reviews">
        <p className="text-sm text-text-muted">
          {counts.reviews === 1 ? 'You’ve written 1 review' : `You’ve written ${counts.reviews} reviews`} and were thanked {counts.thanks === 1 ? 'once' : `${counts.thanks} times`}.
        </p>
        <ul className="grid gap-3">
          {written.map((review) => (
            <ReviewRow key={review.id} review={review} showsLearner />
          ))}
        </ul>
        <ListPages name="written" search={search} reviews={written} />
      </Section>
    </>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Code reviews', description: 'Reviews of your solutions by mentors.', hidden: true }),
  Component: CodeReviewsPage,
})
