import { arrow, axes, curve, dark, dot, orange, plot, polyline, purple, quiet, spread, type Plot, type Point, type Stroke } from '../draw.ts'
import { cell, label, LIGHT_PURPLE, ORANGE_CELL, PURPLE_CELL, sheet, signed } from './sheet.ts'

/** The density of a normal distribution. */
const density = (x: number, mean: number, variance: number): number => Math.exp(-((x - mean) ** 2) / (2 * variance)) / Math.sqrt(2 * Math.PI * variance)

const graph = (p: Plot, f: (x: number) => number, stroke: Stroke, [from, to]: Point = p.x): string =>
  curve(p, spread(from, to, 121).map((x): Point => [x, f(x)]), { width: 3, ...stroke })

/** The area between a function and the axis. */
const area = (p: Plot, f: (x: number) => number, [from, to]: Point, fill: string): string =>
  curve(p, [[from, 0], ...spread(from, to, 81).map((x): Point => [x, f(x)]), [to, 0]], { fill, colour: 'none' })

const words = (p: Plot, [x, y]: Point, text: string, colour = dark, anchor: 'start' | 'middle' | 'end' = 'middle'): string => {
  const [left, top] = p.at(x, y)
  return label(left, top, text, { colour, anchor })
}

/** The densities of two classes at the value of a query. */
function naiveBayesBells(): string {
  const p = plot(60, 16, 530, 196, [-2.5, 8.5], [0, 0.34])
  const heights = [density(2, 2, 2), density(2, 4, 2)] as const
  const share = heights[0] / (heights[0] + heights[1])
  return sheet(`At the query 2 the bell of class 0 is higher than that of class 1, which gives class 0 the probability ${share.toFixed(3)}.`, [
    axes(p, { xTicks: [-2, 0, 2, 4, 6, 8], xText: (v) => signed(v) }),
    graph(p, (x) => density(x, 2, 2), { colour: purple }),
    graph(p, (x) => density(x, 4, 2), { colour: orange }),
    curve(p, [[2, 0], [2, heights[0]]], { colour: quiet, dash: '6 6' }),
    dot(...p.at(2, heights[0]), 7, purple), dot(...p.at(2, heights[1]), 7, orange),
    words(p, [0.3, 0.27], 'class 0', purple, 'end'), words(p, [5.8, 0.25], 'class 1', orange, 'start'),
    words(p, [2, 0.309], heights[0].toFixed(3), purple), words(p, [2.2, heights[1] - 0.016], heights[1].toFixed(3), orange, 'start'),
    label(320, 284, `${heights[0].toFixed(3)} / (${heights[0].toFixed(3)} + ${heights[1].toFixed(3)}) = ${share.toFixed(3)}`, { bold: true }),
  ])
}

/** A prediction, a reading, and the estimate that combines them. */
function kalmanBells(): string {
  const p = plot(50, 30, 540, 212, [-4, 8], [0, 0.45])
  return sheet('The prediction 1 and the reading 3 have the variance 2; the estimate 2 between them has the variance 1 and a narrower bell.', [
    axes(p, { xTicks: [-4, -2, 0, 2, 4, 6, 8], xText: (v) => signed(v) }),
    graph(p, (x) => density(x, 1, 2), { colour: dark, dash: '8 7' }),
    graph(p, (x) => density(x, 3, 2), { colour: orange }),
    graph(p, (x) => density(x, 2, 1), { colour: purple, width: 4 }),
    words(p, [-0.2, 0.3], 'prediction', dark, 'end'), words(p, [-0.5, 0.25], '1 ± 1.41', dark, 'end'),
    words(p, [4.2, 0.3], 'reading', orange, 'start'), words(p, [4.5, 0.25], '3 ± 1.41', orange, 'start'),
    words(p, [2, 0.435], 'estimate 2 ± 1', purple),
  ])
}

/** Two components and what each of them takes of the two values. */
function mixtureShares(): string {
  const p = plot(50, 12, 540, 150, [-3.2, 3.2], [0, 0.24])
  const first = density(-1, -1, 1) / (density(-1, -1, 1) + density(-1, 1, 1))
  const bar = (x: number, share: number): string => {
    const [left, width] = [p.at(x, 0)[0] - 76, 152]
    const cut = width * share
    return cell(left, 226, cut, 40, share > 0.5 ? share.toFixed(3) : '', PURPLE_CELL) + cell(left + cut, 226, width - cut, 40, share > 0.5 ? '' : (1 - share).toFixed(3), ORANGE_CELL) +
      label(share > 0.5 ? left + width - 8 : left + 8, 286, Math.min(share, 1 - share).toFixed(3), { colour: share > 0.5 ? orange : purple, anchor: share > 0.5 ? 'end' : 'start' })
  }
  return sheet(`The component at −1 takes the share ${first.toFixed(3)} of the value −1, the component at 1 the rest; for the value 1 it is the other way around.`, [
    axes(p, { xTicks: [-3, -2, -1, 0, 1, 2, 3], xText: (v) => signed(v) }),
    graph(p, (x) => density(x, -1, 1) / 2, { colour: purple }), graph(p, (x) => density(x, 1, 1) / 2, { colour: orange }),
    ...[-1, 1].map((x) => dot(...p.at(x, 0), 8, dark)),
    ...[-1, 1].map((x) => label(p.at(x, 0)[0], 206, `value ${signed(x)}`, { colour: quiet })),
    bar(-1, first), bar(1, 1 - first),
  ])
}

