// Small drawing helpers shared by all figures: colours, text, plots, axes, contour lines, seeded chance.

export const cream = '#fbfaf6'
export const dark = '#2b2d3f'
export const quiet = '#77788a'
export const line = '#d5d3ca'
export const purple = '#5a4fcf'
export const orange = '#d9682b'

export type Point = [number, number]
export type Surface = (x: number, y: number) => number

/** A small, fast generator of numbers in [0, 1): the same seed always gives the same picture. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Normal numbers (mean 0, deviation 1) out of uniform ones, by the Box-Muller method. */
export function normal(random: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
export const spread = (from: number, to: number, count: number): number[] =>
  range(count).map((i) => from + ((to - from) * i) / (count - 1))
export const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length
/** The element at an index that is known to exist. */
export function at<T>(values: readonly T[], index: number): T {
  const value = values[index]
  if (value === undefined) throw new Error(`no element ${index} in a list of ${values.length}`)
  return value
}

const n = (value: number): string => String(Math.round(value * 10) / 10)
const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

export function frame(label: string, parts: string[], width = 960, height = 540): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    ` role="img" font-family="sans-serif"><title>${escape(label)}</title>`,
    `<rect width="${width}" height="${height}" fill="${cream}"/>`,
    ...parts,
    '</svg>',
  ].join('\n')
}

export interface TextStyle {
  size?: number; colour?: string; anchor?: 'start' | 'middle' | 'end'; turn?: number; bold?: boolean
}

export function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const turn = style.turn === undefined ? '' : ` transform="rotate(${style.turn} ${n(x)} ${n(y)})"`
  const weight = style.bold ? ' font-weight="600"' : ''
  return `<text x="${n(x)}" y="${n(y)}" font-size="${style.size ?? 20}" fill="${style.colour ?? dark}"` +
    ` text-anchor="${style.anchor ?? 'start'}"${weight}${turn}>${escape(words)}</text>`
}

export interface Stroke { colour?: string; width?: number; dash?: string; opacity?: number; fill?: string }

const stroked = (s: Stroke): string =>
  `fill="${s.fill ?? 'none'}" stroke="${s.colour ?? dark}" stroke-width="${s.width ?? 2}" stroke-linejoin="round"` +
  ' stroke-linecap="round"' + (s.dash ? ` stroke-dasharray="${s.dash}"` : '') +
  (s.opacity === undefined ? '' : ` opacity="${s.opacity}"`)

export function polyline(points: Point[], stroke: Stroke = {}): string {
  const d = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')
  return `<path d="${d}" ${stroked(stroke)}/>`
}

export function dot(x: number, y: number, radius: number, fill: string, stroke = 'none', opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" stroke="${stroke}" stroke-width="2"` +
    ` opacity="${opacity}"/>`
}

export function box(x: number, y: number, width: number, height: number, fill: string, opacity = 1): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" opacity="${opacity}"/>`
}

/** A line with an arrow head at its end. */
export function arrow([x1, y1]: Point, [x2, y2]: Point, stroke: Stroke = {}, head = 14): string {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const wing = (turn: number): Point => [x2 - head * Math.cos(angle + turn), y2 - head * Math.sin(angle + turn)]
  return polyline([[x1, y1], [x2, y2]], stroke) + polyline([wing(0.42), [x2, y2], wing(-0.42)], { ...stroke, dash: '' })
}

export interface Plot {
  left: number; top: number; width: number; height: number; x: Point; y: Point
  at(x: number, y: number): Point
}

/** A rectangle of the picture with its own coordinates, y upwards. */
export function plot(left: number, top: number, width: number, height: number, x: Point, y: Point): Plot {
  const place = (px: number, py: number): Point =>
    [left + ((px - x[0]) / (x[1] - x[0])) * width, top + height - ((py - y[0]) / (y[1] - y[0])) * height]
  return { left, top, width, height, x, y, at: place }
}

export interface Ticks { xTicks?: number[]; yTicks?: number[]; xLabel?: string; yLabel?: string
  xText?: (v: number) => string; yText?: (v: number) => string; yGap?: number }

