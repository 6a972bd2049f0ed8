import { expect, test } from 'vitest'
import { acceptsGzip } from './accepts-gzip.ts'

test.each([
  [undefined, false],
  ['', false],
  ['br', false],
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['GZIP;q=1.0, *;q=0', true],
  ['gzip;q=0.5', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000, br', false],
  ['br, gzip ;q=0', false],
  [['br', 'gzip'], true],
])('an accept-encoding of %s: %s', (header, expected) => {
  expect(acceptsGzip(header)).toBe(expected)
})
