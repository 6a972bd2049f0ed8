/** The door of the leaderboard: the problem of the day, what is due, and badges. */
export { BadgeFields, BadgeList } from './BadgeList.tsx'
export { DailyProblem } from './DailyProblem.tsx'
export { DailyProblemFields, DueTodayPart, DueTodayQuery } from './daily-query.ts'
export { FormulaSettings } from './FormulaSettings.tsx'
export { DueToday } from './DueToday.tsx'