export function axes(p: Plot, t: Ticks = {}): string {
  const parts = [polyline([p.at(p.x[0], p.y[1]), p.at(p.x[0], p.y[0]), p.at(p.x[1], p.y[0])], { width: 1.5 })]
  for (const v of t.xTicks ?? []) {
    const [x, y] = p.at(v, p.y[0])
    parts.push(polyline([[x, y], [x, y + 6]], { width: 1.5 }))
    parts.push(text(x, y + 27, (t.xText ?? String)(v), { size: 18, anchor: 'middle' }))
  }
  for (const v of t.yTicks ?? []) {
    const [x, y] = p.at(p.x[0], v)
    parts.push(polyline([[x - 6, y], [x, y]], { width: 1.5 }))
    parts.push(text(x - 11, y + 6, (t.yText ?? String)(v), { size: 18, anchor: 'end' }))
  }
  if (t.xLabel) parts.push(text(p.left + p.width / 2, p.top + p.height + 58, t.xLabel, { anchor: 'middle' }))
  if (t.yLabel) {
    parts.push(text(p.left - (t.yGap ?? 58), p.top + p.height / 2, t.yLabel, { anchor: 'middle', turn: -90 }))
  }
  return parts.join('\n')
}

/** A curve through points given in the plot's own coordinates. */
export const curve = (p: Plot, points: Point[], stroke: Stroke = {}): string =>
  polyline(points.map(([x, y]) => p.at(x, y)), stroke)

/** One contour line of a surface, by marching squares with linear interpolation along the cell edges. */
export function contour(p: Plot, f: Surface, level: number, stroke: Stroke = {}, cell = 6): string {
  const columns = Math.ceil(p.width / cell)
  const rows = Math.ceil(p.height / cell)
  const value = (i: number, j: number): number =>
    f(p.x[0] + ((p.x[1] - p.x[0]) * i) / columns, p.y[1] - ((p.y[1] - p.y[0]) * j) / rows) - level
  const grid = range(rows + 1).map((j) => range(columns + 1).map((i) => value(i, j)))
  const pixel = (i: number, j: number): string =>
    `${n(p.left + (p.width * i) / columns)} ${n(p.top + (p.height * j) / rows)}`
  let d = ''
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [a, b] = [at(at(grid, j), i), at(at(grid, j), i + 1)]
      const [c, e] = [at(at(grid, j + 1), i + 1), at(at(grid, j + 1), i)]
      const cuts: string[] = []
      if (a > 0 !== b > 0) cuts.push(pixel(i + a / (a - b), j))
      if (b > 0 !== c > 0) cuts.push(pixel(i + 1, j + b / (b - c)))
      if (c > 0 !== e > 0) cuts.push(pixel(i + e / (e - c), j + 1))
      if (e > 0 !== a > 0) cuts.push(pixel(i, j + a / (a - e)))
      if (cuts.length === 2) d += `M${cuts[0]}L${cuts[1]}`
      // A saddle cell: the middle of the cell decides which corners belong together.
      if (cuts.length === 4) {
        const together = (a + b + c + e) / 4 > 0 === a > 0
        d += together ? `M${cuts[0]}L${cuts[1]}M${cuts[2]}L${cuts[3]}` : `M${cuts[0]}L${cuts[3]}M${cuts[1]}L${cuts[2]}`
      }
    }
  }
  return d === '' ? '' : `<path d="${d}" ${stroked({ width: 1.2, ...stroke })}/>`
}

/** Steps of gradient descent on a surface, the slope measured by central differences. */
export function descend(f: Surface, start: Point, rate: number, steps: number, momentum = 0): Point[] {
  const h = 1e-5
  const path: Point[] = [start]
  let [x, y] = start
  let [vx, vy] = [0, 0]
  for (let i = 0; i < steps; i++) {
    vx = momentum * vx - (rate * (f(x + h, y) - f(x - h, y))) / (2 * h)
    vy = momentum * vy - (rate * (f(x, y + h) - f(x, y - h))) / (2 * h)
    x += vx
    y += vy
    path.push([x, y])
  }
  return path
}
