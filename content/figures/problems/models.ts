import { arrow, dot, line, orange, polyline, purple, quiet, type Point } from '../draw.ts'
import { cell, grid, label, sheet } from './sheet.ts'

const LIGHT_PURPLE = '#eceaff'
const LIGHT_ORANGE = '#fdf0e8'
const LIGHT_GRAY = '#f1f0ea'

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

/** Figures of problems about models, statistics and metrics. */
export const modelFigures = {
  'bayes-people': bayesPeople,
  'kappa-share': kappaShare,
  'confusion-cells': confusionCells,
  'cosine-arrows': cosineArrows,
  'gini-thresholds': giniThresholds,
} satisfies Record<string, () => string>
