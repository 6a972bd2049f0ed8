import { descend, landscapeOf, sample, type Landscape, type Point } from '#platform/rules/contour.ts'
import { contourPath, smoothPath } from '#platform/rules/contour-path.ts'

/** The drawing's grid: 30 by 20 cells of 40 units, so its view box is 1200 by 800. */
const COLUMNS = 31
const ROWS = 21
const CELL = 40

export interface Drawing {
  lines: string
  /** The way of the point down, and where it ends. */
  way: string
  end: Point
}

const drawings = new Map<string, Drawing>()

/** The contour drawing of a name: its lines and the way down from its highest place. Made once per name. */
export function drawingOf(name: string): Drawing {
  const known = drawings.get(name)
  if (known) return known
  const landscape = landscapeOf(name, 7)
  const way = descend(landscape, summit(landscape), 160).map(([x, y]): Point => [x * (COLUMNS - 1), y * (ROWS - 1)])
  const end = way.at(-1)!
  const drawing = {
    lines: contourPath(landscape, { columns: COLUMNS, rows: ROWS, scale: CELL, levels: 11 }),
    way: smoothPath(way.filter((_, index) => index % 4 === 0 || index === way.length - 1), CELL),
    end: [Math.round(end[0] * CELL), Math.round(end[1] * CELL)] as const,
  }
  drawings.set(name, drawing)
  return drawing
}

/** A place just beside the highest one within the drawing, from where it goes down. */
function summit(landscape: Landscape): Point {
  const heights = sample((x, y) => landscape(0.15 + x * 0.7, 0.15 + y * 0.7), 15, 15)
  const highest = heights.indexOf(Math.max(...heights))
  return [0.15 + ((highest % 15) / 14) * 0.7 + 0.015, 0.15 + (Math.floor(highest / 15) / 14) * 0.7 + 0.02]
}
