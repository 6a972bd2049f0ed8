import { seededRandom, type Point } from '../contour.ts'

/** The size of every illustration, in its own units: the ratio of a cover. */
export const WIDE = 320
export const TALL = 168

/** The layers of an illustration as SVG paths, from back to front; each has a color of the theme. */
export interface Drawing {
  /** Filled in the lightest tint of the accent. */
  wash?: string
  /** Thin neutral lines. */
  lines?: string
  /** Dots in a neutral color: points of a path, drawn with round ends. */
  faint?: string
  /** Filled in a middle tint of the accent. */
  tint?: string
  /** Filled in the accent. */
  solid?: string
  /** Thicker lines, and dots, in the accent. */
  strong?: string
  dots?: string
  /** The same in the second accent. */
  second?: string
  secondDots?: string
}

/** Random numbers of one illustration. */
export interface Chance {
  /** A number from `from` to `to`. */
  between: (from: number, to: number) => number
  /** A number of the normal distribution. */
  normal: (mean: number, deviation: number) => number
}

/** The random numbers of a seed, always the same. */
export function chanceOf(seed: string): Chance {
  const next = seededRandom(seed)
  return {
    between: (from, to) => from + next() * (to - from),
    normal: (mean, deviation) => mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

export const times = <Value>(count: number, make: (index: number) => Value): Value[] => Array.from({ length: count }, (_, index) => make(index))

const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
const inside = ([x, y]: Point) => x >= 4 && x <= WIDE - 4 && y >= 4 && y <= TALL - 4

/** A line through these points. */
export const polyline = (points: readonly Point[]): string => points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('')

/** The area between these points. */
export const area = (points: readonly Point[]): string => `${polyline(points)}Z`

/** Dots at these points, without those that lie outside. */
export const dots = (points: readonly Point[]): string => points.filter(inside).map((point) => `M${at(point)}h0`).join('')

/** Squares with these upper left corners. */
export const squares = (corners: readonly Point[], size: number): string => corners.map((corner) => `M${at(corner)}h${size}v${size}h-${size}Z`).join('')

/** The points of a function over the width of the drawing. */
export const curve = (height: (x: number) => number, from = 24, to = WIDE - 24, steps = 40): Point[] =>
  times(steps + 1, (step): Point => {
    const x = from + ((to - from) * step) / steps
    return [x, height(x)]
  })
