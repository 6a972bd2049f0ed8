import { arrow, axes, curve, dark, dot, line, orange, plot, polyline, purple, quiet, range, type Point, type Stroke } from '../draw.ts'
import { cell, grid, label, LIGHT_GRAY, LIGHT_ORANGE, LIGHT_PURPLE, ORANGE_CELL, PURPLE_CELL, sheet, signed, type CellStyle } from './sheet.ts'

const lane = (from: Point, to: Point, stroke: Stroke = {}): string => arrow(from, to, { colour: quiet, width: 2.5, ...stroke }, 11)

/** The steps of attention and what comes back through each. */
function attentionBackward(): string {
  return sheet('Forward from Q and K to the scores S, the weights P and with V to the output O; backward dV and dP from G, dS from dP, dQ and dK from dS.', [
    cell(24, 46, 70, 46, 'Q', PURPLE_CELL), cell(24, 122, 70, 46, 'K', PURPLE_CELL), cell(336, 198, 70, 46, 'V', PURPLE_CELL),
    cell(196, 84, 70, 46, 'S'), cell(366, 84, 70, 46, 'P'), cell(536, 84, 70, 46, 'O'),
    lane([96, 69], [192, 96], { colour: purple }), lane([96, 145], [192, 118], { colour: purple }),
    lane([268, 96], [362, 96], { colour: purple }), lane([438, 96], [532, 96], { colour: purple }), lane([408, 214], [532, 124], { colour: purple }),
    lane([362, 118], [270, 118], { colour: orange }), lane([532, 112], [440, 112], { colour: orange }),
    label(144, 50, 'QKᵀ / √d', { colour: purple }), label(315, 68, 'softmax', { colour: purple }), label(486, 68, 'P V', { colour: purple }),
    label(571, 156, 'G', { colour: orange, bold: true }), label(316, 148, 'dS', { colour: orange, bold: true }), label(480, 140, 'dP', { colour: orange, bold: true }),
    label(24, 196, 'dP = G Vᵀ', { colour: orange, anchor: 'start' }), label(24, 224, 'dQ = dS K / √d', { colour: orange, anchor: 'start' }), label(24, 252, 'dK = dSᵀ Q / √d', { colour: orange, anchor: 'start' }), label(418, 252, 'dV = Pᵀ G', { colour: orange, anchor: 'start' }),
    label(320, 296, 'purple: forward, orange: backward', { colour: quiet }),
  ])
}

/** The states of one LSTM step with the gradients that flow against them. */
function lstmGradients(): string {
  const circle = (at: Point, words: string) => dot(...at, 22, '#ffffff', quiet) + label(...at, words)
  return sheet('The gradient of the cell C collects a share of the gradient H of the hidden state and goes back through the forget gate.', [
    cell(20, 66, 84, 46, 'c(t−1)'), lane([106, 89], [164, 89]), circle([190, 89], '× f'), lane([214, 89], [276, 89]), circle([302, 89], '+'), lane([326, 89], [410, 89]), cell(414, 66, 70, 46, 'c(t)', PURPLE_CELL), lane([486, 89], [560, 89]),
    cell(262, 188, 80, 46, 'i · g'), lane([302, 186], [302, 115]),
    lane([450, 114], [450, 146]), cell(414, 150, 72, 40, 'tanh'), lane([450, 192], [450, 218]), circle([450, 244], '× o'), lane([474, 244], [526, 244]), cell(530, 222, 70, 46, 'h(t)', PURPLE_CELL),
    lane([560, 58], [492, 58], { colour: orange }), label(604, 58, 'C', { colour: orange, bold: true }), lane([400, 58], [216, 58], { colour: orange }), label(300, 36, 'C after adding H · o (1 − tanh²)', { colour: orange }),
    lane([168, 58], [110, 58], { colour: orange }), label(76, 40, 'C · f', { colour: orange, bold: true }),
    lane([530, 286], [478, 286], { colour: orange }), label(566, 290, 'H', { colour: orange, bold: true }), lane([512, 216], [512, 120], { colour: orange }),
    label(20, 196, 'gates from', { anchor: 'start', colour: quiet }), label(20, 222, 'x and h(t−1)', { anchor: 'start', colour: quiet }), lane([142, 211], [258, 211]),
  ])
}

