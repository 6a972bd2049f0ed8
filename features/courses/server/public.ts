/** The public module of courses: what a person takes and finished. */
export { Certificate, CourseInProgress } from './certificates.schema.ts'
export { certificatesOf } from './issue-certificate.ts'
export { coursesInProgress, startedAmong } from './courses-in-progress.ts'
export { coursesTeaching, type TeachingCourse } from './courses-teaching.ts'
