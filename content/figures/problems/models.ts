import { arrow, axes, box, contour, cream, curve, dark, dot, line, orange, plot, polyline, purple, quiet, type Point } from '../draw.ts'
import { cell, grid, label, LIGHT_GRAY, LIGHT_ORANGE, LIGHT_PURPLE, sheet } from './sheet.ts'

/** How many sick and healthy people test positive. */
function bayesPeople(): string {
  return sheet('Of 1,000 people, 9 of the 10 sick ones and 99 of the 990 healthy ones test positive.', [
    cell(20, 115, 140, 46, '1,000 people'),
    arrow([162, 128], [228, 86], { colour: quiet }),
    arrow([162, 148], [228, 194], { colour: quiet }),
    cell(232, 56, 130, 46, '10 sick', { border: purple }),
    cell(232, 178, 130, 46, '990 healthy', { border: orange }),
    ...[43, 109, 171, 233].map((y, at) => arrow([364, at < 2 ? 79 : 201], [438, y], { colour: quiet })),
    cell(442, 20, 178, 46, '9 positive', { fill: LIGHT_PURPLE, border: purple, bold: true }),
    cell(442, 84, 178, 46, '1 negative'),
    cell(442, 148, 178, 46, '99 positive', { fill: LIGHT_ORANGE, border: orange, bold: true }),
    cell(442, 212, 178, 46, '891 negative'),
    label(320, 290, 'sick among the positive: 9 / (9 + 99) = 0.083'),
  ])
}

/** The share of the agreement beyond chance that was reached. */
function kappaShare(): string {
  const [chance, agreement] = [0.58, 0.8]
  const x = (share: number) => 50 + share * 540
  return sheet('Kappa is the part of the way from chance agreement to full agreement that was reached.', [
    label(x(chance / 2), 80, 'by chance', { colour: quiet }),
    label(x((chance + 1) / 2), 80, 'left: 0.42', { colour: purple }),
    cell(x(0), 106, x(chance) - x(0), 60, '', { fill: LIGHT_GRAY }),
    cell(x(agreement), 106, x(1) - x(agreement), 60, '', {}),
    cell(x(chance), 106, x(agreement) - x(chance), 60, '0.22', { fill: LIGHT_PURPLE, border: purple, bold: true }),
    ...[[0, '0'], [chance, '0.58'], [agreement, '0.8'], [1, '1']].map(([share, words]) => label(x(share as number), 190, words as string)),
    label(320, 262, 'κ = 0.22 / 0.42 = 0.524', { bold: true }),
  ])
}

/** A confusion matrix with its axes. */
function confusionCells(): string {
  const table = [[1, 1, 0], [0, 1, 0], [1, 0, 1]]
  return sheet('A confusion matrix: rows are true classes, columns predicted ones, correct predictions are on the diagonal.', [
    label(370, 28, 'predicted class', { colour: quiet }),
    label(110, 182, 'true class', { colour: quiet }),
    ...[0, 1, 2].flatMap((one) => [label(270 + one * 100, 62, String(one), { colour: quiet }), label(192, 116 + one * 66, String(one), { colour: quiet })]),
    grid(220, 84, [100, 66], table, (row, column) => {
      if (row === column) return { fill: LIGHT_PURPLE, border: purple, bold: true }
      return table[row]![column]! > 0 ? { fill: LIGHT_ORANGE, border: orange } : { colour: quiet }
    }),
  ])
}

