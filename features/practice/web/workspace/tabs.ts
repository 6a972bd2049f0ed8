/** The tabs about a problem. */
export const TABS = [
  { name: 'problem', label: 'Problem' },
  { name: 'help', label: 'Hints and editorial' },
  { name: 'solutions', label: 'Solutions' },
  { name: 'submissions', label: 'Submissions' },
  { name: 'talk', label: 'Discussion' },
] as const
export type TabName = (typeof TABS)[number]['name']

const HASHES: Record<TabName, string> = { problem: '', help: '#help', solutions: '#solutions', submissions: '#submissions', talk: '#discussion' }

/** The tab that an address names, also by a comment in it; null for none. */
export function tabOf(hash: string): TabName | null {
  if (hash.startsWith('#comment-')) return 'talk'
  return TABS.find(({ name }) => name !== 'problem' && HASHES[name] === hash)?.name ?? null
}

/** The hash of the address of a tab. */
export const tabHash = (name: TabName): string => HASHES[name]
