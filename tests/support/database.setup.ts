import { rmSync } from 'node:fs'
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
  }
}

/** One real PostgreSQL for all server tests, in memory where there is room; each file clones its prepared template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder('cloggle-tests-')
  const database = await startEmbeddedDatabase({ dataDir: folder, log: () => {} })
  const address = { ...database.connection, database: 'template_house' }
  const admin = new pg.Client(database.connection)
  await admin.connect()
  await admin.query('create database template_house')
  await admin.end()
  await migrate(address)
  await prepare(address)
  await runMigrations({ pgPool: undefined as never, connectionString: urlOf(address), logger: new Logger(() => () => {}) } as never)
  project.provide('address', database.connection)
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
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

const urlOf = ({ host, port, user, database }: DatabaseAddress) =>
  `postgres://${user}@/${database}?host=${encodeURIComponent(host!)}&port=${port}`
