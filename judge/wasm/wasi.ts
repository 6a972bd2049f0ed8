import { randomFillSync } from 'node:crypto'
import { openReadOnly, type ReadOnly } from './read-only-files.ts'
import type { Files } from './python-files.ts'

/** What a guest's system calls reach outside of it: three streams, and nothing else. */
export interface Streams {
  /** As many bytes as there are, at most `most`; waits for them. Empty: no more will come. */
  read(most: number): Uint8Array
  /** Descriptor 1 for frames, 2 for what is printed. The bytes are the guest's own: what is kept of them is copied. */
  write(descriptor: 1 | 2, bytes: Uint8Array): void
}

export interface Program {
  args: string[]
  files: Files
  streams: Streams
  memory(): WebAssembly.Memory
}

/** Ends the program; thrown through it. */
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
 * The system that CPython sees (WASI preview 1), our own: read-only files out of memory, three streams, a clock, dice. Whatever
 * would write, connect or start something is refused.
 */
export function wasi({ args, files, streams, memory }: Program): WebAssembly.ModuleImports {
  const tree: ReadOnly = openReadOnly(files)
  const bytes = () => new Uint8Array(memory().buffer)
  const view = () => new DataView(memory().buffer)
  const text = (at: number, length: number) => decoder.decode(bytes().slice(at, at + length))
  const vectors = (at: number, count: number) =>
    Array.from({ length: count }, (_, index) => [view().getUint32(at + index * 8, true), view().getUint32(at + index * 8 + 4, true)] as const)
  const put32 = (at: number, value: number) => (view().setUint32(at, value, true), OK)
  const put64 = (at: number, value: bigint) => (view().setBigUint64(at, value, true), OK)

  const strings = args.map((one) => encoder.encode(`${one}\0`))
  function putStrings(list: Uint8Array[], pointers: number, at: number): number {
    for (const [index, one] of list.entries()) {
      put32(pointers + index * 4, at)
      bytes().set(one, at)
      at += one.length
    }
    return OK
  }

  function putStat(at: number, { isFolder, size }: { isFolder: boolean; size: number }): number {
    bytes().fill(0, at, at + 64)
    view().setUint8(at + 16, isFolder ? 3 : 4)
    put64(at + 24, 1n)
    return put64(at + 32, BigInt(size))
  }

  function read(vectorsAt: number, count: number, readAt: number, take: (most: number) => Uint8Array): number {
    let total = 0
    for (const [at, length] of vectors(vectorsAt, count)) {
      if (length === 0) continue
      const some = take(length)
      bytes().set(some, at)
      total += some.length
      if (some.length < length) break
    }
    return put32(readAt, total)
  }

  const refused = () => READ_ONLY
  const none = () => NOT_SUPPORTED
  const fine = () => OK

  return {
    args_get: (pointers: number, at: number) => putStrings(strings, pointers, at),
    args_sizes_get: (count: number, size: number) => (put32(count, strings.length), put32(size, strings.reduce((sum, one) => sum + one.length, 0))),
    environ_get: fine,
    environ_sizes_get: (count: number, size: number) => (put32(count, 0), put32(size, 0)),
    clock_res_get: (_clock: number, at: number) => put64(at, 1000n),
    clock_time_get: (clock: number, _precision: bigint, at: number) =>
      put64(at, BigInt(Math.round((clock === CLOCK ? Date.now() : performance.now()) * 1e6))),
    random_get: (at: number, length: number) => {
      for (let done = 0; done < length; done += PIECE) randomFillSync(bytes(), at + done, Math.min(PIECE, length - done))
      return OK
    },
    sched_yield: fine,
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
    fd_fdstat_set_flags: fine,
    fd_filestat_get: (descriptor: number, at: number) => {
      const open = tree.get(descriptor)
      if (descriptor > 2 && open === undefined) return BAD_DESCRIPTOR
      putStat(at, open ?? { isFolder: false, size: 0 })
      if (descriptor <= 2) view().setUint8(at + 16, 2)
      return OK
    },
    fd_read: (descriptor: number, at: number, count: number, readAt: number) => {
      // A stream is not waited for twice in one call.
      if (descriptor === 0) return read(at, Math.min(count, 1), readAt, (most) => streams.read(most))
      const open = tree.get(descriptor)
      return open === undefined || open.isFolder ? BAD_DESCRIPTOR : read(at, count, readAt, (most) => open.take(most))
    },
    fd_pread: (...[descriptor, at, count, from, readAt]: [number, number, number, bigint, number]) => {
      const open = tree.get(descriptor)
      if (open === undefined || open.isFolder) return BAD_DESCRIPTOR
      let place = Number(from)
      return read(at, count, readAt, (most) => {
        const some = open.at(place, most)
        place += some.length
        return some
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
      const place = tree.get(descriptor)?.seek(Number(offset), from)
      return place === undefined ? BAD_DESCRIPTOR : place < 0 ? INVALID : put64(at, BigInt(place))
    },
    fd_tell: (descriptor: number, at: number) => {
      const place = tree.get(descriptor)?.seek(0, 1)
      return place === undefined ? BAD_DESCRIPTOR : put64(at, BigInt(place))
    },
    fd_readdir: (...[descriptor, at, length, cookie, usedAt]: [number, number, number, bigint, number]) => {
      const open = tree.get(descriptor)
      if (!open?.isFolder) return BAD_DESCRIPTOR
      const all = Buffer.concat(open.names.slice(Number(cookie)).map(([name, isFolder], index) => entryOf(name, isFolder, Number(cookie) + index + 1)))
      const part = all.subarray(0, length)
      bytes().set(part, at)
      return put32(usedAt, part.length)
    },
    path_open: (...[, , at, length, how, , , , openedAt]: [number, number, number, number, number, bigint, bigint, number, number]) => {
      if (length > MAX_PATH) return TOO_LONG
      const path = text(at, length)
      const opened = tree.open(path)
      if (opened === null) return (how & CREATE) === 0 ? MISSING : READ_ONLY
      return (how & (EXCLUSIVE | TRUNCATE)) === 0 ? put32(openedAt, opened) : (tree.close(opened), READ_ONLY)
    },
    path_filestat_get: (...[, , at, length, statAt]: [number, number, number, number, number]) => {
      if (length > MAX_PATH) return TOO_LONG
      const found = tree.find(text(at, length))
      return found === null ? MISSING : putStat(statAt, found)
    },
    path_readlink: () => INVALID,
    fd_advise: fine, fd_sync: fine, fd_datasync: fine,
    fd_allocate: refused, fd_filestat_set_size: refused, fd_filestat_set_times: refused, fd_pwrite: refused,
    path_create_directory: refused, path_filestat_set_times: refused, path_link: refused, path_remove_directory: refused,
    path_rename: refused, path_symlink: refused, path_unlink_file: refused,
    sock_accept: none, sock_recv: none, sock_send: none, sock_shutdown: none, poll_oneoff: none,
  }
}

const ALL_RIGHTS = 0x1fff_ffffn
const CREATE = 1
const EXCLUSIVE = 4
const TRUNCATE = 8
const PIECE = 65_536
// A text is made of a path on this side, where all guests of the pool have one memory.
const MAX_PATH = 4_096

function entryOf(name: string, isFolder: boolean, next: number): Buffer {
  const written = encoder.encode(name)
  const head = Buffer.alloc(24)
  head.writeBigUInt64LE(BigInt(next), 0)
  head.writeUInt32LE(written.length, 16)
  head.writeUInt8(isFolder ? 3 : 4, 20)
  return Buffer.concat([head, written])
}
