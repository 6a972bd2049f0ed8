import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import type { DatabaseAddress } from '../database/database.ts'
import { beginSnapshot, insertBackup, endSnapshot, listMigrations, listSequences, listTables, openBackupClient, rowsOf } from './backup.queries.ts'
import { hashOfFile } from './check-backup.ts'
import { BackupRefusal, checksumOf, FILES, MANIFEST, tableFile, type Manifest } from './manifest.ts'

interface BackupOptions {
  address: DatabaseAddress
  /** The folder with the site's files. */
  files: string
  /** A folder that is empty or does not exist yet. */
  to: string
}

/**
 * Takes a backup while the site runs: the rows of one snapshot, then the files, which are always stored before the rows that refer to
 * them. The manifest is written last: a backup without one is incomplete.
 */
export async function takeBackup({ address, files, to }: BackupOptions): Promise<Manifest> {
  if (existsSync(to) && (await readdir(to)).length > 0) throw new BackupRefusal(`The folder ${to} is not empty. Name a new one for each backup.`)
  await mkdir(join(to, 'tables'), { recursive: true, mode: 0o700 })
  const client = await openBackupClient(address)
  try {
    const takenAt = new Date().toISOString()
    await beginSnapshot(client)
    const tables: Record<string, number> = {}
    const tableHashes: Record<string, string> = {}
    for (const table of await listTables(client)) {
      const { count, hash } = await saveTable(client, table, join(to, tableFile(table)))
      tables[table] = count
      tableHashes[table] = hash
    }
    const [migrations, sequences] = [await listMigrations(client), await listSequences(client)]
    await endSnapshot(client)
    const contents: Manifest = { form: 1, takenAt, migrations, tables, tableHashes, sequences, files: await copyFiles(files, join(to, FILES)) }
    const manifest: Manifest = { ...contents, checksum: checksumOf(contents) }
    await writeFile(join(to, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true })
    await insertBackup(client, {
      rows: Object.values(tables).reduce((sum, count) => sum + count, 0),
      files: Object.keys(manifest.files).length,
      folder: resolve(to),
      bytes: await sizeOf(to),
    })
    return manifest
  } finally {
    await client.end()
  }
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  }
  return bytes
}

async function saveTable(client: pg.Client, table: string, path: string): Promise<{ count: number; hash: string }> {
  let count = 0
  const hash = createHash('sha256')
  async function* lines() {
    for await (const rows of rowsOf(client, table)) {
      count += rows.length
      yield `${rows.join('\n')}\n`
    }
  }
  async function* hashed(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      hash.update(piece)
      yield piece
    }
  }
  await pipeline(Readable.from(lines()), createGzip(), hashed, createWriteStream(path, { mode: 0o600, flush: true }))
  return { count, hash: hash.digest('hex') }
}

async function copyFiles(from: string, to: string): Promise<Manifest['files']> {
  const copied: Manifest['files'] = {}
  if (!existsSync(from)) return copied
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(from, path)
    // A file that is still being written has no row yet.
    if (!entry.isFile() || name.startsWith('.')) continue
    const target = join(to, name)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    if (!(await copyIfThere(path, target))) continue
    copied[name] = { hash: await hashOfFile(target), bytes: (await stat(target)).size }
  }
  return copied
}

/** False when the file was deleted since it was listed, as expired exports are. */
async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
