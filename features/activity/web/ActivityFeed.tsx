import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { byDay } from '../rules/by-day.ts'
import { ActivityItem, activityKey } from './ActivityItem.tsx'
import { ActivityPageQuery } from './recent-activity-query.ts'

const FIRST = 50
const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric' }

/** All that a member and the people they follow did, or the member alone, by day; further back at the press of a button. */
export function ActivityFeed({ personId, isOwn }: { personId: string; isOwn: boolean }) {
  const query = useInfiniteQuery(ActivityPageQuery, {
    variables: (before) => ({ first: FIRST, followed: !isOwn, before }),
    getNextPageParam: ({ recentActivity }) => (recentActivity.length < FIRST ? null : String(recentActivity.at(-1)!.at)),
  })
  const { data, isLoadingError, error, refetch } = query
  if (isLoadingError) return <ErrorState text="We couldn’t load the activity." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <SkeletonText lines={8} />
  const days = byDay(
    data.pages.flatMap(({ recentActivity }) => recentActivity),
    ({ at }) => new Date(at).toLocaleDateString('en', DAY),
    // Several comments on one thing are one entry, which leads to the last of them.
    ({ person, kind, path }) => `${person.id} ${kind} ${path.split('#')[0]}`,
  )
  if (days.length === 0) {
    return <p className="text-text-muted">{isOwn ? 'No activity yet. Solve a problem, write a blog or finish a lesson, and it appears here.' : 'No activity yet. Your activity and the people you follow will appear here.'}</p>
  }
  return (
    <>
      {days.map(({ day, entries }) => (
        <section key={day} aria-label={day} className="grid gap-3">
          <h2 className="text-sm font-medium text-text-muted">{day}</h2>
          <ul className="grid grid-cols-1 gap-3">
            {entries.map((activity) => (
              <ActivityItem key={activityKey(activity)} activity={activity} isOwn={activity.person.id === personId} isUnderDay />
            ))}
          </ul>
        </section>
      ))}
      <MoreButton query={query}>Show more</MoreButton>
    </>
  )
}
