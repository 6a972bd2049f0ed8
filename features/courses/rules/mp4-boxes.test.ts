import { describe, expect, it } from 'vitest'
import { CUT_MP4, MALFORMED_MP4, MP4_WITHOUT_INDEX, mp4Boxes } from './mp4-boxes.ts'

function box(name: string, content: number, size = content + 8): Buffer {
  const bytes = Buffer.alloc(8 + content, 7)
  bytes.writeUInt32BE(size)
  bytes.write(name, 4, 'ascii')
  return bytes
}
function longBox(name: string, content: number, size = BigInt(content + 16)): Buffer {
  const bytes = Buffer.alloc(16 + content, 7)
  bytes.writeUInt32BE(1)
  bytes.write(name, 4, 'ascii')
  bytes.writeBigUInt64BE(size, 8)
  return bytes
}
const faultOf = (bytes: Buffer, step = bytes.length || 1) => {
  const boxes = mp4Boxes()
  for (let at = 0; at < bytes.length; at += step) boxes.push(bytes.subarray(at, at + step))
  return boxes.fault()
}
const [start, index, film] = [box('ftyp', 16), box('moov', 100), box('mdat', 1_000)]

describe('The boxes of an MP4 file', () => {
  it.each([
    ['index first', Buffer.concat([start, index, film])], ['index last', Buffer.concat([start, film, index])], ['a long box', Buffer.concat([start, longBox('mdat', 50), index])],
    ['a last box without a size', Buffer.concat([start, index, box('mdat', 30, 0)])],
  ])('are complete with %s, however they are cut into chunks', (_what, bytes) => {
    for (const step of [bytes.length, 1, 3, 7, 8, 9, 16]) expect(faultOf(bytes, step), String(step)).toBe(null)
  })

  it('end too early, lack an index, or are malformed', () => {
    const whole = Buffer.concat([start, index, film])
    for (const length of [3, 10, 30, whole.length - 1]) expect(faultOf(whole.subarray(0, length)), String(length)).toBe(CUT_MP4)
    expect(faultOf(Buffer.concat([start, film]))).toBe(MP4_WITHOUT_INDEX)
    expect(faultOf(Buffer.concat([start, index, film.subarray(0, 500)]))).toBe(CUT_MP4)
    expect(faultOf(Buffer.concat([start, box('moov', 4, 7)]))).toBe(MALFORMED_MP4)
    expect(faultOf(Buffer.concat([start, longBox('mdat', 4, 2n ** 60n)]))).toBe(MALFORMED_MP4)
    expect(faultOf(Buffer.concat([start, longBox('mdat', 4, 15n)]))).toBe(MALFORMED_MP4)
  })
})
