import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { BackupRefusal, checksumOf, FILES, MANIFEST, manifestShape, tableFile, type Manifest } from './manifest.ts'

const damagedManifest = () => new BackupRefusal(`The list ${MANIFEST} of this backup is damaged.`)
const damagedTable = (table: string) => new BackupRefusal(`The table ${table} of this backup is missing or damaged.`)

/** A manifest, and whether its checksum matches. */
interface ReadManifest {
  manifest: Manifest
  isWhole: boolean
}

/** Reads the manifest of a backup. */
export async function readManifest(from: string): Promise<ReadManifest> {
  const path = join(from, MANIFEST)
  if (!existsSync(path)) throw new BackupRefusal(`There is no finished backup in ${from}: ${MANIFEST} is missing.`)
  const written = await readFile(path, 'utf8').then((text) => JSON.parse(text) as { form?: unknown; checksum?: unknown }).catch(() => null)
  if (typeof written?.form === 'number' && written.form > 1) throw new BackupRefusal('This backup was made by a newer program. Use that one.')
  const { data: manifest } = manifestShape.safeParse(written)
  if (written === null || manifest === undefined) throw damagedManifest()
  return { manifest, isWhole: manifest.checksum === undefined || manifest.checksum === checksumOf(written) }
}

/** Reads every byte of a backup before anything is replaced. Throws when a file is missing, truncated or changed. */
export async function checkContents(from: string, { manifest, isWhole }: ReadManifest): Promise<void> {
  for (const [table, wanted] of Object.entries(manifest.tables)) {
    await checkTable(join(from, tableFile(table)), { table, wanted, hash: manifest.tableHashes?.[table] })
  }
  for (const [name, { hash }] of Object.entries(manifest.files)) {
    const isAsItWas = !name.includes('..') && (await hashOfFile(join(from, FILES, name)).catch(() => null)) === hash
    if (!isAsItWas) throw new BackupRefusal(`The file ${name} of this backup is missing or was changed.`)
  }
  // This check comes last, so that a specific difference is reported first.
  if (!isWhole) throw damagedManifest()
}

async function checkTable(path: string, { table, wanted, hash }: { table: string; wanted: number; hash: string | undefined }): Promise<void> {
  let count = 0
  try {
    if (hash !== undefined && (await hashOfFile(path)) !== hash) throw damagedTable(table)
    for await (const line of linesOf(path)) {
      count += 1
      if (hash === undefined) JSON.parse(line)
    }
  } catch {
    throw damagedTable(table)
  }
  if (count !== wanted) throw new BackupRefusal(`The table ${table} has ${count} rows in this backup, not the ${wanted} that it should have.`)
}

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

/** The lines of a compressed file. Only line feeds end a line: a text may contain other line separators. */
export async function* linesOf(path: string): AsyncGenerator<string> {
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
