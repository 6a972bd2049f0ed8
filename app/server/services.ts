import { join } from 'node:path'
import type { Config } from '#platform/server/config.ts'
import { systemClock, systemDice } from '#platform/server/clock.ts'
import type { Services } from '#platform/server/context.ts'
import { openDatabase, type DatabaseAddress } from '#platform/server/database/database.ts'
import { diskFiles } from '#platform/server/files.ts'
import type { Log } from '#platform/server/log.ts'
import { openMail } from '#platform/server/mail.ts'
import { startJudges } from '#judge/judge-client.ts'
import type { Cluster } from '#platform/server/cluster/cluster.ts'
import { openPasswordHasher } from '#platform/server/passwords.ts'
import { IS_BUILT, ROOT } from '#platform/server/root.ts'
import { openSignalBus } from '#platform/server/signals.ts'
import { contributions, exportParts, rateLimits, rights } from './features.ts'

interface Options {
  config: Config
  address: DatabaseAddress
  origin: string
  log: Log
  cluster: Cluster
}

/** Opens everything that a process of the site needs, from its settings. */
export function createServices({ config, address, origin, log, cluster }: Options): Services {
  const bus = openSignalBus((what) => cluster.ask('committed', what))
  cluster.answer('committed', (what) => {
    bus.heard(what)
    return null
  })
  return {
    database: openDatabase({ address, connections: config.databaseConnections, log }),
    clock: systemClock,
    dice: systemDice,
    files: diskFiles(join(config.dataDir, 'files')),
    mail: openMail({
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
      entry: join(ROOT, IS_BUILT ? 'build/judge/judge.mjs' : 'judge/judge.ts'),
      servesPages: config.runs.web,
      log: (line) => log.warn(line),
    }),
    rights,
    rateLimits,
    exportParts,
    contributions,
    origin,
  }
}
