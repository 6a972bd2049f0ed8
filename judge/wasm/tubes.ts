/**
 * What is said to a thread that waits without an event loop goes past the pool's own thread: there are some tubes, and each guest has one to
 * itself. A thread may be ended in the middle of what it is told; whoever has the tube after it passes over what was not said to it. What is
 * said is JSON in frames, in which no sign stands below the space, so that a mark is a mark wherever somebody begins to read.
 */

/** So many guests can be there at once: two at work, three that wait, and those that were told to end and have not yet. */
export const TUBES = 32
/** Descriptor of the first one in the pool. They are sockets, and reading one waits. */
export const FIRST_TUBE = 4

const MARK = 1
const ID = 8
const TO = 't'
const END = 'e'
const MARK_LENGTH = 2 + ID
const PIECE = 65_536

const mark = (id: number, kind: typeof TO | typeof END) => `${String.fromCharCode(MARK)}${kind}${id.toString(16).padStart(ID, '0')}`

/** What is said to a guest, as it goes into its tube. */
export const addressed = (id: number, bytes: Uint8Array): Buffer => Buffer.concat([Buffer.from(mark(id, TO)), bytes])

/** Ends a guest that waits for a word: one that runs does not hear it, and whoever comes after it passes over it. */
export const lastWord = (id: number): Buffer => Buffer.from(mark(id, END))

/**
 * The thread's side: waits until something is said to this guest, and takes it. `read` waits, and says how many bytes came, 0 when
 * the judge is gone. Throws `end()` when nothing will be said any more.
 */
export function takeFrom(read: (into: Buffer) => number, id: number, end: () => Error): () => Buffer {
  const piece = Buffer.allocUnsafe(PIECE)
  const own = mark(id, TO)
  const last = mark(id, END)
  let isMine = false
  let kept: Buffer = Buffer.alloc(0)

  /** What is this guest's of some bytes, in order. */
  function mineIn(bytes: Buffer): Buffer[] {
    const mine: Buffer[] = []
    for (let at = 0; ; ) {
      const next = bytes.indexOf(MARK, at)
      if (isMine && next !== at) mine.push(bytes.subarray(at, next === -1 ? bytes.length : next))
      if (next === -1) return mine
      at = next + MARK_LENGTH
      if (at > bytes.length) {
        kept = Buffer.from(bytes.subarray(next))
        return mine
      }
      const said = bytes.toString('latin1', next, at)
      if (said === last) throw end()
      isMine = said === own
    }
  }

  return () => {
    for (;;) {
      const count = read(piece)
      if (count === 0) throw end()
      const bytes = Buffer.concat([kept, piece.subarray(0, count)])
      kept = Buffer.alloc(0)
      const taken = Buffer.concat(mineIn(bytes))
      if (taken.length > 0) return taken
    }
  }
}
