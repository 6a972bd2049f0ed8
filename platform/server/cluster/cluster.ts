import type { MetricObject } from 'prom-client'
import type { Committed } from '../signals.ts'

/** The requests that the web processes of one node send to each other. */
export interface ClusterRequests {
  /** Another process committed this: invalidate what it changed. */
  committed: { payload: Committed; response: null }
  /** Returns the metrics of this process. */
  metrics: { payload: null; response: MetricObject[] }
  /** The number of open sockets of a network or a person in this process. */
  'sockets.network': { payload: string; response: number }
  'sockets.person': { payload: string; response: number }
}
export type ClusterRequest = keyof ClusterRequests

type PayloadOf<Name extends ClusterRequest> = ClusterRequests[Name]['payload']
type ResponseOf<Name extends ClusterRequest> = ClusterRequests[Name]['response']
type RequestHandler<Name extends ClusterRequest> = (payload: PayloadOf<Name>) => ResponseOf<Name> | Promise<ResponseOf<Name>>

/** The channel to another process, as `fork` provides it. */
export interface Channel {
  send(message: unknown): void
  onMessage(listener: (message: unknown) => void): void
}

/** The other web processes of this node. */
export interface Cluster {
  /** Registers the handler for a request of another process. */
  handle<Name extends ClusterRequest>(name: Name, handler: RequestHandler<Name>): void
  /** Sends a request to all other processes and resolves with their responses. Processes that are gone or too slow are left out. */
  request<Name extends ClusterRequest>(name: Name, payload: PayloadOf<Name>): Promise<ResponseOf<Name>[]>
  /** Connects one more process; returns the function that disconnects it. */
  join(channel: Channel): () => void
}

type Message =
  | { number: number; name: ClusterRequest; payload: PayloadOf<ClusterRequest> }
  | { to: number; response: ResponseOf<ClusterRequest>[] }

interface Peer {
  request(name: ClusterRequest, payload: PayloadOf<ClusterRequest>, timeoutMs: number): Promise<ResponseOf<ClusterRequest>[]>
}

const TIMEOUT_MS = 1_000

/**
 * Opens this process's side of the cluster. The processes form a star around the primary: each one responds for itself and for all others
 * that it can reach, so that the primary forwards requests of a secondary.
 */
export function openCluster({ timeoutMs = TIMEOUT_MS } = {}): Cluster {
  const peers = new Set<Peer>()
  const handlers = new Map<ClusterRequest, RequestHandler<ClusterRequest>>()

  const requestFromOthers = async (sender: Peer | null, name: ClusterRequest, payload: PayloadOf<ClusterRequest>, timeout: number) => {
    const others = [...peers].filter((peer) => peer !== sender)
    return (await Promise.all(others.map((peer) => peer.request(name, payload, timeout)))).flat()
  }

  const ownResponse = async (name: ClusterRequest, payload: PayloadOf<ClusterRequest>) => {
    const handler = handlers.get(name)
    return handler === undefined ? [] : [await handler(payload)]
  }

  // A process that forwards a request waits half as long as the sender, who would otherwise time out without any response.
  const collectResponses = async (sender: Peer, name: ClusterRequest, payload: PayloadOf<ClusterRequest>) =>
    (await Promise.all([ownResponse(name, payload).catch(() => []), requestFromOthers(sender, name, payload, timeoutMs / 2)])).flat()

  return {
    handle: (name, handler) => void handlers.set(name, handler as unknown as RequestHandler<ClusterRequest>),
    request: (name, payload) => requestFromOthers(null, name, payload, timeoutMs) as Promise<ResponseOf<typeof name>[]>,
    join(channel) {
      const peer = connect(channel, (name, payload) => collectResponses(peer, name, payload))
      peers.add(peer)
      return () => void peers.delete(peer)
    },
  }
}

/** Sends requests and responses over one channel. A response that comes too late counts as none. */
function connect(channel: Channel, collectResponses: (name: ClusterRequest, payload: PayloadOf<ClusterRequest>) => Promise<ResponseOf<ClusterRequest>[]>): Peer {
  const pending = new Map<number, (response: ResponseOf<ClusterRequest>[]) => void>()
  let last = 0
  channel.onMessage((received) => {
    const message = received as Message
    if ('to' in message) return pending.get(message.to)?.(message.response)
    // Heartbeats use the same channel.
    if (!('number' in message)) return
    const { number, name, payload } = message
    void collectResponses(name, payload).then((response) => channel.send({ to: number, response }))
  })
  return {
    request: (name, payload, timeoutMs) =>
      new Promise((done) => {
        const number = ++last
        const settle = (response: ResponseOf<ClusterRequest>[]) => {
          clearTimeout(timer)
          pending.delete(number)
          done(response)
        }
        const timer = setTimeout(() => settle([]), timeoutMs)
        pending.set(number, settle)
        channel.send({ number, name, payload })
      }),
  }
}
