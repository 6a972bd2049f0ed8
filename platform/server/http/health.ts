import type { FastifyInstance } from 'fastify'
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Cluster } from '../cluster/cluster.ts'
import { isLoopback } from './network.ts'
import { Refusal } from '../../rules/refusals.ts'

export interface HealthOptions {
  metricsToken: string | null
  /** Whether requests may come in: the database responds and the process is not stopping. */
  isReady(): Promise<boolean>
  /** How many sockets are open. */
  sockets(): number
  cluster: Cluster
}

/**
 * Adds `/healthz` (the process lives), `/readyz` (it accepts requests) and `/metrics` of this node (only from loopback or with a token).
 */
export function addHealth(app: FastifyInstance, options: HealthOptions): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'cloggle_http_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const failures = new Counter({ name: 'cloggle_bugs_total', help: 'Answers with status 500.', registers: [registry] })
  const sockets = new Gauge({ name: 'cloggle_sockets', help: 'Open sockets.', registers: [registry] })
  // Summed over the processes of this node, like all metrics here.
  new Gauge({ name: 'cloggle_web_processes', help: 'Processes that answer requests.', registers: [registry] }).set(1)
  app.addHook('onResponse', async (request, reply) => {
    durations.observe({ route: request.routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000)
    if (reply.statusCode === 500) failures.inc()
  })

  const counted = () => {
    sockets.set(options.sockets())
    return registry.getMetricsAsJSON()
  }
  options.cluster.handle('metrics', counted)

  app.get('/healthz', { config: { may: 'anyone' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', { config: { may: 'anyone' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (await options.isReady()) return { status: 'ready' }
    reply.status(503).header('retry-after', 1)
    return { status: 'not ready' }
  })
  app.get('/metrics', { config: { may: 'anyone' } }, async (request, reply) => {
    const given = request.headers['x-metrics-token']
    const allowed = options.metricsToken === null ? isLoopback(request.address) : given === options.metricsToken
    if (!allowed) throw new Refusal('NOT_FOUND')
    const all = await Promise.all([counted(), options.cluster.request('metrics', null)])
    reply.header('content-type', registry.contentType).header('cache-control', 'no-store')
    return AggregatorRegistry.aggregate([all[0], ...all[1]]).metrics()
  })
}
