import { describe, expect, test } from 'vitest'
import { pickLine } from './pick-line.ts'

const LINES = Array.from({ length: 68 }, (_, n) => `Line ${n}`)
const NOON = Date.UTC(2026, 10, 22, 12)

describe('Random lines of the home page (requirement H-2)', () => {
  test('stay the same within a second and change from one second to the next', () => {
    expect(pickLine(LINES, NOON + 999)).toBe(pickLine(LINES, NOON))
    const seconds = Array.from({ length: 100 }, (_, n) => pickLine(LINES, NOON + n * 1_000))
    expect(seconds.filter((line, n) => line === seconds[n + 1]).length).toBeLessThan(8)
  })

  test('are distributed evenly over an hour', () => {
    const counts = new Map(LINES.map((line) => [line, 0]))
    for (let n = 0; n < 3_600; n++) {
      const line = pickLine(LINES, NOON + n * 1_000)
      counts.set(line, counts.get(line)! + 1)
    }
    // 53 on average, with a deviation of 7.
    for (const [line, count] of counts) expect([line, count > 20 && count < 90]).toEqual([line, true])
  })

  test('a single line is always chosen', () => {
    expect(pickLine(['Only.'], NOON)).toBe('Only.')
  })
})
