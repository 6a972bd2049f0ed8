import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import type { DatabaseAddress } from '../database/database.ts'
import { beginRestore, countPeople, countRows, insertRows, listMigrations, openBackupClient, setSequence } from './backup.queries.ts'
import { BackupRefusal, FILES, MANIFEST, tableFile, type Manifest } from './manifest.ts'

interface Wish {
  from: string
  /** A database without people, brought forward by the migrations, with the tables of the queue. */
  address: DatabaseAddress
  /** Where the site will keep its files. */
  files: string
}

const AT_ONCE = 500

/** Puts a backup back, whole or not at all: files that are not as they were and missing rows are noticed before it counts. */
export async function restoreBackup({ from, address, files }: Wish): Promise<Manifest> {
  const manifest = await readManifest(from)
  const client = await openBackupClient(address)
  try {
    if ((await countPeople(client)) > 0) throw new BackupRefusal('There are people in this database already. Restore into an empty DATA_DIR.')
    refuseOtherVersion(manifest, await listMigrations(client))
    await copyFilesBack(manifest, join(from, FILES), files)
    await beginRestore(client, Object.keys(manifest.tables))
    for (const [table, wanted] of Object.entries(manifest.tables)) await restoreTable(client, from, table, wanted)
    for (const [name, sequence] of Object.entries(manifest.sequences)) await setSequence(client, name, sequence)
    await client.query('commit')
    return manifest
  } finally {
    await client.end()
  }
}

async function readManifest(from: string): Promise<Manifest> {
  const path = join(from, MANIFEST)
  if (!existsSync(path)) throw new BackupRefusal(`There is no finished backup in ${from}: ${MANIFEST} is missing.`)
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest
  if (manifest.form !== 1) throw new BackupRefusal('This backup was made by a newer program. Use that one.')
  return manifest
}

function refuseOtherVersion({ migrations }: Manifest, here: readonly string[]): void {
  const unknown = migrations.find((name) => !here.includes(name))
  if (unknown !== undefined) throw new BackupRefusal(`This backup is newer than this program: it has the migration ${unknown}. Use the newer one.`)
  const missing = here.find((name) => !migrations.includes(name))
  if (missing !== undefined) {
    throw new BackupRefusal(`This backup is older than this program: it lacks the migration ${missing}. Restore it with the version that made it, then update.`)
  }
}

async function restoreTable(client: pg.Client, from: string, table: string, wanted: number): Promise<void> {
  let waiting: string[] = []
  const put = async () => {
    if (waiting.length > 0) await insertRows(client, table, waiting)
    waiting = []
  }
  for await (const line of linesOf(join(from, tableFile(table)))) {
    waiting.push(line)
    if (waiting.length === AT_ONCE) await put()
  }
  await put()
  const count = await countRows(client, table)
  if (count !== wanted) throw new BackupRefusal(`The table ${table} has ${count} rows in this backup, not the ${wanted} that it should have.`)
}

/** The lines of a packed file. Line feeds alone end one: a text may hold the other signs that count as ends of lines. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const packed = createReadStream(path)
  const text = packed.pipe(createGunzip()).setEncoding('utf8')
  packed.once('error', (error) => text.destroy(error))
  let rest = ''
  for await (const piece of text as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    yield* lines.filter((line) => line !== '')
  }
  if (rest !== '') yield rest
}

async function copyFilesBack(manifest: Manifest, from: string, to: string): Promise<void> {
  for (const [name, { hash }] of Object.entries(manifest.files)) {
    const source = join(from, name)
    const bytes = await readFile(source).catch(() => null)
    const isWhole = bytes !== null && createHash('sha256').update(bytes).digest('hex') === hash
    if (!isWhole || name.includes('..')) throw new BackupRefusal(`The file ${name} of this backup is missing or not as it was.`)
    await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 })
    await copyFile(source, join(to, name))
  }
}
