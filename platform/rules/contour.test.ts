import { describe, expect, test } from 'vitest'
import { descend, landscapeOf, seededRandom, sample, type Landscape } from './contour.ts'
import { contourLines, contourPath, smoothPath } from './contour-path.ts'

const bowl: Landscape = (x, y) => (x - 0.5) ** 2 + (y - 0.5) ** 2

describe('The landscape of a text (design: the signature)', () => {
  test('gives the same numbers for the same text, and others for another text', () => {
    const [once, again, other] = [seededRandom('ada'), seededRandom('ada'), seededRandom('alan')]
    const first = [once(), once(), once()]
    expect([again(), again(), again()]).toEqual(first)
    expect([other(), other(), other()]).not.toEqual(first)
    expect(first.every((number) => number >= 0 && number < 1)).toBe(true)
  })

  test('gives a height for every point', () => {
    const landscape = landscapeOf('ada')
    expect(landscape(0.2, 0.7)).toBe(landscapeOf('ada')(0.2, 0.7))
    expect(Number.isFinite(landscape(0, 1))).toBe(true)
  })

  test('descends at every step and ends in the valley', () => {
    const way = descend(bowl, [0.9, 0.2], 400)
    const heights = way.map(([x, y]) => bowl(x, y))
    expect(heights.every((height, index) => index === 0 || height < heights[index - 1]!)).toBe(true)
    const [x, y] = way.at(-1)!
    expect(Math.hypot(x - 0.5, y - 0.5)).toBeLessThan(0.06)
  })

  test('does not move on level ground', () => {
    expect(descend(() => 1, [0.3, 0.3])).toEqual([[0.3, 0.3]])
  })
})

describe('Contour lines', () => {
  test('are rings at their height for a bowl', () => {
    const grid = { heights: sample(bowl, 21, 21), columns: 21, rows: 21 }
    const lines = contourLines(grid, 0.1)
    expect(lines).toHaveLength(1)
    const ring = lines[0]!
    expect(ring[0]).toEqual(ring.at(-1))
    for (const [x, y] of ring) expect(bowl(x / 20, y / 20)).toBeCloseTo(0.1, 2)
  })

  test('run from border to border on a slope', () => {
    const grid = { heights: sample((x) => x, 11, 11), columns: 11, rows: 11 }
    const [line] = contourLines(grid, 0.55)
    expect(line).toHaveLength(11)
    expect(line!.every(([x]) => Math.abs(x - 5.5) < 1e-9)).toBe(true)
  })

  test('are absent on level ground', () => {
    expect(contourLines({ heights: sample(() => 1, 5, 5), columns: 5, rows: 5 }, 1)).toEqual([])
  })

  test('become closed curves with integer steps that return to their start', () => {
    const path = smoothPath([[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]], 10)
    expect(path).toBe('M20 0q20 0 20 20t-20 20t-20-20t20-20z')
  })

  test('are the same short path of integers for the same text', () => {
    const fineness = { columns: 17, rows: 17, scale: 5, levels: 5, minDistance: 1.6 }
    const path = contourPath(landscapeOf('ada', 4), fineness)
    expect(path).toBe(contourPath(landscapeOf('ada', 4), fineness))
    expect(path).toMatch(/^[MLqtz\d\s-]+$/)
    expect(path.length).toBeLessThan(900)
    expect(path).not.toBe(contourPath(landscapeOf('alan', 4), fineness))
  })
})
