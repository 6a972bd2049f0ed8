import { arrow, axes, box, curve, dark, dot, orange, plot, polyline, purple, quiet, spread, type Plot, type Point } from '../draw.ts'
import { cell, label, LIGHT_ORANGE, LIGHT_PURPLE, sheet } from './sheet.ts'

const point = (p: Plot, [x, y]: Point, colour: string, radius = 8): string => dot(...p.at(x, y), radius, colour)
const note = (p: Plot, [x, y]: Point, [right, down]: Point, words: string, colour = dark, anchor: 'start' | 'middle' | 'end' = 'middle'): string => {
  const [left, top] = p.at(x, y)
  return label(left + right, top + down, words, { colour, anchor })
}

const RECORDS: [string, Point][] = [['A', [1, 2]], ['B', [2, 1]], ['C', [2, 3]], ['D', [2, 2]], ['E', [5, 2]], ['F', [11, 2]]]

/** A group of points, one far away, and the difference between medoid and mean. */
function medoidAndMean(): string {
  const p = plot(40, 44, 560, 233, [0, 12], [-0.5, 4.5])
  const medoid: Point = [2, 2]
  const mean: Point = [23 / 6, 2]
  return sheet('The medoid D lies in the middle of its group, while the distant point F pulls the mean toward E.', [
    ...RECORDS.map(([_name, at]) => curve(p, [medoid, at], { colour: '#b9b3ee', width: 2.5 })),
    ...RECORDS.map(([name, at]) => point(p, at, name === 'D' ? purple : '#8d8ea0', name === 'D' ? 11 : 8)),
    curve(p, [[mean[0] - 0.16, mean[1] - 0.16], [mean[0] + 0.16, mean[1] + 0.16]], { colour: orange, width: 4 }),
    curve(p, [[mean[0] - 0.16, mean[1] + 0.16], [mean[0] + 0.16, mean[1] - 0.16]], { colour: orange, width: 4 }),
    note(p, [1, 2], [-18, 0], 'A'), note(p, [2, 1], [0, 24], 'B'), note(p, [2, 3], [0, -24], 'C'), note(p, [5, 2], [0, -24], 'E'), note(p, [11, 2], [0, -24], 'F'),
    note(p, medoid, [16, -24], 'medoid D', purple, 'start'),
    note(p, mean, [-4, 28], 'mean', orange),
  ])
}

/** Points with the two directions in which they vary. */
function explainedVarianceAxes(): string {
  const p = plot(150, 20, 340, 255, [1, 9], [0, 6])
  const center: Point = [5, 3]
  return sheet('The first axis runs along the diagonal and has 80 percent of the variance, the second has 20 percent.', [
    axes(p, { xTicks: [1, 3, 5, 7, 9], yTicks: [0, 2, 4, 6] }),
    arrow(p.at(...center), p.at(6.7, 4.7), { colour: purple, width: 4 }),
    arrow(p.at(...center), p.at(5.8, 2.2), { colour: orange, width: 4 }),
    ...([[7, 5], [3, 1], [6, 2], [4, 4]] as Point[]).map((at) => point(p, at, dark)),
    point(p, center, quiet, 6),
    note(p, [7, 5], [18, 0], '80%', purple, 'start'),
    note(p, [6, 2], [18, 0], '20%', orange, 'start'),
    note(p, center, [-14, 0], 'mean', quiet, 'end'),
  ])
}

/** The line that a perceptron has learned from three examples. */
function perceptronLine(): string {
  const p = plot(120, 20, 400, 250, [-1, 5], [-0.25, 3.5])
  return sheet('The line 2x − y = 0 separates the example of class 1 from the two examples of class −1.', [
    axes(p, { xTicks: [-1, 0, 1, 2, 3, 4, 5], yTicks: [0, 1, 2, 3], xText: (v) => String(v).replace('-', '−') }),
    curve(p, [[-0.125, -0.25], [1.75, 3.5]], { colour: dark, width: 3 }),
    arrow(p.at(0.5, 1), p.at(1.5, 0.5), { colour: quiet, width: 2.5 }),
    point(p, [2, 1], purple, 9), point(p, [0, 2], orange, 9), point(p, [1, 3], orange, 9),
    note(p, [2, 1], [16, 0], '(2, 1) is class 1', purple, 'start'),
    note(p, [0, 2], [0, 26], '(0, 2)', orange), note(p, [1, 3], [-16, -4], '(1, 3)', orange, 'end'),
    note(p, [1.75, 3.5], [12, 18], '2x − y = 0', dark, 'start'),
    note(p, [1.5, 0.5], [10, 12], 'weights (2, −1)', quiet, 'start'),
  ])
}

