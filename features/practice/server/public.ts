/** The public module of practice for the rest of the server: the problem of the day and how judging is. */
export { dailyProblem } from './daily-problem.ts'
export { idOfProblem } from './put-in-problems.ts'
export { judgingState, type JudgingState } from './read-judging.ts'
