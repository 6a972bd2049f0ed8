/** What is said to a thread that waits without an event loop: bytes in shared memory, as many at once as there is room for. */
const ROOM = 65_536
const HEAD = 4

/** Hands bytes in, in order; what there is no room for yet waits, until it is closed: a thread that has ended takes nothing any more. */
export function openInbox(): { shared: SharedArrayBuffer; put(bytes: Uint8Array): void; close(): void } {
  const shared = new SharedArrayBuffer(HEAD + ROOM)
  const count = new Int32Array(shared, 0, 1)
  const room = new Uint8Array(shared, HEAD)
  const waiting: Uint8Array[] = []
  let isWaiting = false

  function fill(): void {
    const next = waiting.shift()
    if (next === undefined) return
    const now = next.subarray(0, ROOM)
    if (now.length < next.length) waiting.unshift(next.subarray(ROOM))
    room.set(now)
    Atomics.store(count, 0, now.length)
    Atomics.notify(count, 0)
  }

  async function whenEmpty(): Promise<void> {
    isWaiting = true
    while (waiting.length > 0) {
      const held = Atomics.load(count, 0)
      if (held === 0) fill()
      else await Atomics.waitAsync(count, 0, held).value
    }
    isWaiting = false
  }

  return {
    shared,
    put(bytes) {
      if (bytes.length > 0) waiting.push(bytes)
      if (!isWaiting) void whenEmpty()
    },
    close() {
      waiting.length = 0
      // What waits for the thread would keep all of it for good.
      Atomics.store(count, 0, 0)
      Atomics.notify(count, 0)
    },
  }
}

/** The thread's side: waits until there is something, and takes it. */
export function takeFrom(shared: SharedArrayBuffer): () => Buffer {
  const count = new Int32Array(shared, 0, 1)
  const room = new Uint8Array(shared, HEAD)
  return () => {
    Atomics.wait(count, 0, 0)
    const taken = Buffer.from(room.subarray(0, Atomics.load(count, 0)))
    Atomics.store(count, 0, 0)
    Atomics.notify(count, 0)
    return taken
  }
}
