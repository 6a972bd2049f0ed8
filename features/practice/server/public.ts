/** The public module of practice on the server. */
export { dailyProblem } from './daily-problem.ts'
export { idOfProblem } from './load-problem-bank.ts'
