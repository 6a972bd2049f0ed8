import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { acceptedCoding } from '../http/accepted-coding.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { bytesOf, etagOf, type CachedPage } from './cached-page.ts'

export interface SendOptions {
  /** The site's public origin. */
  origin: string
  cacheControl?: 'no-cache' | 'no-store'
  headers?: OutgoingHttpHeaders
}

/** Sends a page in the smallest encoding that the reader accepts, or 304 when the reader has these very bytes. */
export function sendPage(request: IncomingHttpHeaders, response: ServerResponse, page: CachedPage, options: SendOptions): void {
  const { origin, cacheControl = 'no-cache', headers = {} } = options
  const coding = acceptedCoding(request['accept-encoding'])
  const etag = etagOf(page, coding)
  const common = {
    'content-security-policy': page.policy,
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    ...Object.fromEntries(securityHeaders(origin)),
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...headers,
  }
  const isStored = page.status === 200 && cacheControl !== 'no-store'
  if (isStored && matches(request['if-none-match'], etag)) {
    response.writeHead(304, { ...common, etag }).end()
    return
  }
  const bytes = bytesOf(page, coding)
  response.writeHead(page.status, {
    ...common,
    ...(isStored && { etag }),
    ...(coding !== 'identity' && { 'content-encoding': coding }),
    'content-type': 'text/html; charset=utf-8',
    'content-length': bytes.length,
  })
  response.end(bytes)
}

/** Whether an `if-none-match` header names the tag, by weak comparison (RFC 9110, 13.1.2). */
const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
