/** A message between the judge and the WASM pool, over plain pipes: structured clones take longer than a small program. */
export interface PoolMessage<Kind extends number> {
  /** The thread. */
  id: number
  kind: Kind
  /** A value of some kinds, below 2 ** 32. */
  number: number
  bytes: Buffer
}

/** Requests of the judge about a thread. To open one, `number` is the descriptor of its channel. */
export const REQUEST = { openPython: 0, openJavascript: 1, end: 2, openSql: 3 } as const
export type RequestKind = (typeof REQUEST)[keyof typeof REQUEST]

/**
 * Events of a thread. `task` comes first, with the path below /proc where the kernel counts its time. `bytes` has its memory in KiB as
 * `number`, or 0 if the bytes themselves contain it.
 */
export const EVENT = { task: 0, bytes: 1, tooMuch: 2, ended: 3 } as const
export type EventKind = (typeof EVENT)[keyof typeof EVENT]

/**
 * The pipe to which threads write short messages directly, bypassing the main thread of the pool. It is a socket that blocks while it is
 * full. Writes of up to 32 KiB are atomic, so messages of different threads do not mix.
 */
export const DIRECT_PIPE = 3
export const MAX_DIRECT_BYTES = 16_384

const HEADER_BYTES = 13
const EMPTY = new Uint8Array(0)

/** Encodes a message as a header of 13 bytes and its bytes. */
export function encodePoolMessage({ id, kind, number = 0, bytes = EMPTY }: { id: number; kind: number; number?: number; bytes?: Uint8Array }): Buffer {
  const encoded = Buffer.allocUnsafe(HEADER_BYTES + bytes.length)
  encoded.writeUInt32LE(id, 0)
  encoded.writeUInt8(kind, 4)
  encoded.writeUInt32LE(number, 5)
  encoded.writeUInt32LE(bytes.length, 9)
  encoded.set(bytes, HEADER_BYTES)
  return encoded
}

/** Returns a function that takes the bytes of a pipe and reports each complete message. Both ends are trusted, so nothing is validated. */
export function readPoolMessages<Kind extends number>(onMessage: (message: PoolMessage<Kind>) => void): (bytes: Buffer) => void {
  let chunks: Buffer[] = []
  let size = 0
  let needed = HEADER_BYTES
  return (received) => {
    chunks.push(received)
    size += received.length
    if (size < needed) return
    const all = chunks.length === 1 ? received : Buffer.concat(chunks)
    let at = 0
    for (needed = HEADER_BYTES; all.length - at >= HEADER_BYTES; needed = HEADER_BYTES) {
      needed = HEADER_BYTES + all.readUInt32LE(at + 9)
      if (all.length - at < needed) break
      onMessage({ id: all.readUInt32LE(at), kind: all.readUInt8(at + 4) as Kind, number: all.readUInt32LE(at + 5), bytes: all.subarray(at + HEADER_BYTES, at + needed) })
      at += needed
    }
    const rest = all.subarray(at)
    chunks = rest.length === 0 ? [] : [rest]
    size = rest.length
  }
}
