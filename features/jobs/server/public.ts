/** The public module of jobs: the files that are deleted with an account. */
export { resumeKeysOf } from './resumes.ts'
