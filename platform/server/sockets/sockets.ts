import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { GraphQLSchema } from 'graphql'
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws'
import { WebSocketServer, type WebSocket } from 'ws'
import { Refusal } from '../../rules/refusals.ts'
import type { Caller, Services } from '../context.ts'
import { callerOf } from '../http/network.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { refusalOfUpgrade, refuseUpgrade } from './admission.ts'
import { answerPings, CLOSES, closeConnection, type Connection } from './connection.ts'
import { SOCKET_LIMITS, type SocketLimits } from './limits.ts'
import { liveGraphql } from './live-graphql.ts'
import { nodeLimit } from './node-limit.ts'
import { watchSessions } from './session-watch.ts'

const COME_BACK_SECONDS = 10

export interface SocketOptions {
  services: Services
  schema: GraphQLSchema
  trustProxy: boolean
  /** The other web processes of this node, which share the limits per network and person. */
  cluster?: Cluster
  limits?: SocketLimits
}

export interface Sockets {
  /** How many are open now. */
  count(): number
}

/** Upgrades connections to `/graphql` to sockets, watches them, and closes them when the app closes (decision 014). */
export function addSockets(app: FastifyInstance, { services, schema, trustProxy, cluster, limits = SOCKET_LIMITS }: SocketOptions): Sockets {
  const open = new Set<Connection>()
  const perNetwork = nodeLimit('sockets.network', limits.openPerNetwork, cluster)
  const live = liveGraphql({ services, schema, limits, perPerson: nodeLimit('sockets.person', limits.openPerPerson, cluster) })
  const doorway = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
    maxFragments: 64,
    autoPong: false,
    handleProtocols: () => GRAPHQL_TRANSPORT_WS_PROTOCOL,
  })

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const refusal = refusalOfUpgrade(request, services.origin)
    // The development server has a socket of its own, at another path.
    if (refusal?.code === 'NOT_FOUND' && app.server.listenerCount('upgrade') > 1) return
    const caller = callerOf(request, trustProxy)
    const refuse = (refusal: Refusal) => refuseUpgrade(socket, refusal, caller.requestId)
    if (refusal !== null) return refuse(refusal)
    if (open.size >= limits.open) return refuse(new Refusal('BUSY', { retryAfter: COME_BACK_SECONDS }))
    void perNetwork.acquire(caller.network).then((isTaken) => {
      if (!isTaken) return refuse(new Refusal('TOO_FAST', { retryAfter: COME_BACK_SECONDS }))
      if (socket.destroyed) return perNetwork.release(caller.network)
      socket.once('close', () => perNetwork.release(caller.network))
      doorway.handleUpgrade(request, socket, head, (ws) => accept(ws, caller))
    })
  }

  function accept(socket: WebSocket, caller: Caller): void {
    const connection: Connection = { socket, caller, viewer: null, tokenHash: null, answersHeartbeat: true, frames: { since: 0, count: 0 } }
    open.add(connection)
    socket.once('close', () => open.delete(connection))
    // The close that follows says what is wrong with a frame.
    socket.on('error', () => {})
    answerPings(connection, limits)
    live.opened(connection)
  }

  app.server.on('upgrade', onUpgrade)
  const stopWatching = watchSessions(services, open, limits)
  const heartbeat = setInterval(() => ping(open), limits.heartbeatMs).unref()
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    stopWatching()
    app.server.off('upgrade', onUpgrade)
    for (const connection of open) closeConnection(connection, CLOSES.stopping, 'We’ll be back in a moment.')
  })
  return { count: () => open.size }
}

/** Sockets that did not answer the last ping are gone; the others are pinged again. */
function ping(open: Set<Connection>): void {
  for (const connection of open) {
    if (!connection.answersHeartbeat) connection.socket.terminate()
    connection.answersHeartbeat = false
    if (connection.socket.readyState === connection.socket.OPEN) connection.socket.ping()
  }
}
