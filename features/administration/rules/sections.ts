import type { Right } from '#platform/rules/rights.ts'

export const ADMIN_PATH = '/admin'

/** The path of a section of the administration. */
export const adminPath = (section: string) => `${ADMIN_PATH}/${section}`

/** The page of a person in the administration. */
export const personPath = (username: string) => `${adminPath('people')}?person=${encodeURIComponent(username)}`

/** Where what a person posted is listed, by kind of listing. */
export const listingsOf = (kind: string) => (username: string) => `${adminPath('listings')}?filter=${kind}&q=${encodeURIComponent(username)}`

/** The kind of approval that an address of the approval screen shows; null for other addresses. */
export function approvalKindIn(path: string): string | null {
  const start = `${adminPath('approvals')}?filter=`
  return path.startsWith(start) ? path.slice(start.length) : null
}

/** How many items wait in the queues that are worked on in a section. */
export const waitingIn = (section: string, queues: readonly { path: string; count: number }[]): number =>
  queues.filter(({ path }) => path.split('?')[0] === adminPath(section)).reduce((sum, { count }) => sum + count, 0)

/** The rights of everything that needs approval: one of them opens the approval screen. */
export const APPROVAL_RIGHTS = ['courses.approve', 'jobs.approve', 'events.manage', 'reports.decide', 'problems.publish', 'news.publish'] as const satisfies readonly Right[]

/** The rights of all sections: one of them leads to the administration. */
export const SECTION_RIGHTS = [
  ...APPROVAL_RIGHTS, 'applications.decide', 'audit.read', 'contact.answer', 'health.read', 'home.feature', 'ideas.manage', 'mentoring.oversee', 'news.edit', 'news.sources',
  'newsletter.edit', 'people.manage', 'problems.edit', 'rights.change', 'scores.edit', 'search.manage', 'site.edit', 'templates.edit', 'trust.manage', 'webhooks.manage',
] as const satisfies readonly Right[]
