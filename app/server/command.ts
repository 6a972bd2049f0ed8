import type pg from 'pg'
import { readConfig, type Config } from '#platform/server/config.ts'
import { openDatabase, type Database, type DatabaseAddress, type Db } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { pingDatabase } from '#platform/server/database/ping.queries.ts'
import { openLog } from '#platform/server/log.ts'
import { openAddressForCommand } from './database-address.ts'

interface Borrowed {
  config: Config
  address: DatabaseAddress
  pool: pg.Pool
  db: Db
  database: Database
}

/** Runs a command on the database of the running site, or on one started for it; prints the result. */
export async function withDatabase(command: (borrowed: Borrowed) => Promise<string>): Promise<void> {
  const config = readConfig()
  const log = openLog({ logLevel: 'silent' })
  const borrowed = await openAddressForCommand(config, async (address) => {
    const database = openDatabase({ address, connections: 2, log })
    return pingDatabase(database).finally(() => database.close())
  })
  await migrate(borrowed.address)
  const database = openDatabase({ address: borrowed.address, connections: 2, log })
  try {
    process.stdout.write(`${await command({ config, address: borrowed.address, pool: database.pool, db: database.db, database })}\n`)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 1
  } finally {
    await database.close()
    await borrowed.close()
  }
}