/** Vectors and a query from the origin. */
function cosineArrows(): string {
  const at = (x: number, y: number): Point => [240 + x * 66, 196 - y * 66]
  return sheet('The vector 1, 1 points almost in the direction of the query; 5, minus 1 is longer but farther away in angle.', [
    polyline([at(-3, 0), at(5.6, 0)], { colour: line }),
    polyline([at(0, -1.6), at(0, 2.4)], { colour: line }),
    ...([[5, -1], [1, 1], [-2, 1]] as Point[]).map(([x, y]) => arrow(at(0, 0), at(x, y), { colour: purple, width: 3 })),
    arrow(at(0, 0), at(2, 1), { colour: orange, width: 3 }),
    label(384, 130, 'query (2, 1)', { anchor: 'start', colour: orange }),
    label(312, 104, '(1, 1): 0.949', { colour: purple, bold: true }),
    label(108, 104, '(−2, 1): −0.6', { colour: purple }),
    label(530, 292, '(5, −1): 0.789', { colour: purple }),
  ])
}

/** Thresholds between distinct values, with the impurity of each split. */
function giniThresholds(): string {
  const x = (value: number) => 50 + value * 104
  const zero = (cx: number, cy: number) => dot(cx, cy, 12, '#ffffff', orange)
  const one = (cx: number, cy: number) => dot(cx, cy, 12, purple)
  return sheet('Splitting at 2.5 gives the smallest impurity; the two examples with value 2 cannot be separated.', [
    ...([[1.5, 'G = 0.3'], [2.5, 'G = 0.267'], [4, 'G = 0.4']] as [number, string][]).flatMap(([threshold, words], at) => [
      label(x(threshold), 40, words, { bold: at === 1, colour: at === 1 ? purple : quiet }),
      polyline([[x(threshold), 62], [x(threshold), 210]], { colour: at === 1 ? purple : quiet, dash: '6 6', width: at === 1 ? 3 : 2 }),
    ]),
    polyline([[x(0.5), 210], [x(5.4), 210]]),
    ...[1, 2, 3, 4, 5].map((value) => label(x(value), 236, String(value))),
    zero(x(1), 186), zero(x(2), 186), one(x(2), 152), one(x(3), 186), one(x(5), 186),
    zero(220, 288), label(242, 288, 'label 0', { anchor: 'start' }),
    one(350, 288), label(372, 288, 'label 1', { anchor: 'start' }),
  ])
}

/** The validation loss until training ends early. */
function earlyStop(): string {
  const losses = [4, 3, 2.75, 2.5, 2.25, 2.5, 2.25, 3, 1]
  const area = plot(80, 24, 520, 216, [0, 8], [0, 4.5])
  const points = losses.map((loss, epoch): Point => [epoch, loss])
  const end = 7
  return sheet('Epoch 4 has the best loss that counts; three epochs without improvement later, training ends.', [
    axes(area, { xTicks: points.map(([epoch]) => epoch), yTicks: [0, 1, 2, 3, 4], xLabel: 'epoch', yLabel: 'loss', yGap: 46 }),
    curve(area, points.slice(0, end + 1), { colour: purple, width: 3 }),
    curve(area, points.slice(end), { colour: quiet, dash: '6 6' }),
    ...points.map((point, epoch) => dot(...area.at(...point), 8, [0, 1, 4].includes(epoch) ? orange : epoch > end ? '#ffffff' : purple, epoch > end ? quiet : 'none')),
    label(area.at(4, 0)[0], area.at(0, 1.6)[1], 'best: 2.25', { colour: orange, bold: true }),
    label(area.at(end, 0)[0], area.at(0, 3.7)[1], 'end', { colour: purple, bold: true }),
  ])
}

