import { RecentActivity } from '#features/activity/web/public.tsx'
import { ACTIVITY_PATH } from '../rules/paths.ts'
import { HomeCard } from './HomeCard.tsx'
import { ACTIVITIES } from './own-home.ts'

/** Recent activity of the viewer and of people they follow. */
export function RecentActivityCard() {
  return (
    <HomeCard title="Recent Activity" go={{ label: 'See More', to: ACTIVITY_PATH }}>
      <RecentActivity first={ACTIVITIES} />
    </HomeCard>
  )
}