/** A mask, applied on the way forward and on the way back. */
function dropoutMask(): string {
  const [activations, draws, upstream, rate] = [[3, 8], [0.7, 0.2], [1, 10], 0.5]
  const mask = draws.map((draw) => (draw < rate ? 0 : 1 / (1 - rate)))
  const style = (at: number): CellStyle => (mask[at] === 0 ? { fill: LIGHT_GRAY, colour: quiet } : PURPLE_CELL)
  const column = (x: number, title: string, values: (string | number)[], styleOf: (at: number) => CellStyle) =>
    label(x + 42, 46, title, { colour: quiet }) + values.map((value, at) => cell(x, 76 + at * 96, 84, 56, String(value), styleOf(at))).join('')
  return sheet('The draw 0.2 is below the rate 0.5, so the second activation is dropped forward and its derivative backward.', [
    column(30, 'activation', activations, () => ({})), column(156, 'draw', draws, () => ({ border: line })), column(282, 'mask', mask, style), column(408, 'output', activations.map((value, at) => value * mask[at]!), style), column(530, 'derivative', upstream.map((value, at) => value * mask[at]!), style),
    label(320, 264, `upstream derivatives ${upstream.join(' and ')}, times the same mask`, { colour: orange }), label(320, 294, `rate ${rate}: a draw below it drops`, { colour: quiet }),
  ])
}

/** The means of three resamples and the interval between two quantiles. */
function bootstrapMeans(): string {
  const values = [4, 7, 10]
  const draws = [[0.1, 0.6, 0.9], [0, 0.3, 0.2], [0.7, 0.8, 0.5]]
  const samples = draws.map((row) => row.map((draw) => values[Math.floor(draw * 3)]!))
  const means = samples.map((sample) => sample.reduce((sum, value) => sum + value, 0) / 3)
  const sorted = means.toSorted((a, b) => a - b)
  const [low, high] = [(sorted[0]! + sorted[1]!) / 2, (sorted[1]! + sorted[2]!) / 2]
  const x = (value: number) => 210 + (value - 3) * 50
  return sheet(`Three resamples with the means 7, 4 and 9; the interval from ${low} to ${high} lies halfway between neighboring means.`, [
    ...samples.flatMap((sample, row) => [
      label(24, 46 + row * 52, sample.join(', '), { anchor: 'start' }), polyline([[x(3), 46 + row * 52], [x(11), 46 + row * 52]], { colour: line }),
      ...sample.map((value, at) => dot(x(value), 46 + row * 52 - (sample.slice(0, at).filter((other) => other === value).length * 10), 6, '#b9b3ee')),
      polyline([[x(means[row]!), 30 + row * 52], [x(means[row]!), 62 + row * 52]], { colour: purple, width: 4 }),
    ]),
    label(24, 224, 'the means', { anchor: 'start', colour: purple, bold: true }),
    cell(x(low), 204, x(high) - x(low), 40, '', { fill: LIGHT_ORANGE, border: orange }), polyline([[x(3), 224], [x(11), 224]], { width: 1.5 }),
    ...means.map((mean) => dot(x(mean), 224, 8, purple)), ...[4, 5, 6, 7, 8, 9, 10].map((value) => label(x(value), 264, String(value), { colour: quiet })),
    label((x(low) + x(high)) / 2, 296, `interval from ${low} to ${high}`, { colour: orange, bold: true }),
  ])
}

/** The start values of a seasonal forecast. */
function seasonMeans(): string {
  const series = [1, 3, 2, 4]
  const p = plot(70, 20, 330, 222, [-0.5, 3.5], [0, 4.5])
  const means = [0, 2].map((from) => (series[from]! + series[from + 1]!) / 2)
  return sheet('The series 1, 3, 2, 4 with the means 2 and 3 of its two seasons; the first values lie 1 below and 1 above the first mean.', [
    axes(p, { xTicks: [0, 1, 2, 3], yTicks: [0, 1, 2, 3, 4], xLabel: 'time' }),
    ...means.map((mean, season) => curve(p, [[season * 2 - 0.3, mean], [season * 2 + 1.3, mean]], { colour: purple, width: 4 })),
    curve(p, series.map((value, at): Point => [at, value]), { colour: quiet }), ...[0, 1].map((at) => arrow(p.at(at, means[0]!), p.at(at, series[at]! + (at === 0 ? 0.16 : -0.16)), { colour: orange, width: 2.5 }, 10)),
    ...series.map((value, at) => dot(...p.at(at, value), 7, dark)),
    label(424, 74, `level ${means[0]}`, { anchor: 'start', colour: purple, bold: true }), label(424, 102, 'mean of season 1', { anchor: 'start', colour: purple }),
    label(424, 150, `trend ${(means[1]! - means[0]!) / 2}`, { anchor: 'start', colour: purple, bold: true }), label(424, 178, `(${means[1]} − ${means[0]}) / 2 steps`, { anchor: 'start', colour: purple }),
    label(424, 226, `season ${[0, 1].map((at) => signed(series[at]! - means[0]!)).join(', ')}`, { anchor: 'start', colour: orange, bold: true }),
  ])
}

