import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/server/config.ts'
import type { Services } from '#platform/server/context.ts'
import { addGraphql, type Execute } from '#platform/server/graphql/graphql.ts'
import { addAssets } from '#platform/server/http/static-files.ts'
import { addContact } from '#platform/server/http/contact.ts'
import { addHealth } from '#platform/server/http/health.ts'
import { callerAddress, callerOf, networkOf } from '#platform/server/http/network.ts'
import { openHttp } from '#platform/server/http/server.ts'
import { loadShedding } from '#platform/server/http/load-shedding.ts'
import { addSockets } from '#platform/server/sockets/sockets.ts'
import { pingDatabase } from '#platform/server/database/ping.queries.ts'
import { builtRenderer } from '#platform/server/pages/built-renderer.ts'
import type { Cluster } from '#platform/server/cluster/cluster.ts'
import { openPageCache, type PageCache } from '#platform/server/pages/page-cache.ts'
import { PROJECT_ROOT } from '#platform/server/project-root.ts'
import { addPages, pageCacheHandler, type Renderer } from '#platform/server/pages/pages.ts'
import { addRoutes, cacheTagsOf, apiSchema } from './features.ts'

export interface Web {
  app: FastifyInstance
  execute: Execute
  cache: PageCache
  /** From now on `/readyz` fails, so that a load balancer sends no more requests. */
  unready(): void
}

/** Replaces the build in development. */
export interface Development {
  /** Serves source files to the browser with hot reloading. */
  attach(app: FastifyInstance): Promise<void>
  renderer(): Promise<Renderer>
  close(): Promise<void>
}

export interface WebOptions {
  services: Services
  config: Config
  cluster: Cluster
  development?: Development | undefined
}

/** Creates the web process: REST, GraphQL, files, pages. */
export async function openWeb({ services, config, cluster, development }: WebOptions): Promise<Web> {
  let ready = true
  const cache = openPageCache(config.pageCache === 'asks' ? { keepMs: 0 } : {})
  const built = development === undefined ? await builtRenderer(PROJECT_ROOT) : null
  const keeps = built !== null && config.pageCache !== '0'
  const front = keeps
    ? pageCacheHandler({ cache, services, keyOf: built.keyOf, renew: (request) => renew(request.url!, callerOf(request, config.trustProxy)) })
    : undefined
  const shed = loadShedding({ networkOf: (request) => networkOf(callerAddress(request, config.trustProxy)) })
  const app = openHttp({
    services,
    trustProxy: config.trustProxy,
    front: (request, response) => front?.(request, response) === true || shed(request, response),
  })
  await development?.attach(app)
  const schema = await apiSchema()
  const sockets = addSockets(app, { services, schema, trustProxy: config.trustProxy, cluster })
  addHealth(app, {
    metricsToken: config.metricsToken,
    isReady: async () => ready && (await pingDatabase(services.database)),
    sockets: sockets.count,
    cluster,
  })
  addContact(app, config.contact)
  const execute = await addGraphql(app, schema)
  addRoutes(app)
  if (built !== null) addAssets(app, join(PROJECT_ROOT, 'build/client'))
  const renew = addPages(app, {
    services,
    execute,
    cache: keeps ? cache : null,
    shares: built !== null && config.pageCache === '1',
    renderer: () => development?.renderer() ?? Promise.resolve(built!),
  })
  services.bus.onCommitted(({ messages }) => cache.forget(messages.flatMap(cacheTagsOf)))
  return {
    app,
    execute,
    cache,
    unready: () => {
      ready = false
    },
  }
}
