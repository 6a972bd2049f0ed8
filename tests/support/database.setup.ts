import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import pg from 'pg'
import { runMigrations, Logger } from 'graphile-worker'
import { migrate } from '#platform/server/database/migrate.ts'
import { contributions, onStart, rights } from '#app/server/features.ts'
import { rebuildIndex } from '#features/search/server/index-things.ts'
import { systemClock } from '#platform/server/clock.ts'
import { openContext, type Services } from '#platform/server/context.ts'
import { openDatabase, type DatabaseAddress } from '#platform/server/database/database.ts'
import { startEmbeddedDatabase } from '#platform/server/embedded/embedded.ts'
import { openLog } from '#platform/server/log.ts'
import { saveNewRights } from '#platform/server/rights.queries.ts'
import { openSignalBus } from '#platform/server/signals.ts'
import { temporaryFolder } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    address: DatabaseAddress
    /** The folder of a stopped PostgreSQL with a loaded database; see `copyPreparedData`. */
    preparedData: string
  }
}

/** One real PostgreSQL for all server tests, in memory where there is room; each file clones its prepared template, and sites in processes of their own start with a copy of its files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('cloggle-tests-')
  const prepared = temporaryFolder('cloggle-prepared-')
  const start = () => startEmbeddedDatabase({ dataDir: folder, log: () => {} })
  const first = await start()
  await migrate(first.connection)
  await prepare(first.connection)
  await prepareQueue(first.connection)
  await first.stop()
  execFileSync('cp', ['-a', join(folder, 'postgres'), prepared])
  const database = await start()
  await createTemplate(database.connection)
  project.provide('address', database.connection)
  project.provide('preparedData', prepared)
  return async () => {
    await database.stop()
    for (const one of [folder, prepared]) rmSync(one, { recursive: true, force: true })
  }
}

async function prepareQueue(address: DatabaseAddress): Promise<void> {
  const pgPool = new pg.Pool(address as pg.PoolConfig)
  // The database stops right after this, now and then before the connection has said goodbye.
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => client.on('error', () => {}))
  await runMigrations({ pgPool, logger: new Logger(() => () => {}) })
  await pgPool.end()
}

async function createTemplate(address: DatabaseAddress): Promise<void> {
  const admin = new pg.Client({ ...address, database: 'postgres' } as pg.ClientConfig)
  await admin.connect()
  await admin.query(`create database template_house template ${address.database}`)
  await admin.end()
}

async function prepare(address: DatabaseAddress): Promise<void> {
  const database = openDatabase({ address, connections: 4, log: openLog({ logLevel: 'silent' }) })
  await saveNewRights(database.db, rights)
  const services = { database, clock: systemClock, bus: openSignalBus(), contributions } as Services
  await onStart(services)
  await doSlowWork(services)
  await database.close()
}

/** Once for all files: each would build the same index, and measure a site that is not there, with the first tasks that it runs. */
async function doSlowWork(services: Services): Promise<void> {
  await rebuildIndex(openContext(services))
  await services.database.pool.query("delete from signals where name in ('task.search.rebuild', 'task.status.measure')")
}