/** A table of ratings as the product of two narrow tables. */
function ratingFactors(): string {
  const known: Record<string, string> = { '0-0': '5', '0-3': '2', '1-1': '4', '2-0': '1', '2-2': '3', '3-1': '2', '3-4': '4' }
  return sheet('A table of ratings with many gaps is approximated by users times items: each rating is the product of a row and a column.', [
    label(160, 30, 'ratings', { colour: quiet }), label(404, 30, 'users P', { colour: purple }), label(540, 100, 'items Q', { colour: orange }),
    grid(60, 54, [40, 46], range(4).map((row) => range(5).map((column) => known[`${row}-${column}`] ?? '')), (row, column) => (row === 2 && column === 2 ? { fill: LIGHT_PURPLE, border: dark, bold: true } : known[`${row}-${column}`] ? {} : { fill: LIGHT_GRAY })),
    label(310, 146, '≈', { size: 30 }),
    grid(364, 54, [40, 46], range(4).map(() => ['', '']), (row) => (row === 2 ? PURPLE_CELL : {})), label(460, 146, '·', { size: 30, bold: true }),
    grid(484, 124, [28, 40], range(2).map(() => range(5).map(() => '')), (_row, column) => (column === 2 ? ORANGE_CELL : {})),
    label(320, 274, 'a rating moves one row of P and one column of Q', { colour: dark }),
  ])
}

/** The vectors of one step on a line, before and after. */
function skipGramPulls(): string {
  const [rate, before] = [1, { center: 1, context: 0, negative: 2 }]
  const sigmoid = (score: number) => 1 / (1 + Math.exp(-score))
  const errors = { context: sigmoid(before.context * before.center) - 1, negative: sigmoid(before.negative * before.center) }
  const after = {
    center: before.center - rate * (errors.context * before.context + errors.negative * before.negative),
    context: before.context - rate * errors.context * before.center, negative: before.negative - rate * errors.negative * before.center,
  }
  const x = (value: number) => 220 + (value + 1) * 112
  const rows = [['center', purple], ['context', dark], ['negative', orange]] as const
  return sheet('The true context moves from 0 to 0.5, the negative word from 2 to 1.119, the center from 1 to −0.762, away from the negative word.', [
    ...rows.flatMap(([name, colour], row) => {
      const y = 70 + row * 70
      const [from, to] = [x(before[name]), x(after[name])]
      return [
        label(24, y, name === 'context' ? 'true context' : name === 'negative' ? 'negative' : 'center', { anchor: 'start', colour, bold: true }), polyline([[200, y], [610, y]], { colour: line }),
        dot(from, y, 8, '#ffffff', colour), arrow([from + (to > from ? 10 : -10), y], [to + (to > from ? -10 : 10), y], { colour, width: 3 }, 12), dot(to, y, 8, colour),
        label(from, y - 24, String(before[name]), { colour }), label(to, y - 24, signed(+after[name].toFixed(3)), { colour, bold: true }),
      ]
    }),
    ...[-1, 0, 1, 2].map((value) => label(x(value), 256, signed(value), { colour: quiet })), polyline([[200, 238], [610, 238]], { width: 1.5 }),
    label(400, 294, 'hollow: before the step, filled: after it', { colour: quiet }),
  ])
}

