import type { Right } from '#platform/rules/rights.ts'

export const ADMIN_PATH = '/admin'

/** The path of a section of the administration. */
export const adminPath = (section: string) => `${ADMIN_PATH}/${section}`

/** The rights of everything that needs approval: one of them opens the approval screen. */
export const APPROVAL_RIGHTS = ['courses.approve', 'jobs.approve', 'events.manage', 'reports.decide', 'problems.publish', 'news.publish'] as const satisfies readonly Right[]
