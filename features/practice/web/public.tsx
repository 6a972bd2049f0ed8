/** The public module of practice: the problem of the day, what is due for review, and the desk where problems are written. */
import { part } from '#platform/web/ui/part.tsx'

export { DailyProblem } from './DailyProblem.tsx'
export { DailyProblemFields, DueTodayPart, DueTodayQuery } from './daily-query.ts'
export { DueToday } from './DueToday.tsx'

export const ProblemDesk = part(() => import('./ProblemDesk.tsx').then((module) => module.ProblemDesk))
