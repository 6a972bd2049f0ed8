import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { timeOfDay } from '#platform/web/ui/time-words.ts'
import type { RecentActivityData } from './recent-activity-query.ts'

interface Props {
  activity: RecentActivityData
  isOwn: boolean
  /** Under the heading of its day only the time of day is shown. */
  isUnderDay?: boolean
}

/** What a person did, in a sentence. */
export function ActivityItem({ activity, isOwn, isUnderDay = false }: Props) {
  return (
    <li className="flex items-start gap-3 text-sm">
      <Avatar person={{ id: activity.person.id, name: activity.person.name, picture: activity.person.avatarUrl }} size="small" />
      <p className="min-w-0 wrap-anywhere">
        {isOwn ? (
          <span className="font-medium">You</span>
        ) : (
          <a className="font-medium hover:underline" href={profilePath(activity.person.username)}>
            {activity.person.name}
          </a>
        )}{' '}
        {activity.verb}{' '}
        <a className="link" href={activity.path}>
          {activity.title}
        </a>{' '}
        <span className="whitespace-nowrap text-text-muted">
          {'· '}
          {isUnderDay ? <time dateTime={new Date(activity.at).toISOString()}>{timeOfDay(new Date(activity.at))}</time> : <TimeAgo at={activity.at} />}
        </span>
      </p>
    </li>
  )
}

export const activityKey = ({ person, kind, path, at }: RecentActivityData) => `${person.id} ${kind} ${path} ${at}`
