import { copyFile, mkdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import type { DatabaseAddress } from '../database/database.ts'
import { beginRestore, countPeople, countRows, insertRows, listMigrations, listSequences, listTables, openBackupClient, setSequence } from './backup.queries.ts'
import { checkContents, linesOf, readManifest } from './check-backup.ts'
import { BackupRefusal, FILES, tableFile, type Manifest } from './manifest.ts'

interface RestoreOptions {
  from: string
  /** A database without people, fully migrated, with the tables of the task queue. */
  address: DatabaseAddress
  /** The folder for the site's files. */
  files: string
}

const AT_ONCE = 500

/** Restores a backup completely or not at all: everything is checked before anything is replaced. */
export async function restoreBackup({ from, address, files }: RestoreOptions): Promise<Manifest> {
  const read = await readManifest(from)
  const { manifest } = read
  const client = await openBackupClient(address)
  const copied: string[] = []
  try {
    if ((await countPeople(client)) > 0) throw new BackupRefusal('There are people in this database already. Restore into an empty DATA_DIR.')
    refuseOtherVersion(manifest, await listMigrations(client))
    refuseOtherNames(manifest, await listTables(client), Object.keys(await listSequences(client)))
    await checkContents(from, read)
    await beginRestore(client, Object.keys(manifest.tables))
    for (const [table, wanted] of Object.entries(manifest.tables)) await restoreTable(client, from, table, wanted)
    for (const [name, sequence] of Object.entries(manifest.sequences)) await setSequence(client, name, sequence)
    for (const name of Object.keys(manifest.files)) await copyBack(join(from, FILES, name), join(files, name), copied)
    // From here on it is unknown whether the commit succeeded, so the files stay.
    copied.length = 0
    await client.query('commit')
    return manifest
  } catch (failure) {
    for (const path of copied) await rm(path, { force: true })
    throw failure
  } finally {
    await client.end()
  }
}

function refuseOtherVersion({ migrations }: Manifest, here: readonly string[]): void {
  const unknown = migrations.find((name) => !here.includes(name))
  if (unknown !== undefined) throw new BackupRefusal(`This backup is newer than this program: it has the migration ${unknown}. Use the newer one.`)
  const missing = here.find((name) => !migrations.includes(name))
  if (missing !== undefined) {
    throw new BackupRefusal(`This backup is older than this program: it lacks the migration ${missing}. Restore it with the version that made it, then update.`)
  }
}

/**
 * Table names from a manifest become parts of SQL statements: only tables of this database are accepted, and all of them must be present.
 */
function refuseOtherNames(manifest: Manifest, tables: readonly string[], sequences: readonly string[]): void {
  const unknown = Object.keys(manifest.tables).find((name) => !tables.includes(name)) ?? Object.keys(manifest.sequences).find((name) => !sequences.includes(name))
  if (unknown !== undefined) throw new BackupRefusal(`This backup has the table or counter ${JSON.stringify(unknown)}, which this program does not know.`)
  const missing = tables.find((name) => name.startsWith('public.') && !Object.hasOwn(manifest.tables, name))
  if (missing !== undefined) throw new BackupRefusal(`This backup is damaged: it lacks the table ${missing}.`)
}

async function restoreTable(client: pg.Client, from: string, table: string, wanted: number): Promise<void> {
  let waiting: string[] = []
  const put = async () => {
    if (waiting.length === 0) return
    await insertRows(client, table, waiting).catch((error: Error) => {
      throw new BackupRefusal(`The rows of the table ${table} of this backup could not be restored: ${error.message}.`)
    })
    waiting = []
  }
  for await (const line of linesOf(join(from, tableFile(table)))) {
    waiting.push(line)
    if (waiting.length === AT_ONCE) await put()
  }
  await put()
  const count = await countRows(client, table)
  if (count !== wanted) throw new BackupRefusal(`The table ${table} has ${count} rows now, not the ${wanted} of this backup.`)
}

/** Copies a file to its destination; adds it to `copied` if there was none before. */
async function copyBack(source: string, target: string, copied: string[]): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  if (!existsSync(target)) copied.push(target)
  await copyFile(source, target)
}
