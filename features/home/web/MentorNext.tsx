import { useQuery } from '#platform/web/data/use-query.ts'
import { MENTOR_PATH } from '#features/mentoring/rules/paths.ts'
import { DueSoonQuery } from '#features/mentoring/web/public.tsx'
import { ActionCard } from './ActionCard.tsx'

/** What waits for a mentor: the texts that learners handed in. */
export function MentorNext() {
  const waiting = useQuery(DueSoonQuery, {}).data?.mentoringSummary?.waiting ?? 0
  if (waiting === 0) return null
  const title = waiting === 1 ? 'One text to return' : `${waiting} texts to return`
  return <ActionCard action={{ kind: 'Mentoring', title, note: 'Handed in by learners of your groups', button: 'Review them', path: `${MENTOR_PATH}#to-return` }} />
}
