/** The groups of permissions in order, with the rights or prefixes of rights in each. */
const GROUPS: readonly { title: string; of: readonly string[] }[] = [
  { title: 'Blogs, discussions and messages', of: ['blogs', 'discussions', 'content', 'chat'] },
  { title: 'Problems, contests and courses', of: ['practice', 'problems', 'contests', 'courses', 'scores'] },
  { title: 'Mentoring', of: ['mentoring', 'code-reviews', 'office-hours', 'roles', 'applications'] },
  { title: 'Events, ideas, jobs and people', of: ['events', 'ideas', 'jobs', 'people.follow', 'people.look-up'] },
  { title: 'News', of: ['news', 'newsletter'] },
  { title: 'Moderation and accounts', of: ['people', 'reports', 'trust', 'grants', 'rights'] },
  { title: 'Site and operations', of: ['site', 'home', 'contact', 'templates', 'search', 'audit', 'health', 'tasks', 'switches', 'webhooks', 'tokens'] },
]
const OTHER = 'Other'

/** The title of the group of a right. */
export function rightGroup(name: string): string {
  const prefix = name.split('.')[0]!
  return (GROUPS.find(({ of }) => of.includes(name)) ?? GROUPS.find(({ of }) => of.includes(prefix)))?.title ?? OTHER
}

/** Rights under the headings of their groups; groups without any are left out. */
export function groupRights<Right extends { name: string }>(rights: readonly Right[]): { title: string; rights: Right[] }[] {
  return [...GROUPS.map(({ title }) => title), OTHER].map((title) => ({ title, rights: rights.filter(({ name }) => rightGroup(name) === title) })).filter(({ rights }) => rights.length > 0)
}

/** The rights whose label or name contains every word of a text; without any, those of the groups whose title does. */
export function findRights<Right extends { name: string; label: string }>(rights: readonly Right[], text: string): Right[] {
  const words = text.toLowerCase().split(/\s+/).filter((word) => word !== '')
  const having = (textOf: (right: Right) => string) => rights.filter((right) => words.every((word) => textOf(right).toLowerCase().includes(word)))
  const found = having(({ name, label }) => `${label} ${name}`)
  return found.length > 0 ? found : having(({ name }) => rightGroup(name))
}
