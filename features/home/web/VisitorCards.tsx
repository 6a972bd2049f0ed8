import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { NOTIFICATIONS_PATH } from '#features/notifications/rules/paths.ts'
import { ACTIVITY_PATH } from '../rules/paths.ts'
import { HomeCard } from './HomeCard.tsx'
import { QuickLinksCard } from './QuickLinksCard.tsx'

/** The three cards for visitors (requirement H-5). */
export function VisitorCards() {
  return (
    <div className="grid grid-cols-1 gap-4 in-data-[session=in]:hidden lg:grid-cols-3">
      <HomeCard title="Recent Activity" go={{ label: 'See More', to: ACTIVITY_PATH }}>
        <p className="text-sm text-text-muted">Log in to see your activity and the people you follow.</p>
      </HomeCard>
      <QuickLinksCard draft={null} />
      <HomeCard title="Notifications" go={{ label: 'View All', to: NOTIFICATIONS_PATH }}>
        <p className="text-sm text-text-muted">Log in to see your notifications.</p>
      </HomeCard>
    </div>
  )
}

/** Reserves the space of a member's cards until they are loaded. */
export function CardPlaceholders() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} className="h-60" />
      ))}
    </div>
  )
}
