import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '../../rules/refusals.ts'
import { bodyOf } from './send-error.ts'
import { bearerOf } from './bearer.ts'
import type { Front } from './server.ts'

/** The maximum number of concurrent requests. */
const MAX_CONCURRENT = 256
/** The maximum with one token: a flood of one session leaves room for the others. */
const MAX_OF_ONE = 64
/** The maximum from one network. */
const MAX_OF_NETWORK = 128
/** How many more requests may wait for the rest of their body. */
const MAX_DAWDLING = 256
const DAWDLES_AFTER_MS = 100
const LOOK_AGAIN_MS = 50
// As bytes: its length is sent, and the sentence may have signs of several bytes.
const ANSWER = Buffer.from(JSON.stringify(bodyOf(new Refusal('BUSY'), '')))
const HEADERS = ['content-type', 'application/json; charset=utf-8', 'content-length', String(ANSWER.length), 'retry-after', '1', 'cache-control', 'no-store', 'x-content-type-options', 'nosniff']
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics'])

interface SheddingOptions {
  maxConcurrent?: number
  maxPerCaller?: number
  maxPerNetwork?: number
  networkOf(request: IncomingMessage): string
}

interface UnderWay {
  since: number
  token: string | null
  network: string
}

/**
 * Refuses requests early and cheaply over a limit (requirement P-23), so that the server keeps working at ten times its capacity. A request
 * occupies a slot from its headers until the headers of its response: a late body costs nothing yet, and a response that is being read
 * costs nothing any more. One token and one network get only a part of the slots.
 */
export function loadShedding({ maxConcurrent = MAX_CONCURRENT, maxPerCaller = MAX_OF_ONE, maxPerNetwork = MAX_OF_NETWORK, networkOf }: SheddingOptions): Front {
  const running = new Map<IncomingMessage, UnderWay>()
  const byToken = new Map<string, number>()
  const byNetwork = new Map<string, number>()
  let late = { all: 0, byNetwork: new Map<string, number>() }
  let lookedAt = 0

  /** Counts the requests with a late body; of too many, the oldest are closed. */
  function countLate(now: number): typeof late {
    if (now - lookedAt < LOOK_AGAIN_MS) return late
    lookedAt = now
    const those = [...running].filter(([request, { since }]) => !request.complete && now - since > DAWDLES_AFTER_MS)
    for (const [request] of those.slice(0, Math.max(0, those.length - MAX_DAWDLING))) request.destroy()
    late = { all: those.length, byNetwork: new Map() }
    for (const [, { network }] of those) change(late.byNetwork, network, 1)
    return late
  }

  const isFull = (now: number) => running.size >= maxConcurrent && running.size - countLate(now).all >= maxConcurrent
  const hasAll = (network: string, now: number) => {
    const theirs = byNetwork.get(network) ?? 0
    return theirs >= maxPerNetwork && theirs - (countLate(now).byNetwork.get(network) ?? 0) >= maxPerNetwork
  }

  return (request, response) => {
    const now = Date.now()
    const token = bearerOf(request.headers.authorization)
    const network = networkOf(request)
    const isOver = (token && (byToken.get(token) ?? 0) >= maxPerCaller) || hasAll(network, now) || isFull(now)
    if (isOver && !ALWAYS.has(request.url ?? '')) {
      response.writeHead(503, HEADERS)
      response.end(ANSWER)
      return true
    }
    running.set(request, { since: now, token, network })
    if (token) change(byToken, token, 1)
    change(byNetwork, network, 1)
    onAnswer(response, () => {
      if (!running.delete(request)) return
      if (token) change(byToken, token, -1)
      change(byNetwork, network, -1)
    })
    return false
  }
}

function change(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}

/** Calls back when the headers of a response are written, or its connection closed before that; possibly twice. */
function onAnswer(response: ServerResponse, done: () => void): void {
  const { writeHead } = response
  response.writeHead = ((...given: Parameters<typeof writeHead>) => {
    done()
    return writeHead.apply(response, given)
  }) as typeof writeHead
  response.once('close', done)
}
