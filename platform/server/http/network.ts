import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Caller } from '../context.ts'

/** The network that limits count: an IPv4 address as it is, an IPv6 address cut to its /64. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]!.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === '' ? [] : tail.split(':')
  const middle = address.includes('::') ? Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0') : []
  return `${[...front, ...middle, ...back].slice(0, 4).map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`
}

/** Whether an address is the loopback address. */
export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false
  return address === '::1' || /^(::ffff:)?127\./i.test(address)
}

/** The client's address: of the connection, or the last one in the header of the trusted proxy. */
export function callerAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '').split(',').at(-1)!.trim() : ''
  return forwarded || (request.socket.remoteAddress ?? '')
}

/** The caller of a request, according to its connection and headers. */
export const callerOf = (request: IncomingMessage, trustProxy: boolean, requestId: string = randomUUID()): Caller => ({
  network: networkOf(callerAddress(request, trustProxy)),
  browser: String(request.headers['user-agent'] ?? ''),
  requestId,
})
