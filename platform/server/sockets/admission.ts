import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws'
import { REFUSALS } from '../../rules/refusals.ts'

/** A "no" before a connection becomes a socket. */
export interface UpgradeRefusal {
  status: string
  error: string
  retryAfter?: number
}

const NOT_FOUND = { status: '404 Not Found', error: REFUSALS.NOT_FOUND.says }
const STRANGE_ORIGIN = { status: '403 Forbidden', error: REFUSALS.NOT_ALLOWED.says }
const STRANGE_PROTOCOL = { status: '400 Bad Request', error: `This socket speaks ${GRAPHQL_TRANSPORT_WS_PROTOCOL}.` }
export const TOO_MANY = { status: '429 Too Many Requests', error: REFUSALS.TOO_FAST.says, retryAfter: 10 }
export const FULL = { status: '503 Service Unavailable', error: REFUSALS.BUSY.says, retryAfter: 10 }

/** Whether this request may become a socket at all: only `/graphql`, only from our own pages, only in our protocol. */
export function refusalOfUpgrade(request: IncomingMessage, origin: string): UpgradeRefusal | null {
  if (request.url?.split('?')[0] !== '/graphql') return NOT_FOUND
  if (request.headers.origin !== origin) return STRANGE_ORIGIN
  const offered = String(request.headers['sec-websocket-protocol'] ?? '').split(',').map((one) => one.trim())
  return offered.includes(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? null : STRANGE_PROTOCOL
}

/** Answers an upgrade with a "no" in the form that REST has, and ends the connection. */
export function refuseUpgrade(socket: Duplex, { status, error, retryAfter }: UpgradeRefusal): void {
  const body = JSON.stringify({ error })
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    ...(retryAfter === undefined ? [] : [`retry-after: ${retryAfter}`]),
  ]
  socket.once('finish', () => socket.destroy())
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
