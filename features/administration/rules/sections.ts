/** The parts of the administration, in their order, with the right that each needs. */
export const ADMIN_SECTIONS = [
  { name: 'health', right: 'health.read', label: 'Health', sentence: 'Whether everything runs, and what waits.' },
  { name: 'people', right: 'people.manage', label: 'People', sentence: 'Find somebody, give or take a role, suspend or let back in.' },
  { name: 'applications', right: 'applications.decide', label: 'Applications', sentence: 'Who asks to be a mentor, and why.' },
  { name: 'reports', right: 'reports.decide', label: 'Reports', sentence: 'What members found wrong with blogs, comments and problems.' },
  { name: 'problems', right: 'problems.edit', label: 'Problems', sentence: 'Write problems. One is on the site when it has passed the gate.' },
  { name: 'rights', right: 'rights.change', label: 'Rights', sentence: 'What each role may do. A change holds with the next request.' },
  { name: 'contact', right: 'contact.answer', label: 'Contact', sentence: 'What people wrote to the team.' },
  { name: 'scores', right: 'scores.edit', label: 'Scores', sentence: 'How many points a solved problem gives. A change counts every score anew.' },
  { name: 'site', right: 'site.edit', label: 'Site', sentence: 'What the site says about itself. A change is seen by everybody at once.' },
  { name: 'audit', right: 'audit.read', label: 'Audit log', sentence: 'What was done for the site, by whom, and why.' },
] as const

export type AdminSection = (typeof ADMIN_SECTIONS)[number]['name']

export const ADMIN_PATH = '/admin'
export const adminPath = (section: AdminSection) => `${ADMIN_PATH}/${section}`

/** The section that an address names; anything else is none. */
export const adminSection = (asked: string | undefined): AdminSection | null =>
  asked === undefined ? 'health' : (ADMIN_SECTIONS.find(({ name }) => name === asked)?.name ?? null)
