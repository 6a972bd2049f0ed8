import { sample, type Landscape, type Point } from './contour.ts'

/** Heights on a grid of points. */
interface Grid {
  heights: readonly number[]
  columns: number
  rows: number
}

/** For each of the sixteen cases of marching squares: the pairs of cell sides that a line joins. */
const JOINS: readonly (readonly number[])[] = [
  [], [3, 0], [0, 1], [3, 1], [1, 2], [3, 0, 1, 2], [0, 2], [3, 2],
  [2, 3], [2, 0], [0, 1, 2, 3], [2, 1], [1, 3], [1, 0], [0, 3], [],
]

/** The lines of one height by marching squares. Each line is a list of points in grid units. */
export function contourLines({ heights, columns, rows }: Grid, level: number): Point[][] {
  const at = (column: number, row: number) => heights[row * columns + column]!
  const between = (from: number, to: number) => (level - from) / (to - from)
  const neighbours = new Map<number, number[]>()
  const points = new Map<number, Point>()

  /** Sides are numbered so that the two cells that share a side give it the same number. */
  const side = (column: number, row: number, which: number): number => {
    const upright = which === 1 || which === 3
    const [c, r] = [column + (which === 1 ? 1 : 0), row + (which === 2 ? 1 : 0)]
    const key = (r * columns + c) * 2 + (upright ? 1 : 0)
    if (!points.has(key)) {
      const along = upright ? between(at(c, r), at(c, r + 1)) : between(at(c, r), at(c + 1, r))
      points.set(key, upright ? [c, r + along] : [c + along, r])
    }
    return key
  }
  const join = (from: number, to: number) => {
    const known = neighbours.get(from)
    if (known) known.push(to)
    else neighbours.set(from, [to])
  }

  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const corners =
        Number(at(column, row) > level) +
        Number(at(column + 1, row) > level) * 2 +
        Number(at(column + 1, row + 1) > level) * 4 +
        Number(at(column, row + 1) > level) * 8
      const joins = JOINS[corners]!
      for (let index = 0; index < joins.length; index += 2) {
        const [from, to] = [side(column, row, joins[index]!), side(column, row, joins[index + 1]!)]
        join(from, to)
        join(to, from)
      }
    }
  }
  return chain(neighbours, points)
}

/** Joins segments into lines: lines that end at the border first, then closed rings. */
function chain(neighbours: Map<number, number[]>, points: Map<number, Point>): Point[][] {
  const lines: Point[][] = []
  const used = new Set<number>()
  const walk = (start: number) => {
    const line: Point[] = []
    let here: number | undefined = start
    while (here !== undefined && !used.has(here)) {
      used.add(here)
      line.push(points.get(here)!)
      here = neighbours.get(here)!.find((next) => !used.has(next))
    }
    return line
  }
  for (const [key, adjacent] of neighbours) if (adjacent.length === 1 && !used.has(key)) lines.push(walk(key))
  for (const key of neighbours.keys()) {
    if (used.has(key)) continue
    const ring = walk(key)
    lines.push([...ring, ring[0]!])
  }
  return lines.filter((line) => line.length > 2)
}

/**
 * An SVG path through the midpoints, rounded at each point. Points have even coordinates, so midpoints are integers and the short curve
 * command (`t`) does not drift.
 */
export function smoothPath(points: readonly Point[], scale: number): string {
  if (points.length < 2) return ''
  const even = points.map(([x, y]) => [Math.round((x * scale) / 2) * 2, Math.round((y * scale) / 2) * 2] as const)
  const first = even[0]!
  const last = even.at(-1)!
  const closed = first[0] === last[0] && first[1] === last[1] && even.length > 3
  const middle = (index: number): Point => {
    const [from, to] = [even[index]!, even[index + 1]!]
    return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  }
  const move = (from: Point, to: Point) => {
    const dy = to[1] - from[1]
    return `${to[0] - from[0]}${dy < 0 ? '' : ' '}${dy}`
  }

  let here = middle(0)
  let path = closed ? `M${here[0]} ${here[1]}` : `M${first[0]} ${first[1]}L${here[0]} ${here[1]}`
  const ends = closed ? even.length - 1 : even.length - 2
  for (let index = 1; index <= ends; index += 1) {
    const to = index === even.length - 1 ? middle(0) : middle(index)
    path += index === 1 ? `q${move(here, even[1]!)} ${move(here, to)}` : `t${move(here, to)}`
    here = to
  }
  return closed ? `${path}z` : `${path}L${last[0]} ${last[1]}`
}

/** Leaves out points that are closer than `minDistance` to the previous one, which makes an even curve. */
function thinOut(line: readonly Point[], minDistance: number): Point[] {
  const last = line.length - 1
  let lastPoint = line[0]!
  return line.filter((point, index) => {
    const isEnd = index === 0 || index === last
    if (!isEnd && Math.hypot(point[0] - lastPoint[0], point[1] - lastPoint[1]) < minDistance) return false
    lastPoint = point
    return true
  })
}

/** How finely a landscape is drawn: grid points, units per cell, number of levels, and cells between two points. */
export interface ContourOptions {
  columns: number
  rows: number
  scale: number
  levels: number
  minDistance: number
}

/** All contour lines of a landscape at `levels` heights between its lowest and highest point, as one SVG path. */
export function contourPath(landscape: Landscape, { columns, rows, scale, levels, minDistance }: ContourOptions): string {
  const heights = sample(landscape, columns, rows)
  const lowest = Math.min(...heights)
  const highest = Math.max(...heights)
  let path = ''
  for (let index = 1; index <= levels; index += 1) {
    const level = lowest + ((highest - lowest) * index) / (levels + 1)
    for (const line of contourLines({ heights, columns, rows }, level)) path += smoothPath(thinOut(line, minDistance), scale)
  }
  return path
}
