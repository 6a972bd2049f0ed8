/** The public module of practice for the rest of the server: the problem of the day, and the id of a problem of the bank. */
export { dailyProblem } from './daily-problem.ts'
export { idOfProblem } from './put-in-problems.ts'
