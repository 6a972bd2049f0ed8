import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

/** Texts whose codes were read back correctly by another library (jsqr 1.4.0) when this was written. */
const READ_BACK: Record<string, [size: number, path: string]> = {
  'http://127.0.0.1:3671/profile/lina-okafor': [37, '65510c48453c1ff0'],
  'Zoë ✓': [29, 'f0cd0ab36bb9a6b8'],
  'https://cloggle.example/profile/a': [37, 'd7748ca5930bae87'],
  'https://learn.cloggle.example:8443/profile/somebody-with-a-long-username': [45, '05e99c7e8e8adadd'],
  ['x'.repeat(213)]: [65, '3bd9c928b98fc796'],
}

const sum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** Restores the dark squares from the path. */
function squares({ path, size }: { path: string; size: number }): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(length); step += 1) grid[Number(y)]![Number(x) + step] = true
  }
  return grid
}

describe('The QR code (requirement R-3)', () => {
  test('its drawing equals one that scanners could read', () => {
    for (const [text, drawn] of Object.entries(READ_BACK)) {
      const { size, path } = qrCode(text)
      expect([text, size, sum(path)]).toEqual([text, ...drawn])
    }
  })

  test('another letter gives another code, and three corners have finder patterns', () => {
    expect(qrCode('http://a.test/profile/ada').path).not.toBe(qrCode('http://a.test/profile/adb').path)
    const code = qrCode('http://a.test/profile/ada')
    const grid = squares(code)
    const last = code.size - 5
    for (const [row, column] of [[4, 4], [4, last - 6], [last - 6, 4]] as const) {
      expect(grid[row]!.slice(column, column + 7).every(Boolean)).toBe(true)
      expect(grid[row + 1]!.slice(column, column + 7)).toEqual([true, false, false, false, false, false, true])
    }
    expect(grid[last - 6]!.slice(last - 6, last + 1).every(Boolean)).toBe(false)
    for (const edge of [0, 1, 2, 3, code.size - 1]) expect(grid[edge]!.some(Boolean)).toBe(false)
  })

  test('a code requested again after thousands of others is the same', () => {
    const code = qrCode('http://a.test/profile/ada')
    expect(qrCode('http://a.test/profile/ada')).toBe(code)
    for (let n = 0; n < 1_001; n += 1) qrCode(`http://a.test/${n}`)
    const later = qrCode('http://a.test/profile/ada')
    expect(later).not.toBe(code)
    expect(later).toEqual(code)
  })

  test('a text that is too long is refused', () => {
    expect(qrCode('x'.repeat(2_331)).size).toBe(185)
    expect(() => qrCode('x'.repeat(2_332))).toThrow('code length overflow')
  })
})
