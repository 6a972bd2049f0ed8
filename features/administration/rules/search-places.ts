import { LISTING_RIGHTS } from './listing-rights.ts'
import { APPROVAL_RIGHTS } from './sections.ts'

/** The pages and sections that the search finds by their names, by path. */
export const searchPlaces = {
  '/admin/overview': { title: 'Overview', keywords: 'admin charts statistics waiting queues funnel retention', readers: ['right:health.read'] },
  '/admin/operations': { title: 'Operations', keywords: 'admin health status monitoring tasks queue schedules backups restore drill errors database mail judges', readers: ['right:health.read'] },
  '/admin/approvals': { title: 'Approvals', keywords: 'admin review queue courses jobs events approve publish', readers: APPROVAL_RIGHTS.map((right) => `right:${right}` as const) },
  '/admin/listings': { title: 'Listings', keywords: 'admin jobs events ideas close cancel hide remove', readers: LISTING_RIGHTS.map((right) => `right:${right}` as const) },
  '/admin/templates': { title: 'Reason templates', keywords: 'admin decisions texts', readers: ['right:templates.edit'] },
  '/admin/people': { title: 'Manage people', keywords: 'admin accounts users suspend roles', readers: ['right:people.manage'] },
  '/admin/applications': { title: 'Applications', keywords: 'admin mentor requests review', readers: ['right:applications.decide'] },
  '/admin/rights': { title: 'Permissions', keywords: 'admin roles rights', readers: ['right:rights.change'] },
  '/admin/groups': { title: 'Permission groups', keywords: 'admin rights editors custom roles', readers: ['right:rights.change'] },
  '/admin/audit': { title: 'Audit log', keywords: 'admin actions history', readers: ['right:audit.read'] },
} as const
