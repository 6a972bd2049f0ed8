import { descend, landscapeOf, seededRandom, type Landscape, type Point } from '#platform/rules/contour.ts'
import { contourPath, smoothPath } from '#platform/rules/contour-path.ts'

/** The drawing's grid: 48 by 32 cells of 25 units, so its view box is 1200 by 800. */
const COLUMNS = 49
const ROWS = 33
const CELL = 25

export interface Drawing {
  lines: string
  /** The path of the descending point, and where it ends. */
  path: string
  end: Point
}

const drawings = new Map<string, Drawing>()

/** The contour drawing of a name: its lines and a path into its valley. Cached by name. */
export function drawingOf(name: string): Drawing {
  const known = drawings.get(name)
  if (known) return known
  const chance = seededRandom(`valley of ${name}`)
  const valley: Point = [0.57 + chance() * 0.1, 0.42 + chance() * 0.16]
  const landscape = withValley(landscapeOf(name, 7), valley)
  const inCells = ([x, y]: Point): Point => [x * (COLUMNS - 1), y * (ROWS - 1)]
  const path = wayInto(landscape, valley, chance() * 2 * Math.PI).map(inCells)
  const end = path.at(-1)!
  const drawing = {
    lines: contourPath(landscape, { columns: COLUMNS, rows: ROWS, scale: CELL, levels: 12, minDistance: 1.5 }),
    path: smoothPath(path.filter((_, index) => index % 4 === 0 || index === path.length - 1), CELL),
    end: [Math.round(end[0] * CELL), Math.round(end[1] * CELL)] as const,
  }
  drawings.set(name, drawing)
  return drawing
}

/** A valley near the middle, so that narrow screens show it too. */
const withValley =
  (landscape: Landscape, [x, y]: Point): Landscape =>
  (atX, atY) =>
    landscape(atX, atY) - 1.15 * Math.exp(-16 * ((atX - x) ** 2 + (atY - y) ** 2))

/** A path down to the minimum, found by ascending from it and reversing. */
function wayInto(landscape: Landscape, valley: Point, towards: number): Point[] {
  const bottom = descend(landscape, valley, 60).at(-1)!
  const besides: Point = [bottom[0] + 0.03 * Math.cos(towards), bottom[1] + 0.03 * Math.sin(towards)]
  const climb = descend((x, y) => -landscape(x, y), besides, 90)
  return [...climb.toReversed(), bottom]
}