/** How often answers were right, against how sure the model was. */
function reliabilityBins(): string {
  const area = plot(86, 20, 320, 216, [0, 1], [0, 1])
  const bins = [{ from: 0.4, confidence: 0.5, right: 1 }, { from: 0.6, confidence: 0.7, right: 0.75 }, { from: 0.8, confidence: 0.9, right: 0.5 }]
  return sheet('In three bins, the share of right answers differs from the mean confidence by 0.5, 0.05 and 0.4.', [
    ...bins.map(({ from, right }) => {
      const [[x1, y1], [x2, y2]] = [area.at(from, right), area.at(from + 0.2, 0)]
      return box(x1 + 1, y1, x2 - x1 - 2, y2 - y1, LIGHT_PURPLE) + polyline([[x1 + 1, y2], [x1 + 1, y1], [x2 - 1, y1], [x2 - 1, y2]], { colour: purple })
    }),
    curve(area, [[0, 0], [1, 1]], { colour: quiet, dash: '6 6' }),
    ...bins.flatMap(({ confidence, right }) => [curve(area, [[confidence, confidence], [confidence, right]], { colour: orange, width: 4 }), dot(...area.at(confidence, confidence), 6, orange)]),
    axes(area, { xTicks: [0, 0.2, 0.4, 0.6, 0.8, 1], yTicks: [0, 0.5, 1], xLabel: 'confidence', yLabel: 'share right', yGap: 60 }),
    label(526, 50, 'gap · answers', { colour: quiet }),
    ...['0.5 · 2 = 1', '0.05 · 4 = 0.2', '0.4 · 4 = 1.6'].map((words, at) => label(526, 94 + at * 36, words, { colour: orange })),
    label(526, 222, '2.8 / 10 = 0.28', { bold: true }),
  ])
}

/** Noisy losses and their moving average with and without correction. */
function biasCorrection(): string {
  const beta = 0.75
  const losses = [8, 4, 6, 5, 7, 4, 5, 3, 5, 4, 3, 4]
  const area = plot(80, 24, 520, 216, [1, losses.length], [0, 9])
  const plain: Point[] = []
  losses.forEach((loss, at) => plain.push([at + 1, beta * (plain.at(-1)?.[1] ?? 0) + (1 - beta) * loss]))
  const corrected = plain.map(([step, value]): Point => [step, value / (1 - beta ** step)])
  return sheet('The plain average starts far below the losses; the corrected one starts at the first loss.', [
    axes(area, { xTicks: [1, 4, 8, 12], yTicks: [0, 4, 8], xLabel: 'step', yLabel: 'loss', yGap: 46 }),
    ...losses.map((loss, at) => dot(...area.at(at + 1, loss), 6, quiet)),
    curve(area, plain, { colour: orange, width: 3 }),
    curve(area, corrected, { colour: purple, width: 3 }),
    label(area.at(3, 0)[0], area.at(0, 1.4)[1], 'plain', { colour: orange, bold: true, anchor: 'start' }),
    label(area.at(5.4, 0)[0], area.at(0, 7.2)[1], 'corrected', { colour: purple, bold: true, anchor: 'start' }),
  ])
}

/** The axis along which four points vary most. */
function principalAxis(): string {
  const points: Point[] = [[1, 2], [3, 3], [5, 7], [7, 8]]
  const [mean, axis]: [Point, Point] = [[4, 5], [0.6576, 0.7534]]
  const area = plot(20, 10, 600, 300, [-4, 16], [0, 10])
  const along = (t: number): Point => [mean[0] + t * axis[0], mean[1] + t * axis[1]]
  const projection = ([x, y]: Point) => along((x - mean[0]) * axis[0] + (y - mean[1]) * axis[1])
  return sheet('Four points, their mean, and the axis through it along which they vary most.', [
    curve(area, [along(-6), along(6)], { colour: orange, width: 3 }),
    ...points.map((point) => curve(area, [point, projection(point)], { colour: quiet, dash: '4 5' })),
    ...points.map((point) => dot(...area.at(...point), 8, purple)),
    dot(...area.at(...mean), 7, '#ffffff', orange),
    ...([[-42, -14], [52, 8], [-44, -8], [48, 10]] as Point[]).map(([dx, dy], at) => {
      const [x, y] = area.at(...points[at]!)
      return label(x + dx, y + dy, `(${points[at]!.join(', ')})`, { colour: purple })
    }),
    label(area.at(4, 5)[0] + 20, area.at(4, 5)[1] + 6, 'mean (4, 5)', { colour: orange, anchor: 'start' }),
    label(area.at(8.2, 0)[0], area.at(0, 9.3)[1], 'axis (0.6576, 0.7534)', { colour: orange, anchor: 'start' }),
  ])
}

