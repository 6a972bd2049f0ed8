// Figures about structure in data: principal axes, k-means, missing values.
import {
  arrow, at, box, curve, dot, orange, frame, dark, purple, line, mean, mulberry32, normal, cream, plot, polyline, quiet,
  range, text,
} from '../../figures/draw.ts'
import type { Plot, Point } from '../../figures/draw.ts'

const teal = '#3f8f8a'
const groups = [purple, orange, teal]

/** The six points of the PCA blog and the axes of their cloud. */
export const sixPoints: Point[] = [[-4, -2], [-3, 1], [-1, -3], [1, 3], [3, -1], [4, 2]]

function pcaAxes(): string {
  const p = plot(180, 20, 600, 440, [-6, 6], [-4.4, 4.4])
  const sxx = sixPoints.reduce((s, [x]) => s + x * x, 0) / 5
  const syy = sixPoints.reduce((s, [, y]) => s + y * y, 0) / 5
  const sxy = sixPoints.reduce((s, [x, y]) => s + x * y, 0) / 5
  const root = Math.sqrt((sxx - syy) ** 2 + 4 * sxy ** 2)
  const [big, small] = [(sxx + syy + root) / 2, (sxx + syy - root) / 2]
  const angle = Math.atan2(big - sxx, sxy)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return frame('Six points and their two principal axes', [
    curve(p, [[-6, 0], [6, 0]], { colour: line }), curve(p, [[0, -4.4], [0, 4.4]], { colour: line }),
    curve(p, [[-6 * c, -6 * s], [6 * c, 6 * s]], { colour: purple, width: 1.5, dash: '8 8' }),
    ...sixPoints.map(([x, y]) => {
      const along = x * c + y * s
      return curve(p, [[x, y], [along * c, along * s]], { colour: orange, width: 2 })
    }),
    arrow(p.at(0, 0), p.at(Math.sqrt(big) * c, Math.sqrt(big) * s), { colour: purple, width: 4 }),
    arrow(p.at(0, 0), p.at(-Math.sqrt(small) * s, Math.sqrt(small) * c), { colour: purple, width: 4 }),
    ...sixPoints.map(([x, y]) => dot(...p.at(x, y), 8, dark, cream)),
    text(...p.at(3.2, 0.75), `first axis: variance ${big.toFixed(0)}`, { colour: purple }),
    text(...p.at(-1.1, 2.05), `second axis: ${small.toFixed(0)}`, { colour: purple, anchor: 'end' }),
    text(480, 510, 'orange: what is lost when each point is moved onto the first axis',
      { anchor: 'middle', colour: quiet }),
  ])
}

const distance2 = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
const nearest = (q: Point, centres: Point[]): number =>
  range(centres.length).reduce((best, k) =>
    (distance2(q, at(centres, k)) < distance2(q, at(centres, best)) ? k : best), 0)

/** Lloyd's algorithm: the list of centres after each round, the start included. */
export function kMeans(points: Point[], start: Point[], rounds: number): Point[][] {
  const history = [start]
  for (let i = 0; i < rounds; i++) {
    const centres = at(history, history.length - 1)
    history.push(centres.map((centre, k): Point => {
      const own = points.filter((q) => nearest(q, centres) === k)
      return own.length === 0 ? centre : [mean(own.map((q) => q[0])), mean(own.map((q) => q[1]))]
    }))
  }
  return history
}

function blobs(spec: { centre: Point; width: Point; count: number; turn?: number }[], seed: number): Point[] {
  const draw = normal(mulberry32(seed))
  return spec.flatMap((b) => range(b.count).map((): Point => {
    const [x, y] = [b.width[0] * draw(), b.width[1] * draw()]
    const [c, s] = [Math.cos(b.turn ?? 0), Math.sin(b.turn ?? 0)]
    return [b.centre[0] + c * x - s * y, b.centre[1] + s * x + c * y]
  }))
}

