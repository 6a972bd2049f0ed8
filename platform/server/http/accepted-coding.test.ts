import { expect, test } from 'vitest'
import { acceptedCoding, acceptsGzip } from './accepted-coding.ts'

test.each([
  [undefined, 'identity', false],
  ['', 'identity', false],
  ['*', 'identity', false],
  ['br', 'br', false],
  ['gzip', 'gzip', true],
  ['gzip, deflate, br, zstd', 'br', true],
  ['GZIP;q=1.0, *;q=0', 'gzip', true],
  ['gzip;q=0.5', 'gzip', true],
  ['gzip;q=0', 'identity', false],
  ['gzip; q=0.000, br', 'br', false],
  ['br;q=0, gzip ;q=0', 'identity', false],
  ['brotli, x-gzip', 'identity', false],
  [['br', 'gzip'], 'br', true],
])('accept-encoding %s selects %s', (header, coding, gzip) => {
  expect([acceptedCoding(header), acceptsGzip(header)]).toEqual([coding, gzip])
})
