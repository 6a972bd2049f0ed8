import { randomFillSync } from 'node:crypto'
import { openReadOnlyFiles, type ReadOnlyFiles } from './read-only-files.ts'
import type { Files } from './python-files.ts'

/** The standard streams, which are all that the system calls of a program reach outside of its memory. */
export interface Streams {
  /** Waits for input and returns at most `count` bytes; none at the end of the input. */
  read(count: number): Uint8Array
  /** Writes frames (descriptor 1) or printed output (2). The bytes belong to the program's memory and must be copied to be kept. */
  write(descriptor: 1 | 2, bytes: Uint8Array): void
}

export interface Program {
  args: string[]
  files: Files
  streams: Streams
  memory(): WebAssembly.Memory
}

/** Thrown to end the program. */
export class Exit extends Error {}

const OK = 0
const BAD_DESCRIPTOR = 8
const INVALID = 28
const TOO_LONG = 37
const MISSING = 44
const NOT_SUPPORTED = 58
const READ_ONLY = 69
const ROOT = 3
const CLOCK = 0

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/**
 * An implementation of WASI preview 1 for CPython: read-only files in memory, three streams, a clock and random numbers. Everything that
 * would write, connect or start something is refused.
 */
export function wasi({ args, files, streams, memory }: Program): WebAssembly.ModuleImports {
  const tree: ReadOnlyFiles = openReadOnlyFiles(files)
  const bytes = () => new Uint8Array(memory().buffer)
  const view = () => new DataView(memory().buffer)
  const text = (at: number, length: number) => decoder.decode(bytes().slice(at, at + length))
  const vectors = (at: number, count: number) =>
    Array.from({ length: count }, (_, index) => [view().getUint32(at + index * 8, true), view().getUint32(at + index * 8 + 4, true)] as const)
  const put32 = (at: number, value: number) => (view().setUint32(at, value, true), OK)
  const put64 = (at: number, value: bigint) => (view().setBigUint64(at, value, true), OK)

  const strings = args.map((argument) => encoder.encode(`${argument}\0`))
  function putStrings(list: Uint8Array[], pointers: number, at: number): number {
    for (const [index, string] of list.entries()) {
      put32(pointers + index * 4, at)
      bytes().set(string, at)
      at += string.length
    }
    return OK
  }

  function putStat(at: number, { isFolder, size }: { isFolder: boolean; size: number }): number {
    bytes().fill(0, at, at + 64)
    view().setUint8(at + 16, isFolder ? 3 : 4)
    put64(at + 24, 1n)
    return put64(at + 32, BigInt(size))
  }

  function read(vectorsAt: number, count: number, readAt: number, take: (count: number) => Uint8Array): number {
    let total = 0
    for (const [at, length] of vectors(vectorsAt, count)) {
      if (length === 0) continue
      const taken = take(length)
      bytes().set(taken, at)
      total += taken.length
      if (taken.length < length) break
    }
    return put32(readAt, total)
  }

  const readOnly = () => READ_ONLY
  const notSupported = () => NOT_SUPPORTED
  const succeed = () => OK

  return {
    args_get: (pointers: number, at: number) => putStrings(strings, pointers, at),
    args_sizes_get: (count: number, size: number) => (put32(count, strings.length), put32(size, strings.reduce((sum, string) => sum + string.length, 0))),
    environ_get: succeed,
    environ_sizes_get: (count: number, size: number) => (put32(count, 0), put32(size, 0)),
    clock_res_get: (_clock: number, at: number) => put64(at, 1000n),
    clock_time_get: (clock: number, _precision: bigint, at: number) =>
      put64(at, BigInt(Math.round((clock === CLOCK ? Date.now() : performance.now()) * 1e6))),
    random_get: (at: number, length: number) => {
      for (let done = 0; done < length; done += CHUNK) randomFillSync(bytes(), at + done, Math.min(CHUNK, length - done))
      return OK
    },
    sched_yield: succeed,
    proc_exit: () => {
      throw new Exit()
    },
    fd_close: (descriptor: number) => (tree.close(descriptor) ? OK : BAD_DESCRIPTOR),
    fd_prestat_get: (descriptor: number, at: number) => (descriptor === ROOT ? (put32(at, 0), put32(at + 4, 1)) : BAD_DESCRIPTOR),
    fd_prestat_dir_name: (descriptor: number, at: number) => (descriptor === ROOT ? (bytes().set([47], at), OK) : BAD_DESCRIPTOR),
    fd_fdstat_get: (descriptor: number, at: number) => {
      const open = tree.get(descriptor)
      if (descriptor > 2 && open === undefined) return BAD_DESCRIPTOR
      bytes().fill(0, at, at + 24)
      view().setUint8(at, descriptor <= 2 ? 2 : open!.isFolder ? 3 : 4)
      put64(at + 8, ALL_RIGHTS)
      return put64(at + 16, ALL_RIGHTS)
    },
    fd_fdstat_set_flags: succeed,
    fd_filestat_get: (descriptor: number, at: number) => {
      const open = tree.get(descriptor)
      if (descriptor > 2 && open === undefined) return BAD_DESCRIPTOR
      putStat(at, open ?? { isFolder: false, size: 0 })
      if (descriptor <= 2) view().setUint8(at + 16, 2)
      return OK
    },
    fd_read: (descriptor: number, at: number, count: number, readAt: number) => {
      // Fill only one buffer, because filling a second one could block.
      if (descriptor === 0) return read(at, Math.min(count, 1), readAt, (length) => streams.read(length))
      const open = tree.get(descriptor)
      return open === undefined || open.isFolder ? BAD_DESCRIPTOR : read(at, count, readAt, (length) => open.take(length))
    },
    fd_pread: (...[descriptor, at, count, from, readAt]: [number, number, number, bigint, number]) => {
      const open = tree.get(descriptor)
      if (open === undefined || open.isFolder) return BAD_DESCRIPTOR
      let position = Number(from)
      return read(at, count, readAt, (length) => {
        const taken = open.at(position, length)
        position += taken.length
        return taken
      })
    },
    fd_write: (descriptor: number, at: number, count: number, writtenAt: number) => {
      if (descriptor !== 1 && descriptor !== 2) return tree.get(descriptor) === undefined ? BAD_DESCRIPTOR : READ_ONLY
      let total = 0
      for (const [from, length] of vectors(at, count)) {
        if (length > 0) streams.write(descriptor, bytes().subarray(from, from + length))
        total += length
      }
      return put32(writtenAt, total)
    },
    fd_seek: (descriptor: number, offset: bigint, from: number, at: number) => {
      const position = tree.get(descriptor)?.seek(Number(offset), from)
      return position === undefined ? BAD_DESCRIPTOR : position < 0 ? INVALID : put64(at, BigInt(position))
    },
    fd_tell: (descriptor: number, at: number) => {
      const position = tree.get(descriptor)?.seek(0, 1)
      return position === undefined ? BAD_DESCRIPTOR : put64(at, BigInt(position))
    },
    fd_readdir: (...[descriptor, at, length, cookie, usedAt]: [number, number, number, bigint, number]) => {
      const open = tree.get(descriptor)
      if (!open?.isFolder) return BAD_DESCRIPTOR
      const all = Buffer.concat(open.names.slice(Number(cookie)).map(([name, isFolder], index) => entryOf(name, isFolder, Number(cookie) + index + 1)))
      const fitting = all.subarray(0, length)
      bytes().set(fitting, at)
      return put32(usedAt, fitting.length)
    },
    path_open: (...[, , at, length, flags, , , , openedAt]: [number, number, number, number, number, bigint, bigint, number, number]) => {
      if (length > MAX_PATH) return TOO_LONG
      const path = text(at, length)
      const opened = tree.open(path)
      if (opened === null) return (flags & CREATE) === 0 ? MISSING : READ_ONLY
      return (flags & (EXCLUSIVE | TRUNCATE)) === 0 ? put32(openedAt, opened) : (tree.close(opened), READ_ONLY)
    },
    path_filestat_get: (...[, , at, length, statAt]: [number, number, number, number, number]) => {
      if (length > MAX_PATH) return TOO_LONG
      const found = tree.find(text(at, length))
      return found === null ? MISSING : putStat(statAt, found)
    },
    path_readlink: () => INVALID,
    fd_advise: succeed, fd_sync: succeed, fd_datasync: succeed,
    fd_allocate: readOnly, fd_filestat_set_size: readOnly, fd_filestat_set_times: readOnly, fd_pwrite: readOnly,
    path_create_directory: readOnly, path_filestat_set_times: readOnly, path_link: readOnly, path_remove_directory: readOnly,
    path_rename: readOnly, path_symlink: readOnly, path_unlink_file: readOnly,
    sock_accept: notSupported, sock_recv: notSupported, sock_send: notSupported, sock_shutdown: notSupported, poll_oneoff: notSupported,
  }
}

const ALL_RIGHTS = 0x1fff_ffffn
const CREATE = 1
const EXCLUSIVE = 4
const TRUNCATE = 8
// `randomFillSync` is called in chunks of this size.
const CHUNK = 65_536
// A path is decoded in memory that all threads of the pool share.
const MAX_PATH = 4_096

function entryOf(name: string, isFolder: boolean, next: number): Buffer {
  const encoded = encoder.encode(name)
  const header = Buffer.alloc(24)
  header.writeBigUInt64LE(BigInt(next), 0)
  header.writeUInt32LE(encoded.length, 16)
  header.writeUInt8(isFolder ? 3 : 4, 20)
  return Buffer.concat([header, encoded])
}
