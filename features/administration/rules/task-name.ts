/** What admins read for a task: `accounts.end-suspension` is "Accounts: end suspension". */
export function taskName(name: string): string {
  const [feature = '', ...rest] = name.split('.')
  const words = (text: string) => text.replaceAll('-', ' ')
  const title = words(feature)
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}${rest.length === 0 ? '' : `: ${rest.map(words).join(', ')}`}`
}
