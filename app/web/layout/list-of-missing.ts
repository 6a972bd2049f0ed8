/** Where people find things of the kind that an address names, by the first part of its path in lower case. */
const LISTS: Readonly<Record<string, { to: string; label: string }>> = {
  blog: { to: '/blogs', label: 'Read blogs' },
  'code-reviews': { to: '/code-reviews', label: 'All code reviews' },
  courses: { to: '/courses', label: 'All courses' },
  events: { to: '/events', label: 'All events' },
  groups: { to: '/groups', label: 'My groups' },
  ideas: { to: '/ideaSubmission', label: 'All ideas' },
  jobs: { to: '/jobs', label: 'All jobs' },
  learn: { to: '/courses', label: 'All courses' },
  newsletter: { to: '/newsletter', label: 'All issues' },
  practice: { to: '/practice', label: 'All problems' },
  profile: { to: '/connections', label: 'Find people' },
  technews: { to: '/techNews', label: 'All articles' },
}

/** The list to offer where nothing has this address; otherwise the blogs. */
export const listOfMissing = (pathname: string): { to: string; label: string } => LISTS[pathname.split('/')[1]?.toLowerCase() ?? ''] ?? LISTS['blog']!
