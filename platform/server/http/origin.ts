import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a page of another site sent a request. Our own pages may be open under another name of this machine, but over the same
 * scheme: a page that came over http may have been changed on its way. A request that names no origin is from no page in a browser.
 */
export function isForeign({ origin, host }: IncomingHttpHeaders, own: string): boolean {
  if (origin === undefined || origin === own) return false
  if (!URL.canParse(origin)) return true
  const { host: itsHost, protocol } = new URL(origin)
  return itsHost !== host || protocol !== new URL(own).protocol
}
