import { counted } from '#platform/rules/counted.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { CODE_REVIEWS_PATH } from '#features/code-reviews/rules/paths.ts'
import { MENTOR_PATH } from '#features/mentoring/rules/paths.ts'
import { DueSoonQuery } from '#features/mentoring/web/public.tsx'
import { ActionCard } from './ActionCard.tsx'
import { WaitingWorkQuery } from './waiting-query.ts'

/** What waits for a mentor: the texts that learners handed in, then code reviews. */
export function MentorNext() {
  const texts = useQuery(DueSoonQuery, {}).data?.mentoringSummary?.waiting ?? 0
  const reviews = useQuery(WaitingWorkQuery, {}).data?.waitingWork.find(({ name }) => name === 'codeReviews')?.count ?? 0
  if (texts > 0) {
    const note = (
      <>
        Handed in by learners of your groups
        {reviews > 0 && (
          <>
            .{' '}
            <a className="link" href={CODE_REVIEWS_PATH}>
              {counted(reviews, 'code review is', 'code reviews are')} waiting
            </a>
            , too.
          </>
        )}
      </>
    )
    return <ActionCard action={{ kind: 'mentoring', title: counted(texts, 'submission to grade', 'submissions to grade'), note, button: 'Grade', path: `${MENTOR_PATH}#to-return` }} />
  }
  if (reviews === 0) return null
  return <ActionCard action={{ kind: 'mentoring', title: counted(reviews, 'code review in the queue', 'code reviews in the queue'), note: 'The longest waiting comes first', button: 'Open the queue', path: CODE_REVIEWS_PATH }} />
}
