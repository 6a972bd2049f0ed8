import { join } from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { systemClock, systemRandom } from '#platform/server/clock.ts'
import type { Services } from '#platform/server/context.ts'
import { openDatabase, type Database, type DatabaseAddress } from '#platform/server/database/database.ts'
import { recordSlowStatements } from '#platform/server/database/slow-statements.ts'
import { saveSlowStatement } from '#platform/server/database/slow-statements.queries.ts'
import { diskFiles } from '#platform/server/files.ts'
import type { Log } from '#platform/server/log.ts'
import { openEmailTransport } from '#platform/server/email/email-transport.ts'
import { startJudges } from '#judge/judge-client.ts'
import type { Cluster } from '#platform/server/cluster/cluster.ts'
import { openPasswordHasher } from '#platform/server/passwords.ts'
import { IS_BUILT, PROJECT_ROOT } from '#platform/server/project-root.ts'
import { openSignalBus } from '#platform/server/signals.ts'
import { contributions, exportParts, rateLimits, rights } from './features.ts'

interface Options {
  config: Config
  address: DatabaseAddress
  origin: string
  log: Log
  cluster: Cluster
}

/** Creates the services of a process from its settings. */
export function createServices({ config, address, origin, log, cluster }: Options): Services {
  const bus = openSignalBus((what) => cluster.request('committed', what))
  cluster.handle('committed', (what) => {
    bus.receive(what)
    return null
  })
  const recordSlow = recordSlowStatements((statement, runs) =>
    saveSlowStatement(database.db, { statement, ...runs, at: new Date() }).catch((error: Error) => log.warn({ err: error.message }, 'A slow statement could not be recorded.')),
  )
  const database: Database = openDatabase({
    address,
    connections: config.databaseConnections,
    log,
    onSlowStatement: (statement, ms) => {
      // Recording it may be slow as well.
      if (!statement.includes('slow_statements')) recordSlow(statement, ms)
    },
  })
  return {
    database,
    clock: systemClock,
    random: systemRandom,
    files: diskFiles(join(config.dataDir, 'files')),
    backupDir: config.backupDir,
    emailTransport: openEmailTransport({
      smtpUrl: config.smtpUrl,
      directory: join(config.dataDir, 'mail'),
      from: config.mailFrom,
      log: (line) => log.info(line),
    }),
    passwords: openPasswordHasher(),
    log,
    bus,
    judges: startJudges({
      count: config.runs.worker ? config.judges : 0,
      entry: join(PROJECT_ROOT, IS_BUILT ? 'build/judge/judge.mjs' : 'judge/judge.ts'),
      servesPages: config.runs.web,
      log: (line) => log.warn(line),
    }),
    rights,
    rateLimits,
    exportParts,
    contributions,
    origin,
    bounceToken: config.bounceToken,
    statusOrigin: config.statusOrigin,
  }
}
