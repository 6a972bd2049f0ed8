import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import type { RecentActivityData } from './recent-activity-query.ts'

/** What a person did, in a sentence. */
export function ActivityItem({ activity, isOwn }: { activity: RecentActivityData; isOwn: boolean }) {
  return (
    <li className="flex items-start gap-3 text-sm">
      <Avatar person={{ id: activity.person.id, name: activity.person.name, picture: activity.person.avatarUrl }} size="small" />
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{isOwn ? 'You' : activity.person.name}</span> {activity.verb}{' '}
        <a className="link" href={activity.path}>
          {activity.title}
        </a>{' '}
        <span className="whitespace-nowrap text-text-muted">
          <TimeAgo at={activity.at} />
        </span>
      </p>
    </li>
  )
}

export const activityKey = ({ person, kind, path, at }: RecentActivityData) => `${person.id} ${kind} ${path} ${at}`
