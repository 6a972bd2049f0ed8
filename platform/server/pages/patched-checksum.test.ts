import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { patchedChecksum } from './patched-checksum.ts'

const hole = '0123456789abcdefghijkl'

test.each([
  [[0], 22],
  [[5, 900], 1_000],
  [[17, 60_000, 99_978], 100_000],
  [[], 512],
])('the checksum of a page with its holes at %j (requirement P-9)', (places, length) => {
  const bytes = randomBytes(length)
  for (const place of places) bytes.write(hole, place, 'latin1')
  const checksum = patchedChecksum({ whole: crc32(bytes), length }, places, hole)
  for (let n = 0; n < 50; n++) {
    const text = randomBytes(16).toString('base64url')
    for (const place of places) bytes.write(text, place, 'latin1')
    expect(checksum(text)).toBe(crc32(bytes))
  }
})
