import { crc32 } from 'node:zlib'

/** 32 columns: what each bit of a checksum becomes. Linear over bits, as CRC-32 is. */
type Matrix = Uint32Array

const apply = (matrix: Matrix, bits: number): number => {
  let sum = 0
  for (let column = 0, rest = bits; rest !== 0; column++, rest >>>= 1) if ((rest & 1) === 1) sum ^= matrix[column]!
  return sum
}

/** The checksum of bytes from an empty state: without the inversions at both ends, so that differences can be summed. */
const bare = (bytes: Buffer): number => ~crc32(bytes, 0xffff_ffff)

/** What a checksum becomes when 2^n zero bytes follow; made on first use. */
const zeroBytes: Matrix[] = [Uint32Array.from({ length: 32 }, (_, bit) => ~crc32(Buffer.alloc(1), ~(1 << bit) >>> 0))]

function afterPowerOfTwo(n: number): Matrix {
  return (zeroBytes[n] ??= afterPowerOfTwo(n - 1).map((column) => apply(afterPowerOfTwo(n - 1), column)))
}

function afterZeroBytes(count: number, bits: number): number {
  let moved = bits
  for (let n = 0, rest = count; rest > 0; n++, rest >>>= 1) if ((rest & 1) === 1) moved = apply(afterPowerOfTwo(n), moved)
  return moved
}

/**
 * CRC-32 of a page, given its own, when the same text takes the place of `hole` at each of `places`: each answer costs a
 * few dozen steps instead of the whole page. Texts are as long as `hole`.
 */
export function patchedChecksum(
  { whole, length }: { whole: number; length: number },
  places: readonly number[],
  hole: string,
): (text: string) => number {
  const before = bare(Buffer.from(hole, 'latin1'))
  const end = length - hole.length
  const following = places.map((place) => end - place)
  return (text) => {
    const difference = before ^ bare(Buffer.from(text, 'latin1'))
    return following.reduce((sum, count) => sum ^ afterZeroBytes(count, difference), whole) >>> 0
  }
}
