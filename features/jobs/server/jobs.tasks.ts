import { defineSchedule, defineTask } from '#platform/server/tasks/tasks.ts'
import { expireJobs } from './expire-jobs.ts'
import { sweepResumes } from './resumes.ts'

export const jobTasks = [
  defineSchedule('jobs.expire', 'Close expired jobs', '*/10 * * * *', expireJobs),
  defineSchedule('jobs.sweep-resumes', 'Delete unused resumes', '17 4 * * *', sweepResumes),
  defineTask('jobs.delete-resumes', async ({ files }, { keys }) => {
    for (const key of keys) await files.delete(key)
  }),
]
