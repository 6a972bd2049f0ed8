import { dayAndTime } from '#platform/web/ui/time-words.ts'
import { Facts } from './Facts.tsx'
import type { ReviewableSubmission } from './review-queries.ts'
import { languageName } from './ReviewRow.tsx'

/** What tells a submission from the others: its problem, its result, and when it was sent. */
export function SubmissionFacts({ submission: { problemTitle, verdict, passed, total, language, submittedAt } }: { submission: ReviewableSubmission }) {
  return (
    <>
      <span className="font-medium wrap-anywhere">{problemTitle}</span>
      <span className="text-sm text-text-muted">
        <Facts>
          <span className="tabular">
            {verdict}, {passed} of {total} tests
          </span>
          {languageName(language)}
          {dayAndTime(new Date(String(submittedAt)))}
        </Facts>
      </span>
    </>
  )
}
