import { useSession } from '#platform/web/session/session.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { NotificationsCard } from '#features/notifications/web/public.tsx'
import { RecentActivityCard } from './RecentActivityCard.tsx'
import { QuickLinksCard } from './QuickLinksCard.tsx'
import { RolePanel } from './RolePanel.tsx'

/** What is one's own on the home page: what the active role needs to see, and the three cards. */
export function Dashboard() {
  const isMember = useSession() !== null
  const isMounted = useMounted()
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="hidden empty:hidden in-data-[session=in]:block in-data-[session=in]:min-h-24">{isMounted && isMember && <RolePanel />}</div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        <RecentActivityCard />
        <QuickLinksCard />
        <NotificationsCard />
      </div>
    </div>
  )
}
