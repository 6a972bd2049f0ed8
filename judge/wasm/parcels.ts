/** What travels between the judge and the WASM pool, over plain pipes: structured messages take longer than a small program. */
export interface Parcel<Kind extends number> {
  /** The guest. */
  id: number
  kind: Kind
  /** What some kinds tell beside their bytes; below 2 ** 32. */
  number: number
  bytes: Buffer
}

/** What the judge asks of a guest; with the number of its tube's descriptor where it is opened. */
export const ASK = { openPython: 0, openJavascript: 1, end: 2 } as const
export type Ask = (typeof ASK)[keyof typeof ASK]

/** What the pool tells of a guest. `task`, its first word, is where the kernel counts its time; `bytes` come with KiB of memory, or with 0 where they say it themselves. */
export const TELL = { task: 0, bytes: 1, tooMuch: 2, ended: 3 } as const
export type Tell = (typeof TELL)[keyof typeof TELL]

/**
 * The line on which threads write themselves, past the pool's own thread, what is short. It is a socket that waits until there is room; up to
 * 32 KiB go into it in one piece, so that nothing of another thread's gets in between.
 */
export const SHORT_LINE = 3
export const SHORT = 16_384

const HEAD = 13
const NOTHING = new Uint8Array(0)

export function pack({ id, kind, number = 0, bytes = NOTHING }: { id: number; kind: number; number?: number; bytes?: Uint8Array }): Buffer {
  const packed = Buffer.allocUnsafe(HEAD + bytes.length)
  packed.writeUInt32LE(id, 0)
  packed.writeUInt8(kind, 4)
  packed.writeUInt32LE(number, 5)
  packed.writeUInt32LE(bytes.length, 9)
  packed.set(bytes, HEAD)
  return packed
}

/** Takes what comes over a pipe, and tells of whole parcels; both its ends are ours. */
export function readParcels<Kind extends number>(hear: (parcel: Parcel<Kind>) => void): (bytes: Buffer) => void {
  let kept: Buffer[] = []
  let size = 0
  let needed = HEAD
  return (came) => {
    kept.push(came)
    size += came.length
    if (size < needed) return
    const all = kept.length === 1 ? came : Buffer.concat(kept)
    let at = 0
    for (needed = HEAD; all.length - at >= HEAD; needed = HEAD) {
      needed = HEAD + all.readUInt32LE(at + 9)
      if (all.length - at < needed) break
      hear({ id: all.readUInt32LE(at), kind: all.readUInt8(at + 4) as Kind, number: all.readUInt32LE(at + 5), bytes: all.subarray(at + HEAD, at + needed) })
      at += needed
    }
    const rest = all.subarray(at)
    kept = rest.length === 0 ? [] : [rest]
    size = rest.length
  }
}