/** The two distributions of the difference, and the alarm between them. */
function powerBells(): string {
  const [alpha, beta] = [1.96, 0.8416]
  const d = alpha + beta
  const p = plot(40, 44, 560, 196, [-3.4, d + 3.4], [0, 0.42])
  const [none, changed] = [(x: number) => density(x, 0, 1), (x: number) => density(x, d, 1)]
  const top = 0.42
  return sheet('Two bells around 0 and d: the alarm lies far enough from both that few false alarms happen and few changes are missed.', [
    area(p, changed, [p.x[0], alpha], LIGHT_PURPLE), area(p, none, [alpha, p.x[1]], '#f3b492'),
    graph(p, none, { colour: orange }), graph(p, changed, { colour: purple }),
    polyline([p.at(p.x[0], 0), p.at(p.x[1], 0)], { width: 1.5 }),
    curve(p, [[alpha, 0], [alpha, top + 0.02]], { colour: dark, dash: '6 6' }),
    words(p, [-1.1, 0.37], 'nothing changed', orange, 'end'), words(p, [d + 1.1, 0.37], 'changed by d', purple, 'start'),
    label(p.at(alpha, 0)[0], 22, 'alarm', { bold: true }),
    words(p, [0, -0.045], '0'), words(p, [d, -0.045], 'd'),
    arrow(p.at(0.05, 0.06), p.at(alpha - 0.05, 0.06), { colour: quiet }, 10), arrow(p.at(d - 0.02, 0.16), p.at(alpha + 0.05, 0.16), { colour: quiet }, 9),
    words(p, [0.9, 0.095], 'zα', dark), words(p, [alpha + 0.42, 0.195], 'zβ', dark),
    label(320, 296, 'orange: false alarms, purple: missed changes', { colour: quiet }),
  ])
}

/** The mean and the uncertainty of a process after one measurement. */
function gaussianProcessBand(): string {
  const p = plot(70, 14, 520, 226, [-4, 4], [-2.4, 3])
  const kernel = (x: number) => Math.exp(-x * x / 2)
  const mean = (x: number) => (kernel(x) * 2) / 1.25
  const deviation = (x: number) => Math.sqrt(1 - kernel(x) ** 2 / 1.25)
  const edge = (side: number) => spread(-4, 4, 121).map((x): Point => [x, mean(x) + side * deviation(x)])
  return sheet('One measured point pulls the mean toward 2 and narrows the band; far away the mean is 0 and the deviation 1.', [
    curve(p, [...edge(1), ...edge(-1).toReversed()], { fill: LIGHT_PURPLE, colour: 'none' }),
    axes(p, { xTicks: [-4, -2, 0, 2, 4], yTicks: [-2, -1, 0, 1, 2, 3], xText: (v) => signed(v), yText: (v) => signed(v) }),
    graph(p, mean, { colour: purple }),
    curve(p, [[1, mean(1) - deviation(1)], [1, mean(1) + deviation(1)]], { colour: orange, width: 2.5 }),
    dot(...p.at(1, mean(1)), 7, orange), dot(...p.at(0, 2), 8, dark),
    words(p, [-0.25, 2.25], 'measured', dark, 'end'),
    words(p, [1.2, 1.2], `${mean(1).toFixed(2)} ± ${deviation(1).toFixed(2)}`, orange, 'start'),
    words(p, [-3.9, 1.25], 'mean ± deviation', quiet, 'start'),
    label(330, 296, 'x', { colour: quiet }),
  ])
}

/** Three moves of a walk on its density. */
function metropolisSteps(): string {
  const p = plot(70, 40, 500, 196, [-2.8, 3.2], [0, 1.05])
  const f = (x: number) => Math.exp(-x * x / 2)
  const hop = (from: number, to: number, stroke: Stroke, lift: number): string => {
    const [a, b] = [p.at(from, f(from)), p.at(to, f(to))]
    return arrow([a[0] + (to > from ? 9 : -9), a[1] - lift], [b[0] + (to > from ? -11 : 11), b[1] - lift], stroke, 11)
  }
  return sheet('The move from 0 down to 1 is accepted, the move on to 2 is refused, and the move back up to 0 is always accepted.', [
    axes(p, { xTicks: [-2, -1, 0, 1, 2, 3], xText: (v) => signed(v) }),
    graph(p, f, { colour: quiet }),
    hop(0, 1, { colour: purple, width: 3 }, 12), hop(1, 2, { colour: orange, width: 3, dash: '7 7' }, 0), hop(1, 0, { colour: purple, width: 3 }, -14),
    ...[0, 1].map((x) => dot(...p.at(x, f(x)), 9, purple)), dot(...p.at(2, f(2)), 9, '#ffffff', orange),
    words(p, [0.62, 0.98], 'ratio 0.607: accepted', purple, 'start'),
    words(p, [1.68, 0.47], 'ratio 0.223: refused', orange, 'start'),
    words(p, [0.1, 0.66], '1.649', purple, 'end'),
    words(p, [-2.7, 1], 'density', quiet, 'start'),
    label(320, 290, 'recorded: 1, 1, 0'),
  ])
}

/** Figures of problems about normal distributions. */
export const bellFigures = {
  'naive-bayes-bells': naiveBayesBells,
  'kalman-bells': kalmanBells,
  'mixture-shares': mixtureShares,
  'power-bells': powerBells,
  'gaussian-process-band': gaussianProcessBand,
  'metropolis-steps': metropolisSteps,
} satisfies Record<string, () => string>
