import { useRoles } from '#features/accounts/web/public.tsx'
import { AdminPanel } from './AdminPanel.tsx'
import { LearnerPanel } from './LearnerPanel.tsx'
import { MentorPanel } from './MentorPanel.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'

/** The part of the dashboard that depends on the role one acts in, as the server knows it. */
export function RolePanel() {
  const roles = useRoles(true)
  if (roles === null) return <Skeleton className="h-24" />
  if (roles.active === 'admin') return <AdminPanel />
  if (roles.active === 'mentor') return <MentorPanel />
  return <LearnerPanel />
}
