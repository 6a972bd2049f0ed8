/**
 * Messages to the threads of the WASM pool. A thread waits for input with a blocking read and has no event loop, so messages do not pass
 * through the pool's main thread: the judge has a fixed number of pipes ("channels"), and each thread uses one of them exclusively. A thread
 * may be terminated in the middle of a message, and the next thread on the channel must skip the rest. Therefore each message starts with
 * a marker that names the thread. Messages are JSON in frames and contain no byte below the space, so a marker is recognized from anywhere.
 */

/** The number of channels, and so of threads: two that run, three that wait, and those that were told to end and have not ended yet. */
export const CHANNELS = 32
/** The descriptor of the first channel in the pool process. Channels are sockets, and reading one blocks. */
export const FIRST_CHANNEL = 4

const MARKER = 1
const ID_LENGTH = 8
const MESSAGE = 't'
const END = 'e'
const MARKER_LENGTH = 2 + ID_LENGTH
const CHUNK = 65_536

const markerOf = (id: number, kind: typeof MESSAGE | typeof END) => `${String.fromCharCode(MARKER)}${kind}${id.toString(16).padStart(ID_LENGTH, '0')}`

/** A message to a thread, as it is written to its channel. */
export const addressed = (id: number, bytes: Uint8Array): Buffer => Buffer.concat([Buffer.from(markerOf(id, MESSAGE)), bytes])

/** Ends a thread that waits for a message. A running thread does not read it, and the next thread on the channel skips it. */
export const endMarker = (id: number): Buffer => Buffer.from(markerOf(id, END))

/**
 * The receiving side: returns a function that waits for the next bytes addressed to this thread. `read` blocks and returns the number of
 * bytes read, 0 when the judge has ended. The function throws `end()` when the thread should end.
 */
export function readChannel(read: (into: Buffer) => number, id: number, end: () => Error): () => Buffer {
  const chunk = Buffer.allocUnsafe(CHUNK)
  const messageMarker = markerOf(id, MESSAGE)
  const ending = markerOf(id, END)
  let isMine = false
  let rest: Buffer = Buffer.alloc(0)

  /** The parts of these bytes that are addressed to this thread. */
  function ownParts(bytes: Buffer): Buffer[] {
    const parts: Buffer[] = []
    for (let at = 0; ; ) {
      const next = bytes.indexOf(MARKER, at)
      if (isMine && next !== at) parts.push(bytes.subarray(at, next === -1 ? bytes.length : next))
      if (next === -1) return parts
      at = next + MARKER_LENGTH
      if (at > bytes.length) {
        rest = Buffer.from(bytes.subarray(next))
        return parts
      }
      const marker = bytes.toString('latin1', next, at)
      if (marker === ending) throw end()
      isMine = marker === messageMarker
    }
  }

  return () => {
    for (;;) {
      const count = read(chunk)
      if (count === 0) throw end()
      const bytes = Buffer.concat([rest, chunk.subarray(0, count)])
      rest = Buffer.alloc(0)
      const own = Buffer.concat(ownParts(bytes))
      if (own.length > 0) return own
    }
  }
}
