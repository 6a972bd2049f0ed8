import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useRoles } from '#features/accounts/web/public.tsx'
import { AdminPanel } from './AdminPanel.tsx'
import { LearnerPanel } from './LearnerPanel.tsx'
import { MentorPanel } from './MentorPanel.tsx'
import type { OwnWriting } from './own-writing-query.ts'

/** The panel of the active role, as the server knows it. */
export function RolePanel({ writing }: { writing: OwnWriting }) {
  const { roles, error, refetch } = useRoles(true)
  if (error !== null) return <ErrorState text="We couldn’t load your panel." hint={error.message} onRetry={refetch} />
  if (roles === null) return <Skeleton className="h-24" />
  if (roles.active === 'admin') return <AdminPanel />
  if (roles.active === 'mentor') return <MentorPanel writing={writing} />
  return <LearnerPanel writing={writing} />
}
