import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './network.ts'
import { keyCounter } from './key-counter.ts'
import { watchSlowReaders } from './slow-readers.ts'

/** How many connections a process keeps open in all, and with one network: an address may be a whole school. */
export const MAX_CONNECTIONS = 4_000
export const MAX_CONNECTIONS_OF_NETWORK = 512

/**
 * Limits the connections of a server: in total, per network, and of slow readers. Behind a proxy all connections come from its address,
 * so only the requests of a network are limited there (`loadShedding`).
 */
export function limitConnections(server: Server, { trustProxy, perNetwork = MAX_CONNECTIONS_OF_NETWORK }: { trustProxy: boolean; perNetwork?: number }): void {
  server.maxConnections = MAX_CONNECTIONS
  const open = keyCounter(perNetwork)
  const readers = watchSlowReaders()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    if (!trustProxy) {
      if (!open.acquire(network)) return void socket.destroy()
      socket.once('close', () => open.release(network))
    }
    readers.add(socket)
  })
}
