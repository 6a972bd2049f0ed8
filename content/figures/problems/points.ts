import { arrow, axes, box, curve, dark, dot, line, orange, plot, polyline, purple, quiet, range, spread, type Plot, type Point } from '../draw.ts'
import { cell, label, LIGHT_ORANGE, LIGHT_PURPLE, ORANGE_CELL, PURPLE_CELL, sheet, signed } from './sheet.ts'

const words = (p: Plot, [x, y]: Point, text: string, colour = dark, anchor: 'start' | 'middle' | 'end' = 'middle'): string => {
  const [left, top] = p.at(x, y)
  return label(left, top, text, { colour, anchor })
}

/** Residuals and the stump that is added to the mean. */
function boostingStep(): string {
  const targets: Point[] = [[1, 2], [2, 2], [3, 8]]
  const mean = 4
  const step = (x: number) => mean + 0.5 * (x < 3 ? -2 : 4)
  const p = plot(80, 16, 340, 232, [0.5, 3.5], [0, 9])
  return sheet('The mean 4, the targets 2, 2 and 8, and the prediction after half a step toward the means of the residuals: 3, 3 and 6.', [
    axes(p, { xTicks: [1, 2, 3], yTicks: [0, 2, 4, 6, 8] }),
    curve(p, [[0.5, mean], [3.5, mean]], { colour: quiet, dash: '7 7' }),
    ...targets.map(([x, y]) => curve(p, [[x, mean], [x, y]], { colour: orange, width: 2.5 })),
    curve(p, [[0.5, step(1)], [2.5, step(1)]], { colour: purple, width: 4 }), curve(p, [[2.5, step(3)], [3.5, step(3)]], { colour: purple, width: 4 }),
    curve(p, [[2.5, step(1)], [2.5, step(3)]], { colour: purple, dash: '4 6' }),
    ...targets.map((at) => dot(...p.at(...at), 8, dark)),
    ...targets.map(([x, y]) => words(p, [x + 0.1, (y + mean) / 2 + (x < 3 ? -0.5 : 0.9)], signed(y - mean), orange, 'start')),
    label(444, 60, 'target', { anchor: 'start', bold: true }), label(444, 104, 'mean 4', { anchor: 'start', colour: quiet, bold: true }),
    label(444, 148, 'residual', { anchor: 'start', colour: orange, bold: true }), label(444, 192, 'after one round:', { anchor: 'start', colour: purple, bold: true }), label(444, 218, '3, 3 and 6', { anchor: 'start', colour: purple }),
  ])
}

/** The weights of three examples before and after a round. */
function adaboostWeights(): string {
  const labels = [1, -1, 1]
  const before = [1 / 3, 1 / 3, 1 / 3]
  const error = before.reduce((sum, weight, at) => sum + (labels[at] === 1 ? 0 : weight), 0)
  const alpha = Math.log((1 - error) / error) / 2
  const raw = before.map((weight, at) => weight * Math.exp(-alpha * labels[at]!))
  const after = raw.map((weight) => weight / raw.reduce((sum, other) => sum + other, 0))
  const row = (y: number, weights: number[], name: string) => label(36, y, name, { anchor: 'start', colour: quiet }) +
    weights.map((weight, at) => dot(230 + at * 150, y, 90 * Math.sqrt(weight / Math.PI) * 1.35, labels[at] === 1 ? LIGHT_PURPLE : LIGHT_ORANGE, labels[at] === 1 ? purple : orange) + label(230 + at * 150, y, String(+weight.toFixed(3)), { bold: true })).join('')
  return sheet('After the stump that answers 1 for everything, the weight of the wrong example 2 grows from one third to one half.', [
    ...labels.map((one, at) => label(230 + at * 150, 26, `x = ${at + 1}, label ${signed(one)}`, { colour: one === 1 ? purple : orange })),
    row(108, before, 'before'), row(226, after, 'after'),
    label(380, 300, 'the stump says 1 everywhere: only x = 2 is wrong'),
  ])
}

/** The curve of a logistic model before and after a step, with the errors. */
function logisticStep(): string {
  const p = plot(80, 20, 500, 216, [-2, 5], [0, 1.05])
  const sigmoid = (z: number) => 1 / (1 + Math.exp(-z))
  const weight = 0.5
  const examples: Point[] = [[1, 0], [3, 1]]
  return sheet('At the start every probability is 0.5, with the errors 0.5 and −0.5; after one step the curve rises with the weight 0.5.', [
    axes(p, { xTicks: [-2, -1, 0, 1, 2, 3, 4, 5], yTicks: [0, 0.5, 1], xText: (v) => signed(v), xLabel: 'feature', yLabel: 'probability', yGap: 54 }),
    curve(p, [[-2, 0.5], [5, 0.5]], { colour: quiet, dash: '7 7' }),
    ...examples.map(([x, y]) => arrow(p.at(x, 0.5), p.at(x, y === 1 ? 0.96 : 0.04), { colour: orange, width: 2.5 }, 11)),
    curve(p, spread(-2, 5, 100).map((x): Point => [x, sigmoid(weight * x)]), { colour: purple, width: 3 }),
    ...examples.map((at) => dot(...p.at(...at), 8, dark)),
    words(p, [1.12, 0.2], 'error 0.5', orange, 'start'), words(p, [2.88, 0.9], 'error −0.5', orange, 'end'),
    words(p, [-1.9, 0.57], 'start', quiet, 'start'), words(p, [3.5, 0.74], 'after one step', purple, 'start'),
  ])
}

