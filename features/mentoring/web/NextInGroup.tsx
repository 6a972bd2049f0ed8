import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import type { LedGroupsQuery } from './group-query.ts'
import { localText } from '../rules/local-text.ts'
import { LocalTime } from './LocalTime.tsx'

type Led = ResultOf<typeof LedGroupsQuery>['ledGroups'][number]

/** The next meeting of a group that the viewer mentors, and what is due next. */
export function NextInGroup({ group }: { group: Led | undefined }) {
  if (group === undefined) return null
  const { meetingTitle, meetingAt, dueTitle, due } = group
  return (
    <div className="grid gap-1 text-sm wrap-anywhere">
      <p>
        <span className="text-text-muted">Next meeting: </span>
        {typeof meetingTitle === 'string' ? (
          <>
            <span className="font-medium">{meetingTitle}</span>, <LocalTime at={String(meetingAt)} />, your time
          </>
        ) : (
          <span className="text-text-muted">none planned</span>
        )}
      </p>
      <p>
        <span className="text-text-muted">Next due: </span>
        {typeof due === 'string' ? (
          <>
            <span className="font-medium">{dueTitle}</span>, {localText(due)} (learner’s time)
          </>
        ) : (
          <span className="text-text-muted">nothing</span>
        )}
      </p>
    </div>
  )
}
