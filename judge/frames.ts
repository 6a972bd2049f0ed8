export { encodeFrame, frameHeader } from './sandboxed/frame-channel.ts'

/** A frame is the length of its body in bytes, as eight hexadecimal digits, followed by the body in JSON. */
const HEADER_BYTES = 8

export type FrameEvent = { message: unknown } | { broken: 'too-long' | 'not-a-frame' }

export interface FrameReader {
  /** Takes the next bytes of the stream and reports each complete frame. After a broken frame, all further bytes are ignored. */
  take(bytes: Buffer): void
}

/** Reads frames from a stream of bytes. Buffers at most one header and `maxBytes`. */
export function readFrames(maxBytes: number, onFrame: (event: FrameEvent) => void): FrameReader {
  let chunks: Buffer[] = []
  let size = 0
  let isBroken = false

  const fail = (broken: 'too-long' | 'not-a-frame') => {
    isBroken = true
    chunks = []
    onFrame({ broken })
  }

  function joined(): Buffer {
    if (chunks.length > 1) chunks = [Buffer.concat(chunks)]
    return chunks[0]!
  }

  return {
    take(bytes) {
      if (isBroken) return
      chunks.push(bytes)
      size += bytes.length
      while (!isBroken && size >= HEADER_BYTES) {
        const first = chunks[0]!.length >= HEADER_BYTES ? chunks[0]! : joined()
        const header = first.toString('latin1', 0, HEADER_BYTES)
        if (!/^[0-9a-f]{8}$/.test(header)) return fail('not-a-frame')
        const length = Number.parseInt(header, 16)
        if (length > maxBytes) return fail('too-long')
        if (size < HEADER_BYTES + length) return
        const all = joined()
        chunks = all.length === HEADER_BYTES + length ? [] : [all.subarray(HEADER_BYTES + length)]
        size -= HEADER_BYTES + length
        let message: unknown
        try {
          message = JSON.parse(all.toString('utf8', HEADER_BYTES, HEADER_BYTES + length))
        } catch {
          return fail('not-a-frame')
        }
        onFrame({ message })
      }
    },
  }
}
