/** The rights of everything that is listed for admins: one of them opens the section. */
export const LISTING_RIGHTS = ['jobs.approve', 'events.manage', 'ideas.manage'] as const
