import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/server/config.ts'
import type { DatabaseAddress } from '#platform/server/database/database.ts'
import { startEmbeddedDatabase } from '#platform/server/embedded/embedded.ts'

export interface OpenDatabase {
  address: DatabaseAddress
  close(): Promise<void>
}

const addressFile = (config: Config) => join(config.dataDir, 'database-address.json')

/** The configured database, or the embedded one, which is started. Its address is recorded for commands that run beside it. */
export async function openDatabaseAddress(config: Config, log: (line: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return { address: { connectionString: config.databaseUrl }, close: async () => {} }
  mkdirSync(config.dataDir, { recursive: true })
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log })
  writeFileSync(addressFile(config), JSON.stringify(embedded.connection), { mode: 0o600 })
  return {
    address: embedded.connection,
    close: async () => {
      rmSync(addressFile(config), { force: true })
      await embedded.stop()
    },
  }
}

/** The database of the running site, for its further processes. */
export function recordedAddress(config: Config): DatabaseAddress {
  if (config.databaseUrl !== null) return { connectionString: config.databaseUrl }
  return JSON.parse(readFileSync(addressFile(config), 'utf8')) as DatabaseAddress
}

/** For commands: the database of the running site, else one that is started only for the command. */
export async function openAddressForCommand(config: Config, canConnect: (address: DatabaseAddress) => Promise<boolean>): Promise<OpenDatabase> {
  if (config.databaseUrl === null && existsSync(addressFile(config))) {
    const address = recordedAddress(config)
    if (await canConnect(address)) return { address, close: async () => {} }
  }
  return openDatabaseAddress(config, () => {})
}
