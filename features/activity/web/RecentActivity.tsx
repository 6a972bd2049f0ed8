import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { ActivityItem, activityKey } from './ActivityItem.tsx'
import { RecentActivityQuery } from './recent-activity-query.ts'

/** The latest activities of the member and the people they follow. Empty for visitors. */
export function RecentActivity({ first }: { first: number }) {
  const session = useSession()
  const { data, error, isLoadingError, refetch } = useQuery(RecentActivityQuery, session === null ? null : { activities: first })
  if (session === null) return null
  if (isLoadingError) return <ErrorMessage message={error.message} onRetry={refetch} />
  if (data === undefined) return <SkeletonText lines={first} />
  if (data.recentActivity.length === 0) {
    return <p className="text-sm text-text-muted">No activity yet. Your activity and the people you follow will appear here.</p>
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {data.recentActivity.map((activity) => (
        <ActivityItem key={activityKey(activity)} activity={activity} isOwn={activity.person.id === session.user.id} />
      ))}
    </ul>
  )
}