function clusters(p: Plot, points: Point[], centres: Point[], radius = 4): string[] {
  const [[x1, y1], [x2, y2]] = [p.at(p.x[0], p.y[0]), p.at(p.x[1], p.y[1])]
  return [
    polyline([[x1, y1], [x1, y2], [x2, y2], [x2, y1], [x1, y1]], { colour: line, width: 1.5 }),
    ...points.map((q) => dot(...p.at(...q), radius, at(groups, nearest(q, centres)), 'none', 0.6)),
    ...centres.map((c, k) => dot(...p.at(...c), 11, at(groups, k), dark)),
  ]
}

function kMeansRun(): string {
  const points = blobs([
    { centre: [-2, 1.2], width: [0.6, 0.5], count: 50 }, { centre: [1.6, 1.3], width: [0.6, 0.5], count: 50 },
    { centre: [0.1, -1.5], width: [0.7, 0.45], count: 50 },
  ], 4)
  const history = kMeans(points, [[-2.6, -1.6], [-1.8, -1.9], [-0.9, -1.4]], 12)
  const panel = (left: number, top: number, round: number): string[] => {
    const p = plot(left, top, 440, 215, [-4, 4], [-2.9, 2.9])
    return [...clusters(p, points, at(history, round), 3.5), text(left + 10, top + 26, `round ${round}`, { size: 18 })]
  }
  return frame('Four moments of a k-means run', [
    ...panel(30, 30, 0), ...panel(490, 30, 1), ...panel(30, 285, 2), ...panel(490, 285, 5),
  ])
}

function kMeansFailure(): string {
  const long = blobs([
    { centre: [-0.2, 0.8], width: [1.3, 0.18], count: 110, turn: 0.25 },
    { centre: [0.2, -0.8], width: [1.3, 0.18], count: 110, turn: 0.25 },
  ], 6)
  const uneven = blobs([
    { centre: [-1.1, 0], width: [1.15, 1.15], count: 260 }, { centre: [2.8, 0.2], width: [0.22, 0.22], count: 25 },
  ], 9)
  const panel = (left: number, points: Point[], start: Point[], words: string): string[] => {
    const p = plot(left, 70, 430, 370, [-4.5, 4.5], [-3.9, 3.9])
    const history = kMeans(points, start, 40)
    return [...clusters(p, points, at(history, 40)), text(left + 215, 48, words, { anchor: 'middle' })]
  }
  return frame('Two data sets on which k-means finds the wrong groups', [
    ...panel(30, long, [[-2, 0.4], [2, -0.2]], 'two long clouds'),
    ...panel(500, uneven, [[-1, 0], [2, 0]], 'one wide, one small cloud'),
    text(480, 500, 'colours: what k-means finds with k = 2', { anchor: 'middle', colour: quiet }),
  ])
}

function missingMap(): string {
  const random = mulberry32(31)
  const columns = ['id', 'date', 'city', 'price', 'rating', 'phone']
  const gone = (row: number, c: number): boolean => {
    const chance = random()
    if (c === 3) return chance < 0.06
    if (c === 4) return row >= 34 && row < 52
    return c === 5 ? chance < 0.55 : c === 2 && chance < 0.1
  }
  const cells = range(72).flatMap((row) => columns.map((_, c) =>
    box(90 + row * 11.6, 70 + c * 62, 10.2, 54, gone(row, c) ? orange : '#dddbe9')))
  return frame('A map of the missing values of a table', [
    ...cells, ...columns.map((name, c) => text(78, 104 + c * 62, name, { anchor: 'end', size: 18 })),
    text(90, 42, 'one stripe for each row of the file, in order'),
    text(90, 500, 'orange: a missing value. The block in "rating" has a reason; find it.', { colour: quiet }),
  ])
}

export const structureFigures: Record<string, () => string> = {
  'pca-axes': pcaAxes,
  'k-means-run': kMeansRun,
  'k-means-failure': kMeansFailure,
  'missing-map': missingMap,
}
