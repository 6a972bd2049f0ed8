import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a page of another site sent a request. Our own pages may be open under another name of this machine, but only with the same
 * scheme: a page that came over http may have been modified. A request without an origin does not come from a page in a browser.
 */
export function isForeign({ origin, host }: IncomingHttpHeaders, own: string): boolean {
  if (origin === undefined || origin === own) return false
  if (!URL.canParse(origin)) return true
  const { host: itsHost, protocol } = new URL(origin)
  return itsHost !== host || protocol !== new URL(own).protocol
}
