/** A document in the order in which it is sent; what is bytes already is UTF-8. */
export type Html = readonly (string | Uint8Array)[]

// A room of its own for every page costs the garbage collector more than the writing.
const room = Buffer.allocUnsafeSlow(256 * 1024)

/** A document as bytes, which are gone when the next one is laid out. */
export function laidOut(html: Html): Buffer {
  // A character takes three bytes at most, or four for two.
  const most = html.reduce((sum, part) => sum + (typeof part === 'string' ? part.length * 3 : part.length), 0)
  const bytes = most <= room.length ? room : Buffer.allocUnsafeSlow(most)
  let length = 0
  for (const part of html) {
    if (typeof part === 'string') length += bytes.write(part, length)
    else {
      bytes.set(part, length)
      length += part.length
    }
  }
  return bytes.subarray(0, length)
}