/** The table of truth against prediction with what precision and recall divide by. */
function precisionAndRecall(): string {
  const both = { fill: '#ece5f0', bold: true }
  return sheet('Of five spam emails three are marked, and of four marked emails three are spam.', [
    label(240, 36, 'marked', { colour: orange, bold: true }), label(370, 36, 'not marked', { colour: quiet }),
    label(160, 98, 'spam', { colour: purple, bold: true, anchor: 'end' }), label(160, 178, 'harmless', { colour: quiet, anchor: 'end' }),
    cell(178, 60, 126, 78, '3', both), cell(306, 60, 126, 78, '2', { fill: LIGHT_PURPLE }),
    cell(178, 140, 126, 78, '1', { fill: LIGHT_ORANGE }), cell(306, 140, 126, 78, '4'),
    polyline([[172, 54], [438, 54], [438, 139], [172, 139], [172, 54]], { colour: purple, width: 3.5 }),
    polyline([[178, 60], [304, 60], [304, 220], [178, 220], [178, 60]], { colour: orange, width: 3.5 }),
    label(456, 84, 'recall', { colour: purple, anchor: 'start' }), label(456, 112, '3 / (3 + 2) = 0.6', { colour: purple, anchor: 'start' }),
    label(241, 248, 'precision', { colour: orange }), label(241, 276, '3 / (3 + 1) = 0.75', { colour: orange }),
  ])
}

/** Two weights over the penalty, for the two rows of the example. */
function ridgeShrinkage(): string {
  const p = plot(80, 24, 500, 220, [0, 10], [0, 2])
  const first = (penalty: number) => (1 + 4 * penalty) / (penalty ** 2 + 3 * penalty + 1)
  const second = (penalty: number) => (2 + 3 * penalty) / (penalty ** 2 + 3 * penalty + 1)
  const along = spread(0, 10, 101)
  return sheet('Over the penalty, both weights go from the least-squares solution 1 and 2 toward 0.', [
    axes(p, { xTicks: [0, 1, 2, 4, 6, 8, 10], yTicks: [0, 1, 2], xLabel: 'penalty λ' }),
    curve(p, [[1, 0], [1, 1]], { colour: quiet, dash: '4 6', width: 1.5 }),
    curve(p, along.map((penalty) => [penalty, first(penalty)]), { colour: purple, width: 3.5 }),
    curve(p, along.map((penalty) => [penalty, second(penalty)]), { colour: orange, width: 3.5 }),
    point(p, [1, 1], dark, 7),
    note(p, [1, 1], [14, -14], '(1, 1) at λ = 1', dark, 'start'),
    note(p, [0.15, 1.75], [16, 0], 'second weight', orange, 'start'),
    note(p, [4, 0.6], [8, -16], 'first weight', purple, 'start'),
  ])
}

/** The ROC curve of five examples, two of which have the same score. */
function rocWithATie(): string {
  const p = plot(210, 18, 250, 220, [0, 1], [0, 1])
  const corners: Point[] = [[0, 0], [0, 1 / 3], [0.5, 2 / 3], [0.5, 1], [1, 1]]
  const share = (value: number) => (Math.abs(value - 1 / 3) < 0.01 ? '1/3' : Math.abs(value - 2 / 3) < 0.01 ? '2/3' : String(value))
  return sheet('The ROC curve of five examples: the tie at score 0.7 is a slanted piece, and the area below is 0.75.', [
    curve(p, [...corners, [1, 0], [0, 0]], { fill: LIGHT_PURPLE, colour: 'none' }),
    axes(p, { xTicks: [0, 0.5, 1], yTicks: [0, 1 / 3, 2 / 3, 1], yText: share, xLabel: 'false positive rate', yLabel: 'true positive rate', yGap: 62 }),
    curve(p, corners, { colour: purple, width: 4 }),
    curve(p, [[0, 1 / 3], [0.5, 2 / 3]], { colour: orange, width: 5 }),
    ...corners.map((at) => point(p, at, purple, 6)),
    note(p, [0.25, 0.5], [16, 20], 'tie at 0.7', orange, 'start'),
    note(p, [0.62, 0.22], [0, 0], 'area 0.75', purple),
  ])
}

const CLOUD: Point[] = [[1, 2], [2, 5], [3, 3], [4, 6]]

/** The line of least squares with its vertical distances. */
function lineOfLeastSquares(): string {
  const p = plot(110, 20, 420, 250, [0, 5], [0, 7])
  const line = (x: number) => x + 1.5
  return sheet('The line y = x + 1.5 passes through the point of means; the vertical distances are 0.5 and 1.5.', [
    axes(p, { xTicks: [0, 1, 2, 3, 4, 5], yTicks: [0, 2, 4, 6] }),
    curve(p, [[0, line(0)], [5, line(5)]], { colour: purple, width: 3.5 }),
    ...CLOUD.map(([x, y]) => curve(p, [[x, y], [x, line(x)]], { colour: orange, width: 3 })),
    ...CLOUD.map((at) => point(p, at, dark)),
    curve(p, [[2.5, 0], [2.5, 4]], { colour: quiet, dash: '4 6', width: 1.5 }),
    point(p, [2.5, 4], purple, 9),
    note(p, [2.5, 1], [10, 0], 'means (2.5, 4)', purple, 'start'),
    note(p, [1, 2], [14, 6], '−0.5', orange, 'start'), note(p, [2, 5], [-12, 4], '1.5', orange, 'end'),
    note(p, [3, 3], [14, 6], '−1.5', orange, 'start'), note(p, [4, 6], [-12, -4], '0.5', orange, 'end'),
  ])
}

