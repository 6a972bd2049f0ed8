import { useRef } from 'react'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { arrowLeftIcon } from '#platform/web/ui/icons.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { problemPath } from '#features/practice/rules/paths.ts'
import { CODE_REVIEWS_PATH } from '../rules/paths.ts'
import { CommentText } from '#features/discussions/web/public.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import { CommentPlaces } from './CommentPlaces.tsx'
import { Facts } from './Facts.tsx'
import { LearnerActions } from './LearnerActions.tsx'
import { MentorActions } from './MentorActions.tsx'
import { PrivateNote } from './PrivateNote.tsx'
import { ProblemStatement } from './ProblemStatement.tsx'
import { ReviewedCode } from './ReviewedCode.tsx'
import { ReviewPageContext, useReviewPageState } from './review-page.ts'
import type { OpenedReview } from './review-queries.ts'
import { NextInQueue, SendReview } from './SendReview.tsx'
import { SimilarSolutions } from './SimilarSolutions.tsx'
import { StateBadge } from './StateBadge.tsx'
import { languageName } from './ReviewRow.tsx'
import { useExtendedClaim } from './use-extended-claim.ts'
import './reviews.css'

export function ReviewBody({ opened }: { opened: OpenedReview }) {
  const { review, part, comments } = opened
  const general = comments.filter(({ line }) => line === null)
  const mayWrite = part !== 'reader' && review.state !== 'closed'
  const generalForm = useRef<HTMLDivElement>(null)
  const reply = () => generalForm.current?.querySelector('textarea')?.focus()
  const { page, box } = useReviewPageState(review.id, comments)
  const extendClaim = useExtendedClaim(opened)
  // A mentor who sent the review is done; a learner goes on to reply.
  const showsHint = mayWrite && (part === 'learner' || review.state !== 'reviewed')
  return (
    <ReviewPageContext value={page}>
      <header className="grid gap-3">
        <div className="-ml-3">
          <ButtonLink variant="ghost" small icon={arrowLeftIcon} to={CODE_REVIEWS_PATH}>
            All code reviews
          </ButtonLink>
        </div>
        <h1 dir="auto" className="text-2xl wrap-anywhere">{review.problemTitle}</h1>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
          <StateBadge state={review.state} />
          <p className="wrap-anywhere">
            <Facts>
              <a className="hover:underline" href={profilePath(review.learner.username)}>
                {review.learner.name}
              </a>
              {languageName(review.language)}
              {typeof review.verdict === 'string' && (
                <span className="tabular">
                  {review.verdict}, {review.passed} of {review.total} tests
                </span>
              )}
              <span>
                asked <TimeAgo at={String(review.askedAt)} />
              </span>
            </Facts>
          </p>
          <a className="link" href={problemPath(review.problem)}>
            Open the problem
          </a>
        </div>
        <div className="border-l-2 border-accent pl-3">
          <CommentText comment={{ text: review.question, html: opened.questionHtml }} />
        </div>
        {part === 'learner' ? <LearnerActions review={review} /> : <MentorActions opened={opened} />}
      </header>
      <div ref={box} className="contents" onInput={extendClaim}>
        <CommentPlaces comments={comments} box={box} />
        <div className="grid grid-cols-1 items-start gap-4 xl:has-[>details[open]]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <ProblemStatement slug={review.problem} />
          <ReviewedCode opened={opened} mayWrite={mayWrite} />
        </div>
        {showsHint && <p className="-mt-3 text-sm text-text-muted md:hidden">Tap a line to comment on it.</p>}
        {showsHint && <p className="-mt-3 text-sm text-text-muted max-md:hidden">Press a line number to comment on it. With the keyboard: Tab to the numbers, ↑ and ↓ to move by line, Enter to comment.</p>}
        {part === 'reader' && review.state === 'waiting' && <p className="-mt-3 text-sm text-text-muted">Claim it to comment by line.</p>}
        {(mayWrite || general.length > 0) && (
          <Section title="General comments">
            <CommentList opened={opened} comments={general} onReply={mayWrite ? reply : undefined} />
            {mayWrite && (
              <div ref={generalForm} data-general>
                <CommentForm opened={opened} line={null} />
              </div>
            )}
          </Section>
        )}
      </div>
      {opened.similar.length > 0 && <SimilarSolutions similar={opened.similar} />}
      {part !== 'learner' && <PrivateNote key={review.id} id={review.id} note={opened.note} />}
      {part === 'mentor' && review.state === 'claimed' && <SendReview opened={opened} />}
      {part !== 'learner' && <NextInQueue opened={opened} />}
    </ReviewPageContext>
  )
}
