import type { MetricObject } from 'prom-client'
import type { Committed } from '../signals.ts'

/** What the web processes of one node ask each other. */
export interface ClusterRequests {
  /** This was committed: forget what it changed. */
  committed: { payload: Committed; response: null }
  /** What has this process counted so far? */
  metrics: { payload: null; response: MetricObject[] }
  /** How many sockets of this network, or of this person, has this process open? */
  'sockets.network': { payload: string; response: number }
  'sockets.person': { payload: string; response: number }
}
export type ClusterRequest = keyof ClusterRequests

type PayloadOf<Name extends ClusterRequest> = ClusterRequests[Name]['payload']
type ResponseOf<Name extends ClusterRequest> = ClusterRequests[Name]['response']
type RequestHandler<Name extends ClusterRequest> = (payload: PayloadOf<Name>) => ResponseOf<Name> | Promise<ResponseOf<Name>>

/** The way to another process, as `fork` gives it. */
export interface Channel {
  send(message: unknown): void
  onMessage(listener: (message: unknown) => void): void
}

/** The other web processes of this node. */
export interface Cluster {
  /** Says how this process answers a question of another. */
  handle<Name extends ClusterRequest>(name: Name, handler: RequestHandler<Name>): void
  /** Asks all others; done when they have answered. Those that are gone or late are left out. */
  request<Name extends ClusterRequest>(name: Name, payload: PayloadOf<Name>): Promise<ResponseOf<Name>[]>
  /** Speaks with one more from now on; gives the way to part. */
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
 * Opens a process's place among its cluster. They stand in a star around the first one: whoever is asked answers for
 * itself and for all that it can reach but the asker, so that the first passes on what one of the others asks.
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

  // Whoever passes a question on waits half as long as the asker, who would otherwise hear nothing at all.
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

/** Questions and answers over one line; an answer that does not come in time counts as none. */
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