/** A step of gradient descent over the contour lines of the loss. */
function descentStep(): string {
  const area = plot(70, 20, 530, 216, [-6, 5], [0, 4.483])
  const loss = (first: number, second: number) => ((first + second - 2) ** 2 + (first + 3 * second - 8) ** 2) / 2
  return sheet('One step against the gradient moves the weights from 0, 1 to 0.6, 2.6, close to the valley of the loss.', [
    ...[0.2, 0.8, 3, 7, 13, 22, 34].map((level) => contour(area, loss, level, { colour: level === 13 || level === 0.8 ? quiet : line }, 3)),
    box(area.at(0, 1)[0] - 106, area.at(0, 1)[1] - 8, 90, 26, cream),
    box(area.at(0.6, 2.6)[0] + 8, area.at(0.6, 2.6)[1] - 26, 92, 26, cream),
    box(area.at(-1, 3)[0] - 112, area.at(-1, 3)[1] + 10, 102, 26, cream),
    axes(area, { xTicks: [-6, -4, -2, 0, 2, 4], yTicks: [0, 2, 4], xLabel: 'w₀', yLabel: 'w₁', yGap: 40, xText: (value) => String(value).replace('-', '−') }),
    arrow(area.at(0, 1), area.at(0.6, 2.6), { colour: purple, width: 3 }),
    dot(...area.at(0, 1), 7, purple),
    dot(...area.at(-1, 3), 7, orange),
    label(area.at(0, 1)[0] - 18, area.at(0, 1)[1] + 5, 'loss 13', { colour: purple, bold: true, anchor: 'end' }),
    label(area.at(0.6, 2.6)[0] + 12, area.at(0.6, 2.6)[1] - 13, 'loss 0.8', { colour: purple, bold: true, anchor: 'start' }),
    label(area.at(-1, 3)[0] - 14, area.at(-1, 3)[1] + 23, 'minimum', { colour: orange, bold: true, anchor: 'end' }),
  ])
}

/** Values and the non-decreasing list that is closest to them. */
function isotonicSteps(): string {
  const values = [1, 5, 3, 4, 2, 6]
  const fitted = [1, 3.5, 3.5, 3.5, 3.5, 6]
  const area = plot(70, 24, 530, 220, [0.5, 6.5], [0, 7])
  return sheet('The values 5, 3, 4 and 2 are pooled at their mean of 3.5; the first and the last value stay.', [
    axes(area, { xTicks: [1, 2, 3, 4, 5, 6], yTicks: [0, 2, 4, 6], xLabel: 'position' }),
    ...values.map((value, at) => curve(area, [[at + 1, value], [at + 1, fitted[at]!]], { colour: quiet, dash: '4 5' })),
    ...([[0.7, 1.3, 1], [1.7, 5.3, 3.5], [5.7, 6.3, 6]] as [number, number, number][]).map(([from, to, height]) => curve(area, [[from, height], [to, height]], { colour: purple, width: 4 })),
    ...values.map((value, at) => dot(...area.at(at + 1, value), 8, orange)),
    label(area.at(1.4, 0)[0], area.at(0, 3.5)[1], '3.5', { colour: purple, bold: true }),
    label(area.at(2.2, 0)[0], area.at(0, 5.6)[1], 'values', { colour: orange, anchor: 'start' }),
  ])
}

