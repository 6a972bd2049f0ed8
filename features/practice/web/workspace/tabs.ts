/** The tabs about a problem. */
export const TABS = [
  { name: 'problem', label: 'Problem' },
  { name: 'help', label: 'Hints and editorial' },
  { name: 'solutions', label: 'Solutions' },
  { name: 'submissions', label: 'Submissions' },
  { name: 'talk', label: 'Discussion' },
] as const
export type TabName = (typeof TABS)[number]['name']
