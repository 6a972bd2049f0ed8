/** The address of a webhook for the audit log: without its path and query, which are secrets of many receivers, but for the last four characters. */
export function shownAddress(url: string): string {
  const { origin, pathname, search } = new URL(url)
  const rest = pathname + search
  if (rest.length <= 1) return origin
  return rest.length <= 5 ? `${origin}${rest}` : `${origin}/…${rest.slice(-4)}`
}

/** Whether an address has a user name or a password, which nothing is sent with. */
export function hasPassword(url: string): boolean {
  const { username, password } = new URL(url)
  return username !== '' || password !== ''
}

/** Whether two addresses lead to the same place: the case of the host and the part after # don't count. */
export function isSameAddress(one: string, other: string): boolean {
  const [first, second] = [new URL(one), new URL(other)]
  first.hash = second.hash = ''
  return first.href === second.href
}

/** The address of a webhook for its admins: a user name and a password, which older webhooks may have, are not shown. */
export function maskedAddress(url: string): string {
  if (!hasPassword(url)) return url
  const shown = new URL(url)
  shown.username = '***'
  shown.password = ''
  return shown.href
}
