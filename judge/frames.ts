export { frameOf, headOf } from './guests/ends.ts'

/** A frame is eight hexadecimal digits, the length in bytes, and as many bytes of JSON: between processes and to guests. */
const HEAD = 8

export type Heard = { message: unknown } | { broken: 'too-long' | 'not-a-frame' }

export interface FrameReader {
  /** Takes what came, and tells of whole frames; after a broken one nothing counts any more. */
  take(bytes: Buffer): void
}

/** Reads frames out of a stream of bytes. Never keeps more than `longest` and a head. */
export function readFrames(longest: number, hear: (heard: Heard) => void): FrameReader {
  let kept: Buffer[] = []
  let size = 0
  let isBroken = false

  const spoil = (broken: 'too-long' | 'not-a-frame') => {
    isBroken = true
    kept = []
    hear({ broken })
  }

  function whole(): Buffer {
    if (kept.length > 1) kept = [Buffer.concat(kept)]
    return kept[0]!
  }

  return {
    take(bytes) {
      if (isBroken) return
      kept.push(bytes)
      size += bytes.length
      while (!isBroken && size >= HEAD) {
        const first = kept[0]!.length >= HEAD ? kept[0]! : whole()
        const head = first.toString('latin1', 0, HEAD)
        if (!/^[0-9a-f]{8}$/.test(head)) return spoil('not-a-frame')
        const length = Number.parseInt(head, 16)
        if (length > longest) return spoil('too-long')
        if (size < HEAD + length) return
        const all = whole()
        kept = all.length === HEAD + length ? [] : [all.subarray(HEAD + length)]
        size -= HEAD + length
        let message: unknown
        try {
          message = JSON.parse(all.toString('utf8', HEAD, HEAD + length))
        } catch {
          return spoil('not-a-frame')
        }
        hear({ message })
      }
    },
  }
}
