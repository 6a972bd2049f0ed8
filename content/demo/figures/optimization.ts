// Figures about descent: zigzag and momentum, feature scaling, learning-rate schedules.
import {
  arrow, axes, contour, curve, descend, dot, orange, frame, dark, purple, line, mulberry32, normal, plot, polyline, quiet,
  range, spread, text,
} from '../../figures/draw.ts'
import type { Plot, Point, Surface } from '../../figures/draw.ts'

/** The bowl of the gradient descent blog: curvature 1 along x, 25 along y. */
const bowl: Surface = (x, y) => 0.5 * (x * x + 25 * y * y)
const start: Point = [-10, 1.6]
export const plainPath = (steps: number): Point[] => descend(bowl, start, 2 / 26, steps)
export const momentumPath = (steps: number): Point[] => descend(bowl, start, 0.04, steps, 0.7)

function walk(p: Plot, path: Point[], colour: string): string[] {
  return [curve(p, path, { colour, width: 3 }), ...path.map(([x, y]) => dot(...p.at(x, y), 4.5, colour))]
}

function pathFigure(label: string, words: string, path: Point[], colour: string): string {
  const p = plot(40, 30, 880, 440, [-11, 4], [-2.4, 2.4])
  return frame(label, [
    ...spread(0.35, 10.5, 13).map((r) => contour(p, bowl, r * r, { colour: line })),
    ...walk(p, path, colour),
    dot(...p.at(0, 0), 8, orange),
    text(40, 515, words),
    text(...p.at(0, -0.35), 'minimum', { colour: orange, anchor: 'middle', size: 18 }),
  ])
}

const zigzagPath = (): string => pathFigure('Gradient descent zigzags down a narrow valley',
  'Plain gradient descent, best constant step: 30 steps, and still on its way', plainPath(30), purple)
const momentumFigure = (): string => pathFigure('Momentum reaches the floor of the valley',
  'The same start and the same 30 steps, with momentum 0.7', momentumPath(30), purple)

function zigzagLoss(): string {
  const p = plot(110, 40, 800, 400, [0, 60], [-9, 3])
  const series = (path: Point[]): Point[] => path.map(([x, y], i): Point => [i, Math.log10(bowl(x, y))])
    .filter(([, y]) => y > -9)
  return frame('Loss against step for plain descent and momentum', [
    axes(p, { xTicks: spread(0, 60, 7), yTicks: [-9, -6, -3, 0, 3], xLabel: 'step', yLabel: 'log₁₀ of the loss' }),
    curve(p, series(plainPath(60)), { colour: quiet, width: 3 }),
    curve(p, series(momentumPath(60)), { colour: purple, width: 3 }),
    text(...p.at(36, 0.6), 'plain gradient descent', { colour: quiet }),
    text(...p.at(22, -4.6), 'momentum', { colour: purple }),
  ])
}

function scalingContours(): string {
  const draw = (left: number, f: Surface, from: Point, rate: number, words: string): string[] => {
    const p = plot(left, 70, 400, 360, [-2, 2], [-1.8, 1.8])
    const path = descend(f, from, rate, 25)
    return [
      ...spread(0.15, 3.4, 11).map((r) => contour(p, f, r * r, { colour: line }, 5)),
      polyline([[left, 430], [left, 70], [left + 400, 70], [left + 400, 430], [left, 430]],
        { colour: line, width: 1.5 }),
      ...walk(p, path, purple),
      dot(...p.at(0, 0), 8, orange),
      text(left + 200, 45, words, { anchor: 'middle' }),
      text(left + 200, 470, 'weight of rooms', { anchor: 'middle', size: 18 }),
      text(left - 14, 250, 'weight of area', { anchor: 'middle', size: 18, turn: -90 }),
    ]
  }
  return frame('Contours of the loss before and after scaling the features', [
    ...draw(50, (x, y) => 0.5 * (x * x + 40 * y * y), [-1.8, 0.6], 0.047, 'raw features'),
    ...draw(520, (x, y) => 0.5 * (x * x + y * y) + 0.3 * x * y, [-1.8, 1.2], 0.5, 'standardised features'),
    text(480, 515, '25 steps of gradient descent in both pictures', { anchor: 'middle', colour: quiet }),
  ])
}

function scalingNeighbour(): string {
  const people: { age: number; income: number }[] = [
    { age: 25, income: 41000 }, { age: 61, income: 40100 }, { age: 27, income: 42500 }, { age: 44, income: 36500 },
    { age: 35, income: 45500 }, { age: 52, income: 44000 },
  ]
  const me = { age: 26, income: 40000 }
  const draw = (left: number, words: string, nearest: number): string[] => {
    const p = plot(left, 60, 340, 350, [20, 65], [35000, 47000])
    return [
      axes(p, {
        xTicks: [20, 40, 60], yTicks: [36000, 40000, 44000], yText: (v) => `${v / 1000}k`,
        xLabel: 'age', yLabel: 'income',
      }),
      polyline([p.at(me.age, me.income), p.at(people[nearest]?.age ?? 0, people[nearest]?.income ?? 0)],
        { colour: orange, width: 3, dash: '7 7' }),
      ...people.map((q, i) => dot(...p.at(q.age, q.income), 8, i === nearest ? orange : quiet)),
      dot(...p.at(me.age, me.income), 10, purple),
      text(left + 170, 38, words, { anchor: 'middle' }),
    ]
  }
  return frame('The nearest neighbour before and after scaling', [
    ...draw(90, 'distance in raw units', 1), ...draw(580, 'distance after scaling', 0),
    text(480, 518, 'purple: the person we ask about;  orange: the nearest neighbour', { anchor: 'middle', colour: quiet }),
  ])
}

