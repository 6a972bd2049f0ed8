/** The address of a webhook for the audit log: without its path and query, which are secrets of many receivers, but for the last four characters. */
export function shownAddress(url: string): string {
  const { origin, pathname, search } = new URL(url)
  const rest = pathname + search
  return rest.length <= 1 ? origin : `${origin}/…${rest.slice(1).slice(-4)}`
}
