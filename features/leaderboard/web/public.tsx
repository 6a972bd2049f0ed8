/** The door of the leaderboard: the problem of the day, and what is due. */
export { DailyProblem } from './DailyProblem.tsx'
export { DailyProblemFields, DueTodayPart, DueTodayQuery } from './daily-query.ts'
export { DueToday } from './DueToday.tsx'