/** Centers before and after a round of k-means. */
function kMeansMove(): string {
  const area = plot(20, 10, 600, 300, [-2, 12], [0, 7])
  const square = (x: number, y: number, colour: string) => {
    const [cx, cy] = area.at(x, y)
    return box(cx - 9, cy - 9, 18, 18, colour)
  }
  const old = (x: number, y: number, colour: string) => square(x, y, colour) + box(area.at(x, y)[0] - 6, area.at(x, y)[1] - 6, 12, 12, cream)
  return sheet('Two centers move to the mean of their points; the third has no points and stays.', [
    ...([[1, 1], [1, 3], [4, 2]] as Point[]).map((point) => dot(...area.at(...point), 9, purple)),
    ...([[7, 1], [9, 3]] as Point[]).map((point) => dot(...area.at(...point), 9, orange)),
    arrow([area.at(2, 1)[0], area.at(2, 1)[1] - 12], [area.at(2, 2)[0], area.at(2, 2)[1] + 12], { colour: purple }, 10),
    arrow([area.at(6, 1)[0] + 14, area.at(6, 1)[1] - 7], [area.at(8, 2)[0] - 13, area.at(8, 2)[1] + 7], { colour: orange }, 10),
    old(2, 1, purple), old(6, 1, orange), square(2, 2, purple), square(8, 2, orange), square(5, 6, quiet),
    label(area.at(4, 2)[0], area.at(4, 2)[1] - 24, 'tie', { colour: purple }),
    label(area.at(5, 6)[0] + 20, area.at(5, 6)[1], 'no points: stays', { colour: quiet, anchor: 'start' }),
    label(area.at(2, 1)[0] + 6, area.at(2, 1)[1] + 24, '(2, 1)'),
    label(area.at(2, 2)[0], area.at(2, 2)[1] - 24, '(2, 2)', { bold: true }),
    label(area.at(6, 1)[0], area.at(6, 1)[1] + 24, '(6, 1)'),
    label(area.at(8, 2)[0] + 16, area.at(8, 2)[1] + 14, '(8, 2)', { bold: true, anchor: 'start' }),
  ])
}

/** The neighbors of a query that vote. */
function nearestVoters(): string {
  const area = plot(20, 10, 600, 300, [-2, 12], [0, 7])
  const points: [number, number, number, string, Point][] = [[3, 4, 1, '1', [22, 0]], [5, 3, 0, '4', [0, -24]], [2, 1, 0, '5', [22, 0]], [0, 3, 1, '9', [-22, 0]], [6, 6, 1, '18', [28, 0]]]
  const unit = area.at(1, 0)[0] - area.at(0, 0)[0]
  const [x, y] = area.at(3, 3)
  return sheet('The circle around the query encloses its three nearest points, of which two have class 0.', [
    dot(x, y, 2.6 * unit, '#ffffff', quiet),
    ...points.map(([px, py, group, distance, [dx, dy]]) => dot(...area.at(px, py), 10, group === 1 ? purple : orange) + label(area.at(px, py)[0] + dx, area.at(px, py)[1] + dy, distance)),
    dot(x, y, 9, cream, dark),
    label(x - 18, y, 'query', { anchor: 'end' }),
    dot(440, 146, 10, purple), label(460, 146, 'class 1', { anchor: 'start', colour: purple }),
    dot(440, 184, 10, orange), label(460, 184, 'class 0', { anchor: 'start', colour: orange }),
    label(430, 240, 'numbers: squared', { anchor: 'start', colour: quiet }),
    label(430, 264, 'distances', { anchor: 'start', colour: quiet }),
  ])
}

/** Figures of problems about models, statistics and metrics. */
export const modelFigures = {
  'bayes-people': bayesPeople,
  'kappa-share': kappaShare,
  'confusion-cells': confusionCells,
  'cosine-arrows': cosineArrows,
  'gini-thresholds': giniThresholds,
  'early-stop': earlyStop,
  'reliability-bins': reliabilityBins,
  'bias-correction': biasCorrection,
  'principal-axis': principalAxis,
  'descent-step': descentStep,
  'isotonic-steps': isotonicSteps,
  'k-means-move': kMeansMove,
  'nearest-voters': nearestVoters,
} satisfies Record<string, () => string>
