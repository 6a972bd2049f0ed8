import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { takeFocus } from '#platform/web/ui/take-focus.ts'
import { PRACTICE_PATH } from '#features/practice/rules/paths.ts'
import { codeReviewPath } from '../rules/paths.ts'
import { AskDialog } from './AskForReview.tsx'
import { ReviewableQuery, type ReviewableSubmission } from './review-queries.ts'
import { StateBadge } from './StateBadge.tsx'
import { SubmissionFacts } from './SubmissionFacts.tsx'

/** Asks for a review of one of the learner’s latest submissions, which they choose first. Those that have a review link to it. */
export function AskAboutLatest({ onClose }: { onClose: () => void }) {
  const [chosen, choose] = useState<ReviewableSubmission | null>(null)
  const { data, error, isLoadingError, refetch } = useQuery(ReviewableQuery, {}, { staleTime: 0 })
  if (chosen !== null) return <AskDialog submissionId={chosen.id} about={chosen} onClose={onClose} />
  return (
    <Dialog open title="Choose a submission" onClose={onClose}>
      {isLoadingError ? (
        <ErrorState text="We couldn’t load your submissions." hint={error.message} onRetry={refetch} />
      ) : data === undefined ? (
        <Skeleton className="h-40" />
      ) : data.ownReviewableSubmissions.length === 0 ? (
        <EmptyState text="No submissions yet" hint="Submit a solution to a problem, then ask a mentor about it here." action={<ButtonLink to={PRACTICE_PATH}>Browse problems</ButtonLink>} />
      ) : (
        <Choice submissions={data.ownReviewableSubmissions} onChoose={choose} />
      )}
    </Dialog>
  )
}

/** More than these get a search field. */
const FEW = 8

function Choice({ submissions, onChoose }: { submissions: readonly ReviewableSubmission[]; onChoose: (submission: ReviewableSubmission) => void }) {
  const [q, setQ] = useState('')
  const hasSearch = submissions.length > FEW
  const found = submissions.filter(({ problemTitle }) => problemTitle.toLowerCase().includes(q.trim().toLowerCase()))
  return (
    <div className="grid gap-3">
      {hasSearch && <TextInput ref={takeFocus} type="search" aria-label="Search by problem" placeholder="Search by problem" value={q} onChange={({ target }) => setQ(target.value)} />}
      {found.length === 0 && <p className="text-text-muted">No submission to a problem of this name.</p>}
      <ul className="divide-y divide-line border-y border-line">
        {found.map((submission, at) => {
          // Without a search field the first submission takes the focus.
          const ref = at === 0 && !hasSearch ? takeFocus : undefined
          const { id, review } = submission
          return (
            <li key={id}>
              {review === null ? (
                <button ref={ref} type="button" className={ROW} onClick={() => onChoose(submission)}>
                  <SubmissionFacts submission={submission} />
                </button>
              ) : (
                <a ref={ref} className={ROW} href={codeReviewPath(review.id)}>
                  <SubmissionFacts submission={submission} />
                  <span className="flex flex-wrap items-center gap-2 text-sm">
                    <span className="link">See the review</span>
                    <StateBadge state={review.state} />
                  </span>
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const ROW = 'grid w-full gap-0.5 px-2 py-2.5 text-start hover:bg-sunken'
