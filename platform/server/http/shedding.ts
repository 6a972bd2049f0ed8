import type { Front } from './server.ts'

/** How many requests may be under way at once before the next one is turned away. */
const MOST_UNDER_WAY = 256
const ANSWER = JSON.stringify({
  error: 'We are busy right now. Please try again in a moment.',
  code: 'BUSY',
  fields: {},
  requestId: '',
})
const HEADERS = ['content-type', 'application/json; charset=utf-8', 'content-length', String(ANSWER.length), 'retry-after', '1', 'cache-control', 'no-store']
const ALWAYS = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Refuses early and cheaply (rules 23): over the limit an answer costs almost nothing, so that at ten times what the
 * machine can do it still does what it can.
 */
export function shedding(most = MOST_UNDER_WAY): Front {
  let underWay = 0
  return (request, response) => {
    if (underWay >= most && !ALWAYS.has(request.url ?? '')) {
      response.writeHead(503, HEADERS)
      response.end(ANSWER)
      return true
    }
    underWay++
    response.once('close', () => underWay--)
    return false
  }
}
