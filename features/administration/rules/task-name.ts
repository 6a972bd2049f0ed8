/** What admins read for a task: its title, if it is a scheduled one; otherwise `accounts.end-suspension` is "Accounts: end suspension". */
export function taskName(name: string, schedules: readonly { task: string; title: string }[]): string {
  const title = schedules.find(({ task }) => task === name)?.title
  if (title !== undefined) return title
  const [feature = '', ...rest] = name.split('.')
  const words = (text: string) => text.replaceAll('-', ' ')
  const first = words(feature)
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${rest.length === 0 ? '' : `: ${rest.map(words).join(', ')}`}`
}
