import * as icons from '#platform/web/ui/icons.ts'

export interface Destination {
  to: string
  label: string
  icon: string
}

/** The sidebar's links in the specified order (specification, section 2); separators follow Contact and Learn. */
export const DESTINATION_GROUPS: readonly (readonly Destination[])[] = [
  [
    { to: '/', label: 'Home', icon: icons.houseIcon },
    { to: '/profile', label: 'Profile', icon: icons.userRoundIcon },
    { to: '/about', label: 'About', icon: icons.infoIcon },
    { to: '/blogs', label: 'Blogs', icon: icons.notebookPenIcon },
    { to: '/techNews', label: 'Tech News', icon: icons.newspaperIcon },
    { to: '/courses', label: 'Courses', icon: icons.graduationCapIcon },
    { to: '/contact', label: 'Contact', icon: icons.mailIcon },
  ],
  [
    { to: '/practice', label: 'Practice', icon: icons.codeXmlIcon },
    { to: '/connections', label: 'Connections', icon: icons.usersIcon },
    { to: '/settings', label: 'Settings', icon: icons.settingsIcon },
    { to: '/notifications', label: 'Notifications', icon: icons.bellIcon },
    { to: '/messages', label: 'Messages', icon: icons.messageSquareIcon },
    { to: '/events', label: 'Events', icon: icons.calendarDaysIcon },
    { to: '/ideaSubmission', label: 'Idea Submission', icon: icons.lightbulbIcon },
    { to: '/learn', label: 'Learn', icon: icons.circlePlayIcon },
  ],
  [
    { to: '/switchProfile', label: 'Switch Profile', icon: icons.arrowLeftRightIcon },
    { to: '/jobs', label: 'Jobs', icon: icons.briefcaseIcon },
    { to: '/leaderboard', label: 'Leaderboard', icon: icons.trophyIcon },
    { to: '/logout', label: 'Logout', icon: icons.logOutIcon },
  ],
]

/** The bottom tab bar of small screens, with its own shorter words. */
export const TABS: readonly Destination[] = [
  { to: '/', label: 'Home', icon: icons.houseIcon },
  { to: '/techNews', label: 'News', icon: icons.newspaperIcon },
  { to: '/connections', label: 'Connections', icon: icons.usersIcon },
  { to: '/courses', label: 'Courses', icon: icons.graduationCapIcon },
  { to: '/profile', label: 'Profile', icon: icons.userRoundIcon },
]

/** Whether a link is the one the reader is at: its own page, or one below it; routes ignore case. */
export function isCurrent(to: string, pathname: string): boolean {
  const [link, here] = [to.toLowerCase(), pathname.toLowerCase().replace(/\/+$/, '') || '/']
  if (link === '/blogs' && here.startsWith('/blog/')) return true
  return here === link || (link !== '/' && here.startsWith(`${link}/`))
}

/** The one among these links at which the reader is; null where there is none. */
export const currentOf = (links: readonly Destination[], pathname: string): string | null =>
  links.find(({ to }) => isCurrent(to, pathname))?.to ?? null
