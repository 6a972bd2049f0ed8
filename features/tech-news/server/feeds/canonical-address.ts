// Parameters that say where a reader came from, not what they read.
const TRACKING = /^(?:utm_\w+|at_\w+|mc_[ce]id|fbclid|gclid|dclid|msclkid|igshid|ref|ref_src|cmpid|ncid|guccounter|smid|s_cid|spm|yclid)$/i

/** The address of an article without tracking parameters and fragment, or null if it is no web address. */
export function cleanAddress(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? ''
  if (trimmed.length > 2000 || !URL.canParse(trimmed)) return null
  const url = new URL(trimmed)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  url.username = ''
  url.password = ''
  url.hash = ''
  const tracking = Array.from(url.searchParams.keys()).filter((name) => TRACKING.test(name))
  for (const name of tracking) url.searchParams.delete(name)
  return url.href.length > 2000 ? null : url.href
}

/** The form of a clean address by which articles are compared: two spellings of one page have the same key. */
export function addressKey(address: string): string {
  const url = new URL(address)
  url.searchParams.sort()
  const host = url.host.replace(/^(?:www|m|amp)\./, '')
  const path = url.pathname.replace(/\/(?:amp|index\.html?)?\/?$/, '')
  return `${host}${path}${url.search}`
}
