import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests may wait on one connection for the response to an earlier one. Browsers do not pipeline. */
const MAX_WAITING = 16

const waiting = new WeakMap<Socket, number>()

/**
 * Whether a connection has more waiting requests than allowed. Node hands over all requests of one packet at once, two thousand of them
 * in 64 KB, and keeps their responses in memory while nobody reads them.
 */
export function isPipelinedTooFar({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // The rest of a packet whose connection was closed.
  if (socket.destroyed) return true
  // The first response of a connection has its socket assigned already.
  if (response.socket !== null) return false
  const count = (waiting.get(socket) ?? 0) + 1
  waiting.set(socket, count)
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  return count > MAX_WAITING
}
