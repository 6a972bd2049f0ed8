/** What other features may ask of practice: how judging is, and what was reported. */
export { idOfProblem } from './put-in-problems.ts'
export { judgingState, type JudgingState } from './read-judging.ts'
export { removeReportedProblem, reportedProblems, type ReportedProblem } from './report-problem.ts'
