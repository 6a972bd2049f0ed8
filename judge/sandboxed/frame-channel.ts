/** Frames for code inside the sandbox, over any transport of bytes. Files in this folder import nothing else of the judge. */
export interface FrameChannel {
  /** Waits for the next message; `take` ends the process if there will be none. */
  receive(): object
  send(message: object): void
  /** Whether bytes of a further message have already arrived. */
  hasMore(): boolean
}

const HEADER_BYTES = 8

/** Opens a channel. `take` blocks until there are bytes and returns them; `give` writes all of its bytes. */
export function openFrameChannel(take: () => Uint8Array, give: (bytes: Uint8Array) => void): FrameChannel {
  let buffer: Uint8Array = Buffer.alloc(0)

  function next(count: number): string {
    while (buffer.length < count) buffer = Buffer.concat([buffer, take()])
    const text = Buffer.from(buffer.buffer, buffer.byteOffset, count).toString()
    buffer = buffer.subarray(count)
    return text
  }

  return {
    receive: () => JSON.parse(next(Number.parseInt(next(HEADER_BYTES), 16))) as object,
    hasMore: () => buffer.length > 0,
    send: (message) => give(encodeFrame(message)),
  }
}

/** A message as a frame: its length, and JSON. */
export function encodeFrame(message: unknown): Buffer {
  const body = JSON.stringify(message)
  return Buffer.from(frameHeader(Buffer.byteLength(body)) + body)
}

/** The header of a frame whose body has this many bytes. */
export const frameHeader = (bytes: number): string => bytes.toString(16).padStart(HEADER_BYTES, '0')
