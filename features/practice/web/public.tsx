/** The public module of practice: the problem of the day, and what is due for review. */
export { DailyProblem } from './DailyProblem.tsx'
export { DailyProblemFields, DueTodayPart, DueTodayQuery } from './daily-query.ts'
export { DueToday } from './DueToday.tsx'
