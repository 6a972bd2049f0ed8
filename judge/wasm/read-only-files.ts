import type { Files } from './python-files.ts'

/** An open file or folder. */
export interface Open {
  isFolder: boolean
  size: number
  /** What lies in a folder: names, and which of them are folders. */
  names: (readonly [name: string, isFolder: boolean])[]
  take(most: number): Uint8Array
  at(place: number, most: number): Uint8Array
  seek(offset: number, from: number): number
}

/** A tree of files that can be read and not written. */
export interface ReadOnly {
  find(path: string): { isFolder: boolean; size: number } | null
  open(path: string): number | null
  get(descriptor: number): Open | undefined
  close(descriptor: number): boolean
}

const FIRST = 3
const MAX_OPEN = 64

export function openReadOnly(files: Files): ReadOnly {
  const folders = new Map<string, Map<string, boolean>>([['/', new Map()]])
  for (const path of files.keys()) {
    const parts = path.split('/').slice(1)
    parts.forEach((name, at) => {
      const above = `/${parts.slice(0, at).join('/')}`
      const inside = folders.get(above) ?? new Map<string, boolean>()
      folders.set(above, inside.set(name, at < parts.length - 1))
    })
  }
  const opened = new Map<number, Open>([[FIRST, folderOf(folders.get('/')!)]])
  let next = FIRST + 1

  const find = (path: string) => {
    const whole = normal(path)
    const file = files.get(whole)
    if (file !== undefined) return { isFolder: false, size: file.length }
    return folders.has(whole) ? { isFolder: true, size: 0 } : null
  }
  return {
    find,
    open(path) {
      const whole = normal(path)
      const file = files.get(whole)
      const inside = folders.get(whole)
      if ((file === undefined && inside === undefined) || opened.size >= MAX_OPEN) return null
      opened.set(next, file === undefined ? folderOf(inside!) : fileOf(file))
      return next++
    },
    get: (descriptor) => opened.get(descriptor),
    close: (descriptor) => opened.delete(descriptor) || descriptor < FIRST,
  }
}

/** A path from the root on, however it was written. It cannot leave the tree: there is nothing above. */
function normal(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}`
}

const NOTHING = new Uint8Array()

const folderOf = (inside: ReadonlyMap<string, boolean>): Open => ({
  isFolder: true, size: 0, names: [...inside], take: () => NOTHING, at: () => NOTHING, seek: () => 0,
})

function fileOf(bytes: Uint8Array): Open {
  let place = 0
  return {
    isFolder: false,
    size: bytes.length,
    names: [],
    at: (from, most) => bytes.subarray(from, from + most),
    take(most) {
      const some = bytes.subarray(place, place + most)
      place += some.length
      return some
    },
    seek(offset, from) {
      const wanted = (from === 0 ? 0 : from === 1 ? place : bytes.length) + offset
      if (wanted >= 0) place = wanted
      return wanted
    },
  }
}
