import type { IncomingMessage } from 'node:http'
import { Refusal } from '../../rules/refusals.ts'
import { bodyOf } from './answer-error.ts'
import { bearerOf } from './bearer.ts'
import type { Front } from './server.ts'

/** How many requests may be under way at once before the next one is turned away. */
const MOST_UNDER_WAY = 256
/** How many of them may come with one token: a flood of one session leaves room for the others. */
const MOST_OF_ONE = 64
/** How many may be waiting for the rest of their body beside them. */
const MOST_DAWDLING = 256
const DAWDLES_AFTER_MS = 100
const LOOK_AGAIN_MS = 50
const ANSWER = JSON.stringify(bodyOf(new Refusal('BUSY'), ''))
const HEADERS = ['content-type', 'application/json; charset=utf-8', 'content-length', String(ANSWER.length), 'retry-after', '1', 'cache-control', 'no-store']
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Refuses early and cheaply (rules 23): over the limit an answer costs almost nothing, so that at ten times what the
 * machine can do it still does what it can. A request whose body dawdles costs nothing yet and takes nobody's place. Of one
 * token a part is served at once, late bodies too, so that no one flood takes all the places.
 */
export function shedding({ most, mostOfOne } = { most: MOST_UNDER_WAY, mostOfOne: MOST_OF_ONE }): Front {
  const underWay = new Map<IncomingMessage, number>()
  const byToken = new Map<string, number>()
  let dawdling = 0
  let lookedAt = 0

  /** Counts those whose body is late; of too many of them, the ones that began first are cut off. */
  function countDawdlers(now: number): number {
    if (now - lookedAt < LOOK_AGAIN_MS) return dawdling
    lookedAt = now
    const late = [...underWay].filter(([request, since]) => !request.complete && now - since > DAWDLES_AFTER_MS)
    for (const [request] of late.slice(0, Math.max(0, late.length - MOST_DAWDLING))) request.destroy()
    dawdling = late.length
    return dawdling
  }

  const isFull = (now: number) => underWay.size >= most && underWay.size - countDawdlers(now) >= most

  /** How many have this token now; `more` come or go. */
  function count(token: string | null, more: number): number {
    if (token === null || token === '') return 0
    const theirs = (byToken.get(token) ?? 0) + more
    if (theirs === 0) byToken.delete(token)
    else byToken.set(token, theirs)
    return theirs
  }

  return (request, response) => {
    const now = Date.now()
    const token = bearerOf(request.headers.authorization)
    if (!ALWAYS.has(request.url ?? '') && (count(token, 0) >= mostOfOne || isFull(now))) {
      response.writeHead(503, HEADERS)
      response.end(ANSWER)
      return true
    }
    underWay.set(request, now)
    count(token, 1)
    response.once('close', () => {
      underWay.delete(request)
      count(token, -1)
    })
    return false
  }
}
