/** The public module of the leaderboard: badges, and how many points problems give. */
export { BadgeFields, BadgeList } from './BadgeList.tsx'
export { FormulaSettings } from './FormulaSettings.tsx'
