// Circles and the lines between them, for figures of graphs and trees.
import { arrow, dot, polyline, quiet, spread, type Point, type Stroke } from '../draw.ts'
import { label } from './sheet.ts'

export const RADIUS = 24

export interface NodeStyle {
  fill?: string
  border?: string
  radius?: number
}

/** A circle with its text. */
export const node = ([x, y]: Point, words: string, { fill = '#ffffff', border = quiet, radius = RADIUS }: NodeStyle = {}): string =>
  dot(x, y, radius, fill, border) + label(x, y, words, { size: 20 })

/** The point at a distance from one point toward another. */
function toward([x1, y1]: Point, [x2, y2]: Point, distance: number): Point {
  const length = Math.hypot(x2 - x1, y2 - y1)
  return [x1 + ((x2 - x1) * distance) / length, y1 + ((y2 - y1) * distance) / length]
}

/** A line between two circles, from rim to rim. */
export const link = (from: Point, to: Point, stroke: Stroke = {}, radius = RADIUS): string =>
  polyline([toward(from, to, radius + 2), toward(to, from, radius + 2)], { colour: quiet, ...stroke })

/** An arrow between two circles of these radiuses, from rim to rim. */
export const edge = (from: Point, to: Point, stroke: Stroke = {}, [start, end]: [number, number] = [RADIUS, RADIUS]): string =>
  arrow(toward(from, to, start + 4), toward(to, from, end + 5), { colour: quiet, ...stroke }, 11)

/** The points of a curve from one point to another that passes at `lift` above the middle of the straight line (below it if negative). */
export function arc([x1, y1]: Point, [x2, y2]: Point, lift: number): Point[] {
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2 - 2 * lift]
  return spread(0, 1, 25).map((t): Point => [(1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t * t * x2, (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t * t * y2])
}

/** A curved arrow. */
export function bend(from: Point, to: Point, lift: number, stroke: Stroke = {}): string {
  const points = arc(from, to, lift)
  return polyline(points, { colour: quiet, ...stroke }) + arrow(points.at(-2)!, points.at(-1)!, { colour: quiet, ...stroke, dash: '' }, 11)
}
