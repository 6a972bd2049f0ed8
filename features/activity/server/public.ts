import { builder } from '#platform/server/graphql/builder.ts'
import type { ActivityYear as Year } from '../rules/activity.ts'
import { isoDay } from '../rules/calendar-day.ts'

/** The public module of activity on the server. */
export type { ActivityDefinition, ActivityKind } from './activity-kinds.ts'
export { hasActivity } from './activity.queries.ts'
export { lastActivity } from './last-activity.queries.ts'
export { readStreak, readYear } from './read-activity.ts'
export { anonymizeSubject, recordActivity, removeActivity } from './record-activity.ts'

export const ActivityYear = builder.objectRef<Year>('ActivityYear').implement({
  description: 'The activity of a person in the last 53 weeks, by day in their time zone.',
  fields: (t) => ({
    from: t.string({ may: 'anyone', description: 'The Monday of the first week.', resolve: ({ from }) => isoDay(from) }),
    counts: t.exposeIntList('counts', { may: 'anyone', description: 'The number of activities of each day from then on; the last one is today.' }),
    frozen: t.stringList({ may: 'anyone', description: 'The days that a freeze covered.', resolve: ({ frozen }) => frozen.map(isoDay) }),
    streak: t.int({ may: 'anyone', description: 'Active days in a row, up to today or yesterday.', resolve: ({ streak }) => streak.days }),
    freezes: t.int({ may: 'anyone', description: 'Remaining freezes, each of which covers a missed day.', resolve: ({ streak }) => streak.freezes }),
  }),
})