/** Quartiles and fences of a list. */
function quartileFences(): string {
  const values = [20, 21, 21, 22, 23]
  const [q1, q3] = [21, 22.75]
  const range = q3 - q1
  const x = (value: number) => 60 + (value - 17.5) * 58
  return sheet('The box from 21 to 22.75 and the fences at 18.375 and 25.375; only 9999, far to the right, lies outside.', [
    polyline([[40, 190], [528, 190]], { width: 1.5 }), polyline([[528, 190], [560, 190]], { dash: '3 7' }),
    ...[18, 20, 22, 24].map((value) => polyline([[x(value), 190], [x(value), 197]], { width: 1.5 }) + label(x(value), 216, String(value), { colour: quiet })),
    box(x(q1), 96, x(q3) - x(q1), 56, LIGHT_PURPLE), polyline([[x(q1), 96], [x(q3), 96], [x(q3), 152], [x(q1), 152], [x(q1), 96]], { colour: purple, width: 2.5 }),
    ...[q1 - 1.5 * range, q3 + 1.5 * range].flatMap((fence) => [polyline([[x(fence), 66], [x(fence), 190]], { colour: orange, dash: '7 6', width: 2.5 }), label(x(fence), 46, String(fence), { colour: orange })]),
    ...values.map((value, at) => dot(x(value), at === 2 ? 160 : 180, 8, dark)),
    dot(590, 180, 8, orange), label(590, 216, '9999', { colour: orange, bold: true }),
    label(x(q1), 78, 'Q₁ = 21', { colour: purple, anchor: 'end' }), label(x(q3) - 4, 78, 'Q₃ = 22.75', { colour: purple, anchor: 'start' }),
    label(320, 270, `fences: 1.5 · ${range} beyond the quartiles`, { colour: orange }),
  ])
}

/** The squares that R² compares. */
function squaredErrors(): string {
  const [truth, predictions] = [[2, 4, 6], [3, 3, 6]]
  const mean = truth.reduce((sum, value) => sum + value, 0) / truth.length
  const panel = (left: number, others: number[], title: string, colour: string, fill: string): string => {
    const size = 30
    const y = (value: number) => 262 - (value - 1) * size
    const sum = truth.reduce((total, value, at) => total + (value - others[at]!) ** 2, 0)
    return label(left + 130, 34, title, { colour, bold: true }) + polyline([[left, 262], [left + 270, 262]], { width: 1.5 }) +
      truth.map((value, at) => {
        const [x, gap] = [left + 30 + at * 88, Math.abs(value - others[at]!) * size]
        return box(x, y(Math.max(value, others[at]!)), gap, gap, fill) + polyline([[x, y(value)], [x + gap, y(value)], [x + gap, y(others[at]!)], [x, y(others[at]!)], [x, y(value)]], { colour }) +
          polyline([[x - 14, y(others[at]!)], [x + 14, y(others[at]!)]], { colour, width: 4 }) + dot(x, y(value), 7, dark)
      }).join('') + label(left + 130, 292, `sum of squares ${sum}`, { colour })
  }
  return sheet('The squared errors of the predictions sum to 2, those of the mean to 8, so R² is 1 − 2/8 = 0.75.', [
    label(320, 66, 'dots: true values, bars: predictions', { colour: quiet }),
    panel(30, predictions, 'predictions', purple, LIGHT_PURPLE), panel(344, truth.map(() => mean), 'always the mean', orange, LIGHT_ORANGE),
  ])
}