const total = 200
export const schedules: Record<string, (step: number) => number> = {
  constant: () => 0.1,
  step: (t) => 0.1 * 0.3 ** Math.floor(t / 60),
  cosine: (t) => (t < 20 ? (0.1 * (t + 1)) / 20 : 0.05 * (1 + Math.cos((Math.PI * (t - 20)) / (total - 20)))),
}

function scheduleShapes(): string {
  const p = plot(110, 40, 800, 400, [0, total], [0, 0.11])
  const shape = (name: string, colour: string): string =>
    curve(p, range(total).map((t): Point => [t, schedules[name]?.(t) ?? 0]), { colour, width: 3 })
  return frame('Three learning-rate schedules', [
    axes(p, { xTicks: [0, 50, 100, 150, 200], yTicks: [0, 0.05, 0.1], xLabel: 'step', yLabel: 'learning rate' }),
    shape('constant', quiet), shape('step', orange), shape('cosine', purple),
    text(...p.at(150, 0.1035), 'constant', { colour: quiet }),
    text(...p.at(63, 0.021), 'step decay', { colour: orange }),
    text(...p.at(112, 0.064), 'warm-up and cosine', { colour: purple }),
  ])
}

/** Mean loss of noisy descent on a bowl, over many seeds: the noise floor follows the learning rate. */
export function noisyLoss(rate: (step: number) => number): Point[] {
  const sums = range(total + 1).map(() => 0)
  const seeds = 400
  for (const seed of range(seeds)) {
    const draw = normal(mulberry32(seed + 1))
    let [x, y] = [6, 6]
    for (let t = 0; t <= total; t++) {
      sums[t] = (sums[t] ?? 0) + 0.5 * (x * x + 4 * y * y)
      const a = rate(t)
      x -= a * (x + 2 * draw())
      y -= a * (4 * y + 2 * draw())
    }
  }
  return sums.map((s, t): Point => [t, Math.log10(s / seeds)])
}

function scheduleLoss(): string {
  const p = plot(110, 40, 800, 400, [0, total], [-2.5, 2.2])
  return frame('Mean loss of noisy gradient descent under three schedules', [
    axes(p, {
      xTicks: [0, 50, 100, 150, 200], yTicks: [-2, -1, 0, 1, 2], xLabel: 'step', yLabel: 'log₁₀ of mean loss',
    }),
    curve(p, noisyLoss(() => 0.1), { colour: quiet, width: 3 }),
    curve(p, noisyLoss(() => 0.01), { colour: orange, width: 3 }),
    curve(p, noisyLoss(schedules.cosine ?? (() => 0)), { colour: purple, width: 3 }),
    text(...p.at(60, -0.4), 'constant 0.1: fast, then a noise floor', { colour: quiet }),
    text(...p.at(62, 1.15), 'constant 0.01: slow', { colour: orange }),
    text(...p.at(128, -1.75), 'warm-up and cosine', { colour: purple, anchor: 'end' }),
  ])
}

function descentArrows(): string {
  const p = plot(40, 30, 880, 440, [-4.4, 4.4], [-2.2, 2.2])
  const f: Surface = (x, y) => 0.5 * (x * x + 6 * y * y)
  const tail: Point = [-3, 1]
  const g: Point = [-3, 6]
  const scale = 0.33
  return frame('The gradient is at right angles to the contour and misses the minimum', [
    ...spread(0.4, 6, 11).map((r) => contour(p, f, r * r / 1.2, { colour: line })),
    contour(p, f, f(...tail), { colour: dark, width: 2 }),
    arrow(p.at(...tail), p.at(tail[0] - scale * g[0], tail[1] - scale * g[1]), { colour: purple, width: 3.5 }),
    polyline([p.at(...tail), p.at(0, 0)], { colour: orange, width: 2.5, dash: '8 8' }),
    dot(...p.at(...tail), 7, dark), dot(...p.at(0, 0), 8, orange),
    text(...p.at(-1.9, -0.75), 'steepest descent', { colour: purple }),
    text(...p.at(-1.2, 0.62), 'where we want to go', { colour: orange }),
  ])
}

export const optimizationFigures: Record<string, () => string> = {
  'descent-arrows': descentArrows,
  'zigzag-path': zigzagPath,
  'momentum-path': momentumFigure,
  'zigzag-loss': zigzagLoss,
  'scaling-contours': scalingContours,
  'scaling-neighbour': scalingNeighbour,
  'schedule-shapes': scheduleShapes,
  'schedule-loss': scheduleLoss,
}
