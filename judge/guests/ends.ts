/** Frames for a guest, over whatever brings its bytes. This side of the wall imports nothing of the judge. */
export interface Ends {
  /** The next message; waits for it, and ends everything where none comes any more. */
  hear(): object
  say(message: object): void
  /** Whether something has come already that nobody has heard. */
  hasMore(): boolean
}

const HEAD = 8

/** `take` waits for bytes and gives what there is, and `give` sends all of them. */
export function endsOver(take: () => Uint8Array, give: (bytes: Uint8Array) => void): Ends {
  let kept: Uint8Array = Buffer.alloc(0)

  function next(count: number): string {
    while (kept.length < count) kept = Buffer.concat([kept, take()])
    const text = Buffer.from(kept.buffer, kept.byteOffset, count).toString()
    kept = kept.subarray(count)
    return text
  }

  return {
    hear: () => JSON.parse(next(Number.parseInt(next(HEAD), 16))) as object,
    hasMore: () => kept.length > 0,
    say: (message) => give(frameOf(message)),
  }
}

/** A message as it travels, here and beyond the wall: its length, and JSON. */
export function frameOf(message: unknown): Buffer {
  const body = JSON.stringify(message)
  return Buffer.from(headOf(Buffer.byteLength(body)) + body)
}

/** What stands before so many bytes of JSON. */
export const headOf = (bytes: number): string => bytes.toString(16).padStart(HEAD, '0')