/** Three boxes and the overlap of two. */
function overlappingBoxes(): string {
  const [left, top, unit] = [100, 24, 23]
  const outline = ([x, y, width, height]: number[], colour: string, stroke = {}) => polyline([[left + x! * unit, top + y! * unit], [left + (x! + width!) * unit, top + y! * unit], [left + (x! + width!) * unit, top + (y! + height!) * unit], [left + x! * unit, top + (y! + height!) * unit], [left + x! * unit, top + y! * unit]], { colour, width: 3, ...stroke })
  return sheet('Box A is removed because it shares 12 of 20 cells with the more confident box B; box C stands apart and is kept.', [
    box(left + unit, top, 3 * unit, 4 * unit, LIGHT_PURPLE),
    outline([0, 0, 4, 4], quiet, { dash: '8 7' }), outline([1, 0, 4, 4], purple), outline([10, 10, 2, 2], purple),
    label(left - 12, top + 2 * unit, 'A 0.8', { anchor: 'end', colour: quiet }), label(left + 5 * unit + 12, top + 2 * unit, 'B 0.9', { anchor: 'start', colour: purple, bold: true }), label(left + 12 * unit + 12, top + 11 * unit, 'C 0.5', { anchor: 'start', colour: purple, bold: true }),
    label(left + 2.5 * unit, top + 2 * unit, '12', { bold: true }),
    label(330, 84, 'common area 3 · 4 = 12', { anchor: 'start' }), label(330, 116, 'union 16 + 16 − 12 = 20', { anchor: 'start' }), label(330, 148, 'IoU = 12 / 20 = 0.6', { anchor: 'start', bold: true }),
    label(left, top + 4 * unit + 26, 'A is removed', { anchor: 'start', colour: quiet }),
  ])
}

/** The probability of a state, step by step. */
function markovLimit(): string {
  const p = plot(90, 20, 490, 216, [0, 8], [0.5, 1.02])
  let row: [number, number] = [1, 0]
  const points = range(9).map((step): Point => {
    if (step > 0) row = [0.8 * row[0] + 0.4 * row[1], 0.2 * row[0] + 0.6 * row[1]]
    return [step, row[0]]
  })
  return sheet('The probability of state 0 falls from 1 over 0.8 and 0.72 toward two thirds; after five steps it is 0.67008.', [
    axes(p, { xTicks: range(9), yTicks: [0.5, 2 / 3, 0.8, 1], yText: (v) => (v === 2 / 3 ? '2/3' : String(v)), xLabel: 'steps', yLabel: 'state 0', yGap: 56 }),
    curve(p, [[0, 2 / 3], [8, 2 / 3]], { colour: quiet, dash: '7 7' }),
    curve(p, points, { colour: purple, width: 3 }), ...points.map((at, step) => dot(...p.at(...at), 7, step === 5 ? orange : purple)),
    words(p, [5, 0.73], points[5]![1].toFixed(5), orange), words(p, [1.15, 0.82], '0.8', purple, 'start'), words(p, [2.15, 0.745], '0.72', purple, 'start'),
  ])
}

/** The scores of two arms in two rounds, as mean and bonus. */
function confidenceBonus(): string {
  const rounds = [{ round: 2, arms: [[1, 1], [0.5, 1]] }, { round: 3, arms: [[0.5, 2], [0.5, 1]] }]
  const height = (value: number) => value * 100
  return sheet('In round 2 arm 0 has the larger mean; in round 3 the means are equal, and the larger bonus of arm 1 decides.', [
    polyline([[60, 246], [580, 246]]),
    ...rounds.flatMap(({ round, arms }, place) => arms.flatMap(([mean, pulls], arm) => {
      const [x, bonus] = [100 + place * 270 + arm * 104, Math.sqrt(Math.log(round) / pulls!)]
      const best = arms.every(([other, count]) => other! + Math.sqrt(Math.log(round) / count!) <= mean! + bonus + 1e-9)
      return [
        cell(x, 246 - height(mean!), 72, height(mean!), String(mean), PURPLE_CELL), cell(x, 246 - height(mean! + bonus), 72, height(bonus), bonus.toFixed(3), ORANGE_CELL),
        label(x + 36, 230 - height(mean! + bonus), (mean! + bonus).toFixed(3), { bold: best, colour: best ? dark : quiet }), label(x + 36, 268, `arm ${arm}`, { colour: best ? dark : quiet, bold: best }),
      ]
    })),
    ...rounds.map(({ round }, place) => label(188 + place * 270, 298, `round ${round}`, { colour: quiet })),
    label(310, 40, 'bonus', { colour: orange, anchor: 'middle', bold: true }), label(310, 68, 'mean', { colour: purple, bold: true }),
  ])
}

