import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/server/context.ts'
import { addToMetric } from '#platform/server/metrics/metrics.queries.ts'

const FLUSH_MS = 60_000
const VISITS = 'visits'

/**
 * Counts visits and the pages that metrics name, without cookies and without identifying visitors: a page that is opened from another site or a new tab
 * is a visit, which browsers report in `Sec-Fetch-Site`. It listens to the server itself, because cached pages are served before any route. The
 * counts are written each minute and when the process stops.
 */
export function countVisits(app: FastifyInstance): void {
  const counts = new Map<string, number>()
  let context: Context | null = null
  app.addHook('onRequest', async (request) => void (context ??= request.context))
  app.server.on('request', (request) => {
    const metric = metricOf(request, context)
    if (metric !== null) counts.set(metric, (counts.get(metric) ?? 0) + 1)
  })
  const flush = async () => {
    if (context === null) return
    const { db, clock, log } = context
    for (const [metric, count] of counts) {
      counts.delete(metric)
      await addToMetric(db, metric, clock.now(), count).catch((error: Error) => log.warn({ err: error.message }, 'Visits could not be counted.'))
    }
  }
  const timer = setInterval(() => void flush(), FLUSH_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flush()
  })
}

function metricOf({ method, url = '', headers }: IncomingMessage, context: Context | null): string | null {
  if (method !== 'GET') return null
  const path = url.split('?')[0]
  for (const [name, metric] of context?.contributions.to('metrics') ?? []) if (metric.page === path) return name
  const isArrival = headers['sec-fetch-dest'] === 'document' && (headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'cross-site')
  return isArrival ? VISITS : null
}
