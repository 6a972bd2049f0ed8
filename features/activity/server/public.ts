import { builder } from '#platform/server/graphql/builder.ts'
import type { ActivityYear as Year } from '../rules/activity.ts'
import { isoDay } from '../rules/calendar-day.ts'

/** The public module of activity: a person's year and streak, and how to record an activity. */
export type { ActivityDefinition } from './activity-kinds.ts'
export { readStreak, readYear } from './read-activity.ts'
export { forgetSubject, recordActivity, takeBackActivity } from './record-activity.ts'

/** A year of somebody's activity, as the heatmap shows it. */
export const ActivityYear = builder.objectRef<Year>('ActivityYear').implement({
  description: 'What somebody did on each day of the last 53 weeks, by their own calendar.',
  fields: (t) => ({
    from: t.string({ may: 'anyone', description: 'The Monday of the first week.', resolve: ({ from }) => isoDay(from) }),
    counts: t.exposeIntList('counts', { may: 'anyone', description: 'One number for each day from then on; the last is today.' }),
    frozen: t.stringList({ may: 'anyone', description: 'The days among them that freezes kept.', resolve: ({ frozen }) => frozen.map(isoDay) }),
    streak: t.int({ may: 'anyone', description: 'Days in a row, up to today or yesterday.', resolve: ({ streak }) => streak.days }),
    freezes: t.int({ may: 'anyone', description: 'Freezes left, for days to be missed.', resolve: ({ streak }) => streak.freezes }),
  }),
})