/** Two columns, and the second one split along the first. */
function gramSchmidt(): string {
  const p = plot(50, 10, 300, 300, [-1.6, 4.4], [-1, 5])
  const [q1, rest] = [[0.6, 0.8], [-0.8, 0.6]] as const
  const shadow: Point = [3 * q1[0], 3 * q1[1]]
  return sheet('The second column (1, 3) is 3 times the direction of the first one plus a rest of length 1 at a right angle to it.', [
    polyline([p.at(-1.6, 0), p.at(4.4, 0)], { colour: line }), polyline([p.at(0, -1), p.at(0, 5)], { colour: line }),
    arrow(p.at(0, 0), p.at(3, 4), { colour: quiet, width: 2.5 }),
    polyline([p.at(1, 3), p.at(...shadow)], { colour: orange, dash: '7 6', width: 2.5 }), arrow(p.at(0, 0), p.at(rest[0], rest[1]), { colour: orange, width: 3.5 }),
    polyline([p.at(0, 0), p.at(...shadow)], { colour: purple, width: 4 }), arrow(p.at(0, 0), p.at(1, 3), { colour: dark, width: 3 }),
    words(p, [2.9, 4.35], '(3, 4)', quiet, 'end'), words(p, [0.9, 3.35], '(1, 3)', dark), words(p, [-0.9, 0.9], 'q₂', orange, 'end'),
    label(370, 100, 'q₁ = (0.6, 0.8)', { anchor: 'start', colour: purple }), label(370, 136, 'part along q₁: 3', { anchor: 'start', colour: purple }),
    label(370, 180, 'rest: (−0.8, 0.6)', { anchor: 'start', colour: orange }), label(370, 216, 'its length: 1', { anchor: 'start', colour: orange }),
  ])
}

/** The autocorrelation of a short series by lag. */
function autocorrelationBars(): string {
  const series = [1, 2, 3, 4]
  const mean = series.reduce((sum, value) => sum + value, 0) / series.length
  const deviations = series.map((value) => value - mean)
  const total = deviations.reduce((sum, value) => sum + value * value, 0)
  const lags = range(4).map((lag) => deviations.slice(lag).reduce((sum, value, at) => sum + value * deviations[at]!, 0) / total)
  const y = (value: number) => 180 - value * 120
  return sheet('The autocorrelations of 1, 2, 3, 4 at the lags 0 to 3: 1, 0.25, −0.3 and −0.45.', [
    polyline([[60, y(0)], [600, y(0)]], { width: 1.5 }),
    ...lags.flatMap((value, lag) => [
      cell(96 + lag * 130, Math.min(y(0), y(value)), 70, Math.abs(y(value) - y(0)), '', value >= 0 ? PURPLE_CELL : ORANGE_CELL),
      label(131 + lag * 130, value >= 0 ? y(value) - 18 : y(value) + 18, signed(+value.toFixed(2)), { bold: true, colour: value >= 0 ? purple : orange }),
      label(131 + lag * 130, 290, `lag ${lag}`, { colour: quiet }), label(131 + lag * 130, value >= 0 ? y(0) + 20 : y(0) - 20, `${4 - lag} ${lag === 3 ? 'pair' : 'pairs'}`, { colour: quiet }),
    ]),
  ])
}

/** The groups of equal scores as steps of precision over recall. */
function precisionRecallSteps(): string {
  const p = plot(90, 20, 400, 220, [0, 1.02], [0, 1.05])
  const steps = [{ from: 0, to: 0.5, precision: 0.5 }, { from: 0.5, to: 1, precision: 2 / 3 }]
  return sheet('Two steps of recall with the precisions 0.5 and 0.667; the area under them is 0.583.', [
    ...steps.map(({ from, to, precision }, at) => curve(p, [[from, 0], [from, precision], [to, precision], [to, 0]], { fill: at === 0 ? LIGHT_PURPLE : LIGHT_ORANGE, colour: at === 0 ? purple : orange, width: 2.5 })),
    axes(p, { xTicks: [0, 0.5, 1], yTicks: [0, 0.5, 1], xLabel: 'recall', yLabel: 'precision', yGap: 54 }),
    ...steps.map(({ from, to, precision }, at) => words(p, [(from + to) / 2, precision / 2], `0.5 · ${+precision.toFixed(3)}`, at === 0 ? purple : orange) + dot(...p.at(to, precision), 7, at === 0 ? purple : orange)),
    words(p, [0.25, 0.6], 'threshold 2', purple), words(p, [0.75, 0.77], 'threshold 1', orange),
    label(510, 90, 'area', { anchor: 'start' }), label(510, 118, steps.reduce((sum, { from, to, precision }) => sum + (to - from) * precision, 0).toFixed(3), { anchor: 'start', bold: true }),
  ])
}

/** Figures of problems about fitted models, scores and errors. */
export const pointFigures = {
  'boosting-step': boostingStep,
  'adaboost-weights': adaboostWeights,
  'logistic-step': logisticStep,
  'quartile-fences': quartileFences,
  'squared-errors': squaredErrors,
  'overlapping-boxes': overlappingBoxes,
  'markov-limit': markovLimit,
  'confidence-bonus': confidenceBonus,
  'gram-schmidt': gramSchmidt,
  'autocorrelation-bars': autocorrelationBars,
  'precision-recall-steps': precisionRecallSteps,
} satisfies Record<string, () => string>
