import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests may wait on one connection for the answer to an earlier one. Browsers do not pipeline. */
const MAX_WAITING = 16

const waiting = new WeakMap<Socket, number>()

/**
 * Whether more requests wait on a connection than may. Node hands over all requests of one packet at once, two thousand of them in 64 KB,
 * and keeps their answers in memory while nobody reads them.
 */
export function isPipelinedTooFar({ socket }: IncomingMessage, response: ServerResponse): boolean {
  // The rest of a packet whose connection was closed.
  if (socket.destroyed) return true
  // An answer that is first in its row has its connection already.
  if (response.socket !== null) return false
  const count = (waiting.get(socket) ?? 0) + 1
  waiting.set(socket, count)
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1))
  return count > MAX_WAITING
}
