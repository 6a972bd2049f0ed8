/** The public module of courses: where the member goes on. */
export { ContinueLearning } from './ContinueLearning.tsx'
export { CoursesInProgressPart, CoursesInProgressQuery } from './in-progress-query.ts'
