/** The public module of the leaderboard: badges. */
export { BadgeFields, BadgeList } from './BadgeList.tsx'
