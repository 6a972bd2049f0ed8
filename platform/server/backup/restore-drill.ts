import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseAddress } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { prepareTables } from '../tasks/task-queue.ts'
import { countRows, createScratchDatabase, dropScratchDatabase, openBackupClient, openScratchPool } from './backup.queries.ts'
import { BackupRefusal, type Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

/**
 * Restores a backup into a database of its own, counts the rows of each table and compares them with the manifest. Both the database and the
 * files are deleted afterwards. Throws when anything differs.
 */
export async function drillRestore({ from, address }: { from: string; address: DatabaseAddress }): Promise<{ rows: number; manifest: Manifest }> {
  const name = `cloggle_drill_${randomBytes(6).toString('hex')}`
  const scratch = scratchAddress(address, name)
  const files = await mkdtemp(join(tmpdir(), 'cloggle-drill-'))
  await createScratchDatabase(address, name)
  try {
    await migrate(scratch)
    const pool = openScratchPool(scratch)
    await prepareTables(pool).finally(() => pool.end())
    const manifest = await restoreBackup({ from, address: scratch, files })
    return { rows: await compareRows(scratch, manifest), manifest }
  } finally {
    await dropScratchDatabase(address, name)
    await rm(files, { recursive: true, force: true })
  }
}

function scratchAddress(address: DatabaseAddress, database: string): DatabaseAddress {
  if (address.connectionString === undefined) return { ...address, database }
  const url = new URL(address.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

async function compareRows(address: DatabaseAddress, { tables }: Manifest): Promise<number> {
  const client = await openBackupClient(address)
  try {
    let rows = 0
    for (const [table, wanted] of Object.entries(tables)) {
      const count = await countRows(client, table)
      if (count !== wanted) throw new BackupRefusal(`The table ${table} has ${count} rows after the restore, not ${wanted}.`)
      rows += count
    }
    return rows
  } finally {
    await client.end()
  }
}
