/** The public module of activity: the heatmap, the sign of a streak, and what happened lately. */
export { Heatmap } from './Heatmap.tsx'
export { freezesLeft } from './month-words.ts'
export { RecentActivity } from './RecentActivity.tsx'
export { OwnStreakPart, OwnStreakQuery } from './own-streak-query.ts'
export { RecentActivityPart, RecentActivityQuery } from './recent-activity-query.ts'
export { StreakMark } from './StreakMark.tsx'
