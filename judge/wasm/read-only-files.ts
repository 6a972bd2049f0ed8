import type { Files } from './python-files.ts'

/** An open file or folder. */
export interface OpenFile {
  isFolder: boolean
  size: number
  /** The entries of a folder. */
  names: (readonly [name: string, isFolder: boolean])[]
  /** Reads at most `count` bytes from the current position and advances it. */
  take(count: number): Uint8Array
  /** Reads at most `count` bytes from the given position. */
  at(position: number, count: number): Uint8Array
  /** Moves the position; `from` is 0, 1 or 2 for the start, the current position or the end. Returns the new position; negative if it is invalid. */
  seek(offset: number, from: number): number
}

/** A read-only file system. */
export interface ReadOnlyFiles {
  find(path: string): { isFolder: boolean; size: number } | null
  /** Returns a descriptor, or null if there is no such file or too many are open. */
  open(path: string): number | null
  get(descriptor: number): OpenFile | undefined
  close(descriptor: number): boolean
}

const FIRST_DESCRIPTOR = 3
const MAX_OPEN = 64

/** Opens a file system; descriptor 3 is its root folder. */
export function openReadOnlyFiles(files: Files): ReadOnlyFiles {
  const folders = new Map<string, Map<string, boolean>>([['/', new Map()]])
  for (const path of files.keys()) {
    const parts = path.split('/').slice(1)
    parts.forEach((name, at) => {
      const parent = `/${parts.slice(0, at).join('/')}`
      const entries = folders.get(parent) ?? new Map<string, boolean>()
      folders.set(parent, entries.set(name, at < parts.length - 1))
    })
  }
  const opened = new Map<number, OpenFile>([[FIRST_DESCRIPTOR, folderOf(folders.get('/')!)]])
  let next = FIRST_DESCRIPTOR + 1

  const find = (path: string) => {
    const absolute = normalize(path)
    const file = files.get(absolute)
    if (file !== undefined) return { isFolder: false, size: file.length }
    return folders.has(absolute) ? { isFolder: true, size: 0 } : null
  }
  return {
    find,
    open(path) {
      const absolute = normalize(path)
      const file = files.get(absolute)
      const entries = folders.get(absolute)
      if ((file === undefined && entries === undefined) || opened.size >= MAX_OPEN) return null
      opened.set(next, file === undefined ? folderOf(entries!) : fileOf(file))
      return next++
    },
    get: (descriptor) => opened.get(descriptor),
    close: (descriptor) => opened.delete(descriptor) || descriptor < FIRST_DESCRIPTOR,
  }
}

/** Resolves a path to an absolute one without `.` and `..`, which cannot leave the root. */
function normalize(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}`
}

const EMPTY = new Uint8Array()

const folderOf = (entries: ReadonlyMap<string, boolean>): OpenFile => ({
  isFolder: true, size: 0, names: [...entries], take: () => EMPTY, at: () => EMPTY, seek: () => 0,
})

function fileOf(bytes: Uint8Array): OpenFile {
  let position = 0
  return {
    isFolder: false,
    size: bytes.length,
    names: [],
    at: (start, count) => bytes.subarray(start, start + count),
    take(count) {
      const taken = bytes.subarray(position, position + count)
      position += taken.length
      return taken
    },
    seek(offset, from) {
      const target = (from === 0 ? 0 : from === 1 ? position : bytes.length) + offset
      if (target >= 0) position = target
      return target
    },
  }
}
