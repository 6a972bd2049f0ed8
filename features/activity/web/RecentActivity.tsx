import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { OwnActivityQuery, RecentActivityQuery } from './recent-activity-query.ts'

/** The latest activities of the member and the people they follow, or of the member alone. Empty for visitors. */
export function RecentActivity({ first, isOwn = false }: { first: number; isOwn?: boolean }) {
  const session = useSession()
  const { data, error, isLoadingError, refetch } = useQuery(isOwn ? OwnActivityQuery : RecentActivityQuery, session === null ? null : { activities: first })
  if (session === null) return null
  if (isLoadingError) return <ErrorMessage message={error.message} onRetry={refetch} />
  if (data === undefined) return <SkeletonText lines={first} />
  if (data.recentActivity.length === 0) {
    return <p className="text-sm text-text-muted">{isOwn ? 'No activity yet. Solve a problem, write a blog or finish a lesson, and it appears here.' : 'No activity yet. Your activity and the people you follow will appear here.'}</p>
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {data.recentActivity.map((activity) => (
        <li key={`${activity.person.id} ${activity.kind} ${activity.path} ${activity.at}`} className="flex items-start gap-3 text-sm">
          <Avatar person={{ id: activity.person.id, name: activity.person.name, picture: activity.person.avatarUrl }} size="small" />
          <p className="min-w-0 wrap-anywhere">
            <span className="font-medium">{activity.person.id === session.user.id ? 'You' : activity.person.name}</span> {activity.verb}{' '}
            <a className="link" href={activity.path}>
              {activity.title}
            </a>{' '}
            <span className="whitespace-nowrap text-text-muted">
              <TimeAgo at={activity.at} />
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
