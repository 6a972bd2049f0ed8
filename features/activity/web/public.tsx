/** The public module of activity in the browser. */
export { Heatmap } from './Heatmap.tsx'
export { freezesLeft } from './date-texts.ts'
export { ActivityFeed } from './ActivityFeed.tsx'
export { RecentActivity } from './RecentActivity.tsx'
export { OwnStreakPart, OwnStreakQuery } from './own-streak-query.ts'
export { RecentActivityPart, RecentActivityQuery } from './recent-activity-query.ts'
export { StreakIcon } from './StreakIcon.tsx'
