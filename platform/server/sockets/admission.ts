import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws'
import { Refusal } from '../../rules/refusals.ts'
import { bodyOf } from '../http/send-error.ts'
import { hasSeveralHosts } from '../http/host-header.ts'
import { isForeign } from '../http/origin.ts'

const STRANGE_PROTOCOL = `This socket speaks ${GRAPHQL_TRANSPORT_WS_PROTOCOL}.`

/** Why a request may not become a socket: only `/graphql`, only from our own pages, only with our protocol. */
export function refusalOfUpgrade(request: IncomingMessage, origin: string): Refusal | null {
  if (hasSeveralHosts(request)) return new Refusal('INVALID_INPUT', { message: 'A request must have exactly one Host header.' })
  if (request.url?.split('?')[0] !== '/graphql') return new Refusal('NOT_FOUND')
  if (request.headers.origin === undefined || isForeign(request.headers, origin)) return new Refusal('NOT_ALLOWED')
  const offered = String(request.headers['sec-websocket-protocol'] ?? '').split(',').map((protocol) => protocol.trim())
  return offered.includes(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? null : new Refusal('INVALID_INPUT', { message: STRANGE_PROTOCOL })
}

/** Refuses an upgrade with the error format of REST, and closes the connection. */
export function refuseUpgrade(socket: Duplex, refusal: Refusal, requestId: string): void {
  const body = JSON.stringify(bodyOf(refusal, requestId))
  const head = [
    `HTTP/1.1 ${refusal.http} ${refusal.code}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    ...(refusal.retryAfter === null ? [] : [`retry-after: ${refusal.retryAfter}`]),
  ]
  socket.once('finish', () => socket.destroy())
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
