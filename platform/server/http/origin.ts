import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a page of another site sent a request. Our own pages may be open under another name of this machine; who
 * names no origin is no page in a browser.
 */
export function isForeign({ origin, host }: IncomingHttpHeaders, own: string): boolean {
  if (origin === undefined || origin === own) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
