/** The public module of practice on the server. */
export type { ProblemClosure } from './closed-problems.ts'
export { dailyProblem } from './daily-problem.ts'
export { idOfProblem } from './load-problem-bank.ts'
export { latestJudged, submissionsForReview, type JudgedSubmission, type ReviewedSubmission } from './reviewed-submissions.ts'
export { problemCards, problemsOn, solvedAmong } from './solved-problems.ts'
export type { ProblemCardRow } from './problem-cards.queries.ts'
export { listTrackSlugs } from './topics-and-tracks.ts'
