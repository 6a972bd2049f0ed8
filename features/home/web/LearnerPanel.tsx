import { useQuery } from '#platform/web/data/use-query.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { OwnStreakQuery, StreakIcon } from '#features/activity/web/public.tsx'
import { BLOGS_PATH } from '#features/blogs/rules/paths.ts'
import { listPath } from '#features/connections/rules/paths.ts'
import { OWN_PROFILE_PATH } from '#features/people/rules/paths.ts'
import { PRACTICE_PATH } from '#features/practice/rules/paths.ts'
import { NextPracticeQuery } from '#features/practice/web/public.tsx'
import { Stats } from './Stats.tsx'
import type { OwnWriting } from './own-writing-query.ts'

/** The panel of a learner: streak, solved problems, published blogs and followers. */
export function LearnerPanel({ writing }: { writing: OwnWriting }) {
  const { user, followers, ...atLogin } = useAuth()
  const { published } = writing
  const solved = useQuery(NextPracticeQuery, {}).data?.nextPractice.solvedCount
  const now = useQuery(OwnStreakQuery, {}).data?.ownStreak
  // The value stored at the login may be days old.
  const streak = now?.days ?? atLogin.streak
  const freezes = now?.freezes ?? 0
  return (
    <Stats
      title="Your progress"
      stats={[
        { label: `Day streak${freezes === 0 ? '' : freezes === 1 ? ', one freeze' : ', two freezes'}`, value: String(streak), to: OWN_PROFILE_PATH, mark: <StreakIcon /> },
        { label: 'Solved', value: solved === undefined ? '…' : String(solved), to: `${PRACTICE_PATH}?status=solved` },
        { label: 'Published blogs', value: published === null ? '…' : String(published), to: `${BLOGS_PATH}/mine` },
        { label: 'Followers', value: String(followers.length), to: listPath('followers', user?.username ?? '') },
      ]}
    />
  )
}
