/** A point of the plane: x to the right, y down. */
export type Point = readonly [x: number, y: number]

/** A height for every point of the unit square. */
export type Landscape = (x: number, y: number) => number

/** A seeded pseudorandom generator: the same text gives the same numbers from 0 to 1. */
export function seededRandom(text: string): () => number {
  let state = 2166136261
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A smooth landscape of hills and valleys, determined by a text. */
export function landscapeOf(text: string, bumps = 6): Landscape {
  const next = seededRandom(text)
  const hills = Array.from({ length: bumps }, (_, index) => ({
    x: next() * 1.1 - 0.05,
    y: next() * 1.1 - 0.05,
    wide: 8 + next() * 22,
    tall: (index % 2 === 0 ? -1 : 0.8) * (0.5 + next() * 0.7),
    lean: next() * 2 - 1,
  }))
  return (x, y) => {
    let height = 0
    for (const hill of hills) {
      const dx = x - hill.x
      const dy = y - hill.y
      height += hill.tall * Math.exp(-hill.wide * (dx * dx + dy * dy + hill.lean * dx * dy))
    }
    return height
  }
}

/** The heights on a grid of `columns` by `rows` points, row by row. */
export function sample(landscape: Landscape, columns: number, rows: number): number[] {
  const heights: number[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      heights.push(landscape(column / (columns - 1), row / (rows - 1)))
    }
  }
  return heights
}

/** The steepest descent from a point, in small steps, until it is level or leaves the unit square. */
export function descend(landscape: Landscape, start: Point, steps = 80, stride = 0.012): Point[] {
  const path: Point[] = [start]
  let [x, y] = start
  const reach = 0.002
  for (let step = 0; step < steps; step += 1) {
    const slopeX = (landscape(x + reach, y) - landscape(x - reach, y)) / (2 * reach)
    const slopeY = (landscape(x, y + reach) - landscape(x, y - reach)) / (2 * reach)
    const steepness = Math.hypot(slopeX, slopeY)
    if (steepness < 0.08) break
    const length = Math.min(stride, steepness * 0.02)
    x -= (slopeX / steepness) * length
    y -= (slopeY / steepness) * length
    if (x < 0 || x > 1 || y < 0 || y > 1) break
    path.push([x, y])
  }
  return path
}
