/** The public module of the leaderboard in the browser. */
export { BadgeFields, BadgeList } from './BadgeList.tsx'
