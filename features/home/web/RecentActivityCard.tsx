import { useSession } from '#platform/web/session/session.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { RecentActivity } from '#features/activity/web/public.tsx'
import { OWN_PROFILE_PATH } from '#features/profiles/rules/paths.ts'
import { HomeCard } from './HomeCard.tsx'

const SHOWN = 4

/** What I and the people I follow did. */
export function RecentActivityCard() {
  const isMember = useSession() !== null
  const isMounted = useMounted()
  return (
    <HomeCard title="Recent Activity" go={{ label: 'See More', to: OWN_PROFILE_PATH }}>
      {isMounted && isMember ? (
        <RecentActivity first={SHOWN} />
      ) : (
        <p className="text-sm text-ink-soft">Log in to see what you and the people you follow did.</p>
      )}
    </HomeCard>
  )
}
