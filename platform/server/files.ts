import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readdir, realpath, rename, rm, stat, statfs, type FileHandle } from 'node:fs/promises'
import { dirname, extname, join, resolve } from 'node:path'
import { Refusal } from '../rules/refusals.ts'
import type { Readable } from 'node:stream'

/** A stored file as a stream; the caller reads it to its end or destroys it. */
export interface StoredFile {
  stream: Readable
  /** Of the whole file, also when only a range of it is read. */
  size: number
  contentType: string
}

/** A part of a file by the places of its first and last byte. */
export interface ByteRange {
  start: number
  end: number
}

/** The store of files. Its interface has only keys and streams, so that an object store can implement it. */
export interface FileStore {
  /** Where the files are on this machine; null for a store elsewhere. */
  folder: string | null
  /** Resolves once the bytes are durable; a file exists completely or not at all. */
  put(key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, contentType: string): Promise<void>
  /** The file, or a range of it. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>
  has(key: string): Promise<boolean>
  /** Deleting a missing file is not an error. */
  delete(key: string): Promise<void>
  /** Free and total bytes; null where they are unknown. */
  room(): Promise<{ free: number; whole: number } | null>
}

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
}
const SEGMENT = /^[a-z0-9_-][a-z0-9_.-]{0,100}$/
const DRAFTS = '.drafts'
const DRAFT_OUTLIVES_MS = 3_600_000

/** The content type of a key. An invalid key is a bug, never the fault of a request. */
function typeOf(key: string): string {
  const type = TYPES[extname(key)]
  const isOurs = key.length <= 300 && key.split('/').every((part) => SEGMENT.test(part) && !part.includes('..'))
  if (isOurs && type !== undefined) return type
  throw new Error(`Not a key of the file store: ${JSON.stringify(key.slice(0, 100))}`)
}

const absent = (failure: unknown): null => {
  const { code = '' } = failure as NodeJS.ErrnoException
  if (['ENOENT', 'ENOTDIR', 'ELOOP', 'EMLINK'].includes(code)) return null
  throw failure
}

const isFull = (failure: unknown) => ['ENOSPC', 'EDQUOT'].includes((failure as NodeJS.ErrnoException).code ?? '')

async function sync(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Stores files in a directory that only this user may enter. */
export function diskFiles(directory: string): FileStore {
  const root = resolve(directory)
  let drafts: Promise<string> | undefined

  async function openDrafts(): Promise<string> {
    const path = join(root, DRAFTS)
    await mkdir(path, { recursive: true, mode: 0o700 })
    // What a crash left half-written; another process may be writing its own file now.
    for (const name of await readdir(path)) {
      const { mtimeMs } = (await stat(join(path, name)).catch(absent)) ?? { mtimeMs: Infinity }
      if (mtimeMs < Date.now() - DRAFT_OUTLIVES_MS) await rm(join(path, name), { force: true })
    }
    return path
  }

  // Neither the file nor any directory on its path may be a link, which could lead out of the store.
  async function isInside(path: string): Promise<boolean> {
    const parent = await realpath(dirname(path)).catch(absent)
    return parent !== null && parent === join(await realpath(root), dirname(path).slice(root.length))
  }

  async function openForReading(path: string): Promise<FileHandle | null> {
    const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(absent)
    if (handle === null) return null
    if ((await isInside(path)) && (await handle.stat()).isFile()) return handle
    await handle.close()
    return null
  }

  async function makeParents(path: string): Promise<void> {
    const first = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    if (first === undefined) return
    // Each new directory is an entry in its parent, which is synced too.
    const top = dirname(first)
    for (let at = dirname(path); at.length >= top.length && at !== dirname(at); at = dirname(at)) await sync(at)
  }

  return {
    folder: root,
    async put(key, bytes, contentType) {
      if (typeOf(key) !== contentType) throw new Error(`The key ${key} does not stand for ${contentType}.`)
      const path = join(root, key)
      const draft = join(await (drafts ??= openDrafts()), randomUUID())
      try {
        const handle = await open(draft, 'wx', 0o600)
        await handle.writeFile(bytes).then(() => handle.sync()).finally(() => handle.close())
        await makeParents(path)
        if (!(await isInside(path))) throw new Error(`The key ${key} leads out of the file store.`)
        await rename(draft, path)
        await sync(dirname(path))
      } catch (failure) {
        await rm(draft, { force: true })
        throw isFull(failure) ? new Refusal('NO_ROOM') : failure
      }
    },
    async get(key, range) {
      const contentType = typeOf(key)
      const handle = await openForReading(join(root, key))
      if (handle === null) return null
      const { size } = await handle.stat()
      return { stream: handle.createReadStream(range), size, contentType }
    },
    async has(key) {
      typeOf(key)
      const handle = await openForReading(join(root, key))
      await handle?.close()
      return handle !== null
    },
    async delete(key) {
      typeOf(key)
      const path = join(root, key)
      if (await isInside(path)) await rm(path, { force: true })
    },
    async room() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const { bavail, blocks, bsize } = await statfs(root)
      return { free: bavail * bsize, whole: blocks * bsize }
    },
  }
}

/** The whole content of a stored file. */
export async function bytesOf(file: StoredFile): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file.stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
