const HEADER = 8
const LONG_HEADER = 16

export const CUT_MP4 = 'This MP4 file is incomplete: it ends too early. Export or download it again.'
export const MP4_WITHOUT_INDEX = 'This MP4 file has no index (moov), so no browser can play it. Export it again.'
export const MALFORMED_MP4 = 'This MP4 file is damaged. Export it again.'

/** Follows the outer boxes of an MP4 file while it streams by: each begins with its size and its name. */
export function mp4Boxes() {
  let header = new Uint8Array(0)
  /** Bytes of the present box that are still to come; infinite for a last box without a size. */
  let rest = 0
  let hasIndex = false
  let isMalformed = false

  function open(): void {
    const view = new DataView(header.buffer, header.byteOffset)
    const size = view.getUint32(0)
    const isLong = size === 1
    if (isLong && header.length < LONG_HEADER) return
    const whole = isLong ? Number(view.getBigUint64(8)) : size
    if (String.fromCharCode(...header.subarray(4, 8)) === 'moov') hasIndex = true
    isMalformed = whole !== 0 && (whole < header.length || !Number.isSafeInteger(whole))
    rest = whole === 0 ? Infinity : whole - header.length
    header = new Uint8Array(0)
  }

  return {
    push(chunk: Uint8Array): void {
      for (let at = 0; at < chunk.length && !isMalformed; ) {
        if (rest > 0) {
          const step = Math.min(rest, chunk.length - at)
          at += step
          rest -= step
          continue
        }
        const wanted = header.length < HEADER ? HEADER : LONG_HEADER
        const part = chunk.subarray(at, at + wanted - header.length)
        at += part.length
        header = new Uint8Array([...header, ...part])
        if (header.length === wanted) open()
      }
    },
    /** What is wrong with the file that has ended; null: nothing. */
    fault(): string | null {
      if (isMalformed) return MALFORMED_MP4
      if (header.length > 0 || (rest > 0 && rest !== Infinity)) return CUT_MP4
      return hasIndex ? null : MP4_WITHOUT_INDEX
    },
  }
}
