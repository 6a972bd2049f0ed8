import type { ServerResponse } from 'node:http'
import { flatSecurityHeaders } from '../http/security-headers.ts'
import { answerWith, type KeptPage } from './kept-page.ts'

export interface How {
  gzip: boolean
  /** Under which address people use the site. */
  origin: string
  development?: boolean
  cacheControl?: 'no-cache' | 'no-store'
  /** Names and values in turn. */
  headers?: string[]
}

/** Writes a page in the pieces in which it lies: to join them would be a copy of it for every answer. */
export function writePage(response: ServerResponse, page: KeptPage, how: How): void {
  const { gzip, origin, development = false, cacheControl = 'no-cache', headers = [] } = how
  const { pieces, length, policy } = answerWith(page, gzip, development)
  response.writeHead(page.status, [
    'content-type', 'text/html; charset=utf-8',
    'content-length', String(length),
    'content-security-policy', policy,
    'cache-control', cacheControl,
    'vary', 'accept-encoding',
    ...flatSecurityHeaders(origin),
    'referrer-policy', 'strict-origin-when-cross-origin',
    ...(gzip ? ['content-encoding', 'gzip'] : []),
    ...headers,
  ])
  for (let n = 0; n < pieces.length - 1; n++) response.write(pieces[n])
  response.end(pieces[pieces.length - 1])
}
