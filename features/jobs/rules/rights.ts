import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'jobs.apply': true
    'jobs.post': true
    'jobs.approve': true
  }
}

export const jobRights: readonly RightDefinition[] = [
  { name: 'jobs.apply', label: 'Save jobs and apply to them', roles: ['learner', 'mentor', 'admin'] },
  { name: 'jobs.post', label: 'Post jobs', roles: ['learner', 'mentor', 'admin'] },
  { name: 'jobs.approve', label: 'Approve jobs', roles: ['admin'] },
]
