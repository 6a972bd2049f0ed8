import type { ReactNode } from 'react'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { NOTIFICATIONS_PATH } from '#features/notifications/rules/paths.ts'
import { OWN_PROFILE_PATH } from '#features/people/rules/paths.ts'
import { HomeCard } from './HomeCard.tsx'
import { QuickLinksCard } from './QuickLinksCard.tsx'

/** The three cards for visitors. For members they reserve the space until the personal cards are loaded. */
export function VisitorCards() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
      <HomeCard title="Recent Activity" go={{ label: 'See More', to: OWN_PROFILE_PATH }}>
        <Invitation lines={4}>Log in to see your activity and the people you follow.</Invitation>
      </HomeCard>
      <QuickLinksCard draft={null} />
      <HomeCard title="Notifications" go={{ label: 'View All', to: NOTIFICATIONS_PATH }}>
        <Invitation lines={2}>Log in to see your notifications.</Invitation>
      </HomeCard>
    </div>
  )
}

function Invitation({ lines, children }: { lines: number; children: ReactNode }) {
  return (
    <>
      <p className="text-sm text-text-muted in-data-[session=in]:hidden">{children}</p>
      <div className="hidden gap-3 in-data-[session=in]:grid">
        {Array.from({ length: lines }, (_, at) => (
          <Skeleton key={at} className="h-10" />
        ))}
      </div>
    </>
  )
}