/** Examples with and without partners among the labels. */
function antiJoinRows(): string {
  const [examples, labels] = [['1', '2', '3'], ['2', '2', 'NULL']]
  const y = (row: number) => 66 + row * 74
  const isKept = (example: string) => !labels.includes(example)
  return sheet('Example 2 has two labels; examples 1 and 3 have none and are kept; the label without an example has no partner.', [
    label(110, 34, 'examples', { colour: quiet }), label(360, 34, 'labels', { colour: quiet }), label(540, 34, 'kept', { colour: quiet }),
    ...examples.flatMap((example, row) => labels.flatMap((other, partner) => (example === other ? [polyline([[162, y(row) + 24], [300, y(partner) + 24]], { colour: quiet, width: 3 })] : []))),
    ...examples.map((example, row) => cell(60, y(row), 100, 48, example, isKept(example) ? PURPLE_CELL : {})),
    ...labels.map((other, row) => cell(302, y(row), 116, 48, other, other === 'NULL' ? { fill: LIGHT_GRAY, colour: quiet } : {})),
    ...examples.filter(isKept).map((example, at) => cell(490, y(at * 2), 100, 48, example, PURPLE_CELL)),
    label(320, 296, 'no line: no partner', { colour: purple }),
  ])
}

/** Four boards before and after their columns are standardized. */
function scaledBoards(): string {
  const boards: Point[] = [[1, 1000], [1, 3000], [5, 1000], [5, 3000]]
  const [before, after] = [plot(76, 30, 214, 206, [0, 3200], [0, 3200]), plot(398, 30, 206, 206, [-1.6, 1.6], [-1.6, 1.6])]
  const colour = ([length]: Point) => (length === 1 ? purple : orange)
  return sheet('Before scaling, the lengths 1 and 5 look equal beside widths of 1000 and 3000; afterward both columns are −1 or 1.', [
    axes(before, { xTicks: [0, 1000, 3000], yTicks: [0, 1000, 3000], xLabel: 'length (1 or 5)' }), axes(after, { xTicks: [-1, 0, 1], yTicks: [-1, 0, 1], xText: (v) => signed(v), yText: (v) => signed(v), xLabel: 'scaled length' }),
    ...boards.map((board) => dot(...before.at(...board), 9, 'none', colour(board)) + dot(...after.at((board[0] - 3) / 2, (board[1] - 2000) / 1000), 9, colour(board))),
    label(190, 64, 'width', { colour: quiet }), label(500, 14, 'scaled width', { colour: quiet }),
    arrow([308, 130], [344, 130], { colour: quiet, width: 3 }),
  ])
}

/** Three values with the labels of the experiment and of two shuffles. */
function permutedLabels(): string {
  const rows = [{ name: 'observed', order: [1, 2, 6] }, { name: 'shuffle 1', order: [2, 6, 1] }, { name: 'shuffle 2', order: [1, 2, 6] }]
  const x = (value: number) => 170 + (value - 1) * 56
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return sheet('The observed difference of the means is 3; one of two shuffles of the labels has a difference at least as large.', [
    ...rows.flatMap(({ name, order }, row) => {
      const [y, first, second] = [76 + row * 76, order.slice(0, 1), order.slice(1)]
      const difference = Math.abs(mean(first) - mean(second))
      return [
        label(24, y, name, { anchor: 'start', bold: row === 0 }), polyline([[150, y], [470, y]], { colour: line }),
        polyline([[x(mean(first)), y], [x(mean(second)), y]], { colour: difference >= 3 ? dark : quiet, width: 4 }),
        ...first.map((value) => dot(x(value), y, 11, purple)), ...second.map((value) => dot(x(value), y, 11, orange)),
        polyline([[x(mean(second)), y - 16], [x(mean(second)), y + 16]], { colour: orange, width: 3 }),
        label(500, y, `difference ${difference}`, { anchor: 'start', bold: difference >= 3, colour: difference >= 3 ? dark : quiet }),
      ]
    }),
    ...[1, 2, 6].map((value) => label(x(value), 268, String(value), { colour: quiet })),
    label(190, 30, 'first group', { colour: purple, bold: true }), label(400, 30, 'second group and its mean', { colour: orange, bold: true }),
    label(320, 300, 'p = (1 + 1) / (1 + 2) = 0.667'),
  ])
}

/** Figures of problems about samples, updates and gradients. */
export const sampleFigures = {
  'attention-backward': attentionBackward,
  'lstm-gradients': lstmGradients,
  'dropout-mask': dropoutMask,
  'bootstrap-means': bootstrapMeans,
  'season-means': seasonMeans,
  'rating-factors': ratingFactors,
  'skip-gram-pulls': skipGramPulls,
  'anti-join-rows': antiJoinRows,
  'scaled-boards': scaledBoards,
  'permuted-labels': permutedLabels,
} satisfies Record<string, () => string>
