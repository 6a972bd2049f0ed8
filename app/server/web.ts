import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/server/config.ts'
import type { House } from '#platform/server/context.ts'
import { addGraphql, type Execute } from '#platform/server/graphql/graphql.ts'
import { addAssets } from '#platform/server/http/static-files.ts'
import { addContact } from '#platform/server/http/contact.ts'
import { addHealth } from '#platform/server/http/health.ts'
import { callerAddress, callerOf, networkOf } from '#platform/server/http/network.ts'
import { openHttp } from '#platform/server/http/server.ts'
import { shedding } from '#platform/server/http/shedding.ts'
import { addSockets } from '#platform/server/sockets/sockets.ts'
import { pingDatabase } from '#platform/server/database/ping.queries.ts'
import { builtRenderer } from '#platform/server/pages/built-renderer.ts'
import type { Neighbours } from '#platform/server/neighbours/neighbours.ts'
import { openPageCache, type PageCache } from '#platform/server/pages/page-cache.ts'
import { ROOT } from '#platform/server/root.ts'
import { addPages, pageCacheHandler, type Renderer } from '#platform/server/pages/pages.ts'
import { addRoutes, cacheTagsOf, houseSchema } from './features.ts'

export interface Web {
  app: FastifyInstance
  execute: Execute
  cache: PageCache
  /** From now on `/readyz` says no, so that a balancer sends nothing more. */
  unready(): void
}

/** What the development server puts in the place of the build. */
export interface Development {
  /** Gives source files to the browser and keeps it up to date. */
  attach(app: FastifyInstance): Promise<void>
  renderer(): Promise<Renderer>
  close(): Promise<void>
}

export interface WebOptions {
  house: House
  config: Config
  neighbours: Neighbours
  development?: Development | undefined
}

/** Puts the web process together: REST, GraphQL, files, pages. */
export async function openWeb({ house, config, neighbours, development }: WebOptions): Promise<Web> {
  let ready = true
  const cache = openPageCache(config.pageCache === 'asks' ? { keepMs: 0 } : {})
  const built = development === undefined ? await builtRenderer(ROOT) : null
  const keeps = built !== null && config.pageCache !== '0'
  const front = keeps
    ? pageCacheHandler({ cache, house, keyOf: built.keyOf, renew: (request) => renew(request.url!, callerOf(request, config.trustProxy)) })
    : undefined
  const shed = shedding({ networkOf: (request) => networkOf(callerAddress(request, config.trustProxy)) })
  const app = openHttp({
    house,
    trustProxy: config.trustProxy,
    front: (request, response) => front?.(request, response) === true || shed(request, response),
  })
  await development?.attach(app)
  const sockets = addSockets(app, { house, schema: houseSchema(), trustProxy: config.trustProxy, neighbours })
  addHealth(app, {
    metricsToken: config.metricsToken,
    isReady: async () => ready && (await pingDatabase(house.database)),
    sockets: sockets.count,
    neighbours,
  })
  addContact(app, config.contact)
  const execute = await addGraphql(app, houseSchema())
  addRoutes(app)
  if (built !== null) addAssets(app, join(ROOT, 'build/client'))
  const renew = addPages(app, {
    house,
    execute,
    cache: keeps ? cache : null,
    shares: built !== null && config.pageCache === '1',
    renderer: () => development?.renderer() ?? Promise.resolve(built!),
  })
  house.bus.onCommitted(({ told }) => cache.forget(told.flatMap(cacheTagsOf)))
  return {
    app,
    execute,
    cache,
    unready: () => {
      ready = false
    },
  }
}