const DEALT = [{ label: 1, position: 0 }, { label: 1, position: 1 }, { label: 1, position: 3 }, { label: 1, position: 4 }, { label: 1, position: 6 }, { label: 2, position: 2 }, { label: 2, position: 5 }]

/** Examples of two classes dealt to three folds in turn. */
function stratifiedDeal(): string {
  return sheet('Seven examples are dealt to three folds in turn, the five of class 1 first and then the two of class 2.', [
    ...[0, 1, 2].map((fold) => label(60, 103 + fold * 66, `fold ${fold}`, { colour: quiet })),
    ...[0, 1, 2].map((fold) => polyline([[110, 136 + fold * 66], [620, 136 + fold * 66]], { colour: '#e4e2da', width: 1.5 })),
    label(290, 34, 'class 1', { colour: purple, bold: true }), label(548, 34, 'class 2', { colour: orange, bold: true }),
    ...DEALT.map(({ label: name, position }, turn) => cell(118 + turn * 72, 78 + (turn % 3) * 66, 60, 50, String(position), name === 1 ? { fill: LIGHT_PURPLE, border: purple } : { fill: LIGHT_ORANGE, border: orange })),
    label(365, 296, 'The numbers are positions in the list.', { colour: quiet }),
  ])
}

/** How far the codes of a rare and a frequent category move toward the overall mean. */
function targetShrinkage(): string {
  const p = plot(90, 40, 510, 190, [2, 10], [0, 1])
  const row = (y: number, mean: number, code: number, colour: string) => [
    curve(p, [[mean, y], [code, y]], { colour, width: 4 }),
    point(p, [mean, y], '#8d8ea0'), point(p, [code, y], colour, 9),
    note(p, [mean, y], [mean > code ? 16 : -14, 0], String(mean), quiet, mean > code ? 'start' : 'end'),
  ]
  return sheet('The code of Bern moves from 9 to 5.8, the code of Rome only from 3 to 3.4; the overall mean is 4.2.', [
    polyline([p.at(2, 0), p.at(10, 0)], { width: 1.5 }),
    ...[2, 4, 6, 8, 10].map((value) => polyline([p.at(value, 0), p.at(value, -0.03)], { width: 1.5 }) + note(p, [value, 0], [0, 24], String(value))),
    curve(p, [[4.2, 0], [4.2, 1]], { colour: quiet, dash: '5 6' }),
    note(p, [4.2, 1], [0, -18], 'overall mean 4.2', quiet),
    ...row(0.7, 9, 5.8, purple), ...row(0.28, 3, 3.4, orange),
    note(p, [5.8, 0.7], [0, -26], '5.8', purple), note(p, [3.4, 0.28], [0, -26], '3.4', orange),
    label(76, p.at(2, 0.7)[1], 'Bern', { anchor: 'end' }), label(76, p.at(2, 0.28)[1], 'Rome', { anchor: 'end' }),
    label(340, 294, 'gray: mean of the city, colored: its code', { colour: quiet }),
  ])
}

const WORDS = [{ position: 1, weight: 45 }, { position: 3, weight: 25 }, { position: 4, weight: 15 }, { position: 0, weight: 10 }, { position: 2, weight: 5 }]

/** The running total over words from most to least likely, and where it reaches the share. */
function nucleusPrefix(): string {
  const x = (total: number) => 110 + total * 4.4
  let total = 0
  const bars = WORDS.map(({ position, weight }, row) => {
    const start = total
    total += weight
    const isKept = start < 80
    return box(x(start), 52 + row * 50, weight * 4.4, 36, isKept ? purple : '#c9c7d6') +
      label(94, 70 + row * 50, `word ${position}`, { anchor: 'end', colour: isKept ? purple : quiet }) +
      label(x(total) + 10, 70 + row * 50, String(total), { anchor: 'start', bold: isKept })
  })
  return sheet('The running total of the words 1, 3 and 4 is 85, the first one that reaches 80 percent.', [
    polyline([[x(80), 44], [x(80), 300]], { colour: orange, dash: '6 6', width: 2.5 }),
    label(x(80), 24, '80%', { colour: orange, bold: true }),
    ...bars,
  ])
}

/** Figures of problems about statistics, classical models and their evaluation. */
export const statisticsFigures = {
  'medoid-and-mean': medoidAndMean,
  'explained-variance-axes': explainedVarianceAxes,
  'perceptron-line': perceptronLine,
  'precision-and-recall': precisionAndRecall,
  'ridge-shrinkage': ridgeShrinkage,
  'roc-with-a-tie': rocWithATie,
  'line-of-least-squares': lineOfLeastSquares,
  'stratified-deal': stratifiedDeal,
  'target-shrinkage': targetShrinkage,
  'nucleus-prefix': nucleusPrefix,
} satisfies Record<string, () => string>
