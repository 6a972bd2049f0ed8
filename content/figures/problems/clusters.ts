import { arrow, axes, box, dark, dot, orange, plot, polyline, purple, quiet, range, type Plot, type Point } from '../draw.ts'
import { cell, label, LIGHT_ORANGE, LIGHT_PURPLE, PURPLE_CELL, sheet } from './sheet.ts'

const words = (p: Plot, [x, y]: Point, text: string, colour = dark, anchor: 'start' | 'middle' | 'end' = 'middle'): string => {
  const [left, top] = p.at(x, y)
  return label(left, top, text, { colour, anchor })
}

/** The merges of four points with complete linkage. */
function dendrogram(): string {
  const p = plot(90, 20, 480, 216, [-1, 10], [0, 10])
  const spanOf = (points: number[]) => Math.max(...points) - Math.min(...points)
  const join = (left: number, right: number, from: Point, height: number, colour: string): string =>
    polyline([p.at(left, from[0]), p.at(left, height), p.at(right, height), p.at(right, from[1])], { colour, width: 3 })
  const [low, high] = [spanOf([0, 2]), spanOf([5, 9])]
  return sheet('The points 0 and 2 merge at height 2, 5 and 9 at height 4, and both clusters at height 9; a cut between 4 and 9 leaves two.', [
    axes(p, { xTicks: [0, 2, 5, 9], yTicks: [0, low, high, 9], yLabel: 'distance of the merge', yGap: 48, xLabel: 'points' }),
    join(0, 2, [0, 0], low, purple), join(5, 9, [0, 0], high, purple), join(1, 7, [low, high], spanOf([0, 2, 5, 9]), quiet),
    polyline([p.at(-0.6, 6.5), p.at(9.8, 6.5)], { colour: orange, dash: '8 7' }), words(p, [4, 7.2], 'two clusters', orange),
    words(p, [0.8, low + 0.8], '1.', purple, 'end'), words(p, [6.8, high + 0.8], '2.', purple, 'end'),
    ...[0, 2, 5, 9].map((x) => dot(...p.at(x, 0), 7, dark)),
  ])
}

/** The neighborhoods of four points on a line. */
function dbscanPoints(): string {
  const points = [0, 1, 2, 9]
  const x = (value: number) => 110 + value * 50
  const reaches = points.map((point) => points.filter((other) => Math.abs(other - point) <= 1).length)
  const colour = (at: number) => (reaches[at]! >= 3 ? purple : at < 3 ? orange : quiet)
  const bar = (at: number) => polyline([[x(points[at]!) - 50, 204 + at * 22], [x(points[at]!) + 50, 204 + at * 22]], { colour: colour(at), width: 4 })
  return sheet('Within the radius 1, the point 1 has three neighbors and is a core point; 0 and 2 are border points, 9 is noise.', [
    box(x(-0.4), 106, 140, 60, LIGHT_PURPLE), label(x(1), 86, 'cluster 0', { colour: purple, bold: true }), label(x(9), 86, 'noise', { colour: quiet, bold: true }),
    polyline([[40, 136], [600, 136]], { width: 1.5 }),
    ...points.map((point, at) => dot(x(point), 136, 12, reaches[at]! >= 3 ? purple : '#ffffff', colour(at))),
    ...points.map((point) => label(x(point), 182, String(point))),
    ...range(4).map(bar), label(620, 226, 'reach of the radius', { colour: quiet, anchor: 'end' }),
    label(40, 40, 'core: 3 within the radius', { anchor: 'start', colour: purple }), label(350, 40, 'border: 2', { anchor: 'start', colour: orange }),
  ])
}

/** The distances behind the silhouette of one point. */
function silhouetteDistances(): string {
  const x = (value: number) => 90 + value * 90
  const span = (from: number, to: number, y: number, text: string, colour: string) =>
    arrow([(x(from) + x(to)) / 2, y], [x(from) + 2, y], { colour, width: 3 }, 11) + arrow([(x(from) + x(to)) / 2, y], [x(to) - 2, y], { colour, width: 3 }, 11) + label((x(from) + x(to)) / 2, y - 20, text, { colour, bold: true })
  const [a, b] = [2 - 0, 5 - 2]
  return sheet('The point 2 is 2 away from its own cluster and 3 away from the other one, so its silhouette is 0.333.', [
    box(x(-0.4), 128, x(2.4) - x(-0.4), 64, LIGHT_PURPLE), box(x(4.6), 128, x(5.4) - x(4.6), 64, LIGHT_ORANGE),
    polyline([[40, 160], [600, 160]], { width: 1.5 }),
    dot(x(0), 160, 12, purple), dot(x(2), 160, 14, purple, dark), dot(x(5), 160, 12, orange),
    ...[0, 2, 5].map((value) => label(x(value), 214, String(value), { bold: value === 2 })),
    span(0, 2, 96, `a = ${a}`, purple), span(2, 5, 96, `b = ${b}`, orange),
    label(x(1), 40, 'cluster 0', { colour: purple }), label(x(5), 40, 'cluster 1', { colour: orange }),
    label(320, 276, `(${b} − ${a}) / ${Math.max(a, b)} = ${((b - a) / Math.max(a, b)).toFixed(3)}`, { size: 20, bold: true }),
  ])
}

/** The weights of the points end to end, and the draw. */
function seedingLine(): string {
  const points = [0, 1, 10, 11]
  const weights = points.map((point) => point ** 2)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const ends = weights.map((_weight, at) => weights.slice(0, at + 1).reduce((total, weight) => total + weight, 0))
  const x = (place: number) => 60 + (place / sum) * 520
  const chosen = ends.findIndex((end) => end > 0.5 * sum)
  return sheet(`The squared distances 1, 100 and 121 end to end on a line of length ${sum}: the place ${0.5 * sum} belongs to the point 11.`, [
    label(60, 66, 'squared distances to the center 0', { anchor: 'start', colour: quiet }),
    ...points.slice(1).map((_point, at) => cell(x(ends[at]!), 120, x(ends[at + 1]!) - x(ends[at]!), 60, weights[at + 1]! > 1 ? String(weights[at + 1]) : '', at + 1 === chosen ? PURPLE_CELL : {})),
    ...points.slice(2).map((point, at) => label((x(ends[at + 1]!) + x(ends[at + 2]!)) / 2, 104, `point ${point}`, { colour: at + 2 === chosen ? purple : dark })),
    ...[0, ends[2]!, sum].map((place) => label(x(place), 202, String(place), { colour: quiet })),
    arrow([x(0.5 * sum), 258], [x(0.5 * sum), 186], { colour: orange, width: 3 }, 12), label(x(0.5 * sum), 278, `0.5 · ${sum} = ${0.5 * sum}`, { colour: orange, bold: true }),
    label(60, 232, 'point 1 has only 1', { anchor: 'start', colour: quiet }),
  ])
}

/** Figures of problems about clusters. */
export const clusterFigures = {
  'dendrogram': dendrogram,
  'dbscan-points': dbscanPoints,
  'silhouette-distances': silhouetteDistances,
  'seeding-line': seedingLine,
} satisfies Record<string, () => string>
