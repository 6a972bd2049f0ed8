/** The door of the leaderboard: the problem of the day, and making somebody's scores anew. */
export { dailyProblem } from './daily-problem.ts'
export { recountPerson } from './recount-scores.ts'
