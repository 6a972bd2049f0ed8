import { expect, test } from 'vitest'
import { bytesText } from './bytes.ts'

test.each([
  [0, '0 B'], [1023, '1,023 B'], [1024, '1 KiB'], [1536, '1.5 KiB'], [10 * 1024 ** 2, '10 MiB'], [1.44 * 1024 ** 3, '1.4 GiB'],
  [5 * 1024 ** 5, '5,120 TiB'],
])('G-1 formats %d bytes as %s', (bytes, text) => expect(bytesText(bytes)).toBe(text))
