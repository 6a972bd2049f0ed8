import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { acceptedCoding, type Coding } from '../http/accepted-coding.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { bytesOf, etagOf, type CachedPage } from './cached-page.ts'

export interface SendOptions {
  /** The site's public origin. */
  origin: string
  /** For an error page: nobody may store it. */
  failure?: { retryAfter: string | null }
}

/** Sends a page in the smallest encoding that the reader accepts, or 304 when the reader has the same bytes. */
export function sendPage(request: IncomingHttpHeaders, response: ServerResponse, page: CachedPage, { origin, failure }: SendOptions): void {
  const { etag, bytes, headers } = preparedFor(page, acceptedCoding(request['accept-encoding']), origin)
  if (failure !== undefined) {
    const retryAfter = failure.retryAfter === null ? [] : ['retry-after', failure.retryAfter]
    response.writeHead(page.status, [...headers.failure, ...retryAfter]).end(bytes)
  } else if (page.status !== 200) response.writeHead(page.status, headers.missing).end(bytes)
  else if (matches(request['if-none-match'], etag)) response.writeHead(304, headers.unchanged).end()
  else response.writeHead(200, headers.found).end(bytes)
}

/** The headers that are the same for every reader of a page in an encoding: names and values in turn. */
interface Prepared {
  etag: string
  bytes: Buffer
  headers: Record<'found' | 'unchanged' | 'missing' | 'failure', string[]>
}

// Serving a cached page takes 60 µs; building these headers each time would take a quarter of that.
const prepared = new WeakMap<CachedPage, Partial<Record<Coding, Prepared>>>()

function preparedFor(page: CachedPage, coding: Coding, origin: string): Prepared {
  let forms = prepared.get(page)
  if (forms === undefined) prepared.set(page, (forms = {}))
  return (forms[coding] ??= prepare(page, coding, origin))
}

function prepare(page: CachedPage, coding: Coding, origin: string): Prepared {
  const bytes = bytesOf(page, coding)
  const etag = etagOf(page, coding)
  const common = [
    'content-security-policy', page.policy, 'vary', 'accept-encoding', 'referrer-policy', 'strict-origin-when-cross-origin',
    ...securityHeaders(origin).flat(),
  ]
  const body = ['content-type', 'text/html; charset=utf-8', 'content-length', String(bytes.length), ...(coding === 'identity' ? [] : ['content-encoding', coding])]
  const unchanged = [...common, 'cache-control', 'no-cache', 'etag', etag]
  return {
    etag,
    bytes,
    headers: {
      found: [...unchanged, ...body],
      unchanged,
      missing: [...common, ...body, 'cache-control', 'no-cache'],
      failure: [...common, ...body, 'cache-control', 'no-store'],
    },
  }
}

/** Whether an `if-none-match` header contains the tag, by weak comparison (RFC 9110, 13.1.2). */
const matches = (header: string | undefined, etag: string): boolean =>
  header !== undefined && header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
