import { arrow, orange, purple, quiet } from '../draw.ts'
import { grid, label, sheet } from './sheet.ts'

const INPUT = [[1, 2, 0, 1], [3, 1, 1, 0], [0, 2, 4, 1], [1, 0, 1, 2]]
const KERNEL = [[1, 0], [0, -1]]

/** The window at one position of a convolution, and the sum that it gives. */
function convolution(): string {
  const [top, left] = [1, 1]
  const inWindow = (row: number, column: number) => row >= top && row < top + 2 && column >= left && column < left + 2
  const sums = [0, 1, 2].map((row) => [0, 1, 2].map((column) => KERNEL.flatMap((line, r) => line.map((weight, c) => weight * INPUT[row + r]![column + c]!)).reduce((a, b) => a + b, 0)))
  return sheet('A window of two by two cells at row 1, column 1 of the input gives the cell at row 1, column 1 of the output.', [
    label(120, 40, 'Input', { colour: quiet }),
    grid(32, 64, [44, 44], INPUT, (row, column) => (inWindow(row, column) ? { fill: '#eceaff', border: purple, bold: true } : {})),
    label(300, 40, 'Kernel', { colour: quiet }),
    grid(256, 108, [44, 44], KERNEL, () => ({ fill: '#fdf0e8', border: orange })),
    arrow([222, 152], [248, 152], { colour: quiet }),
    arrow([352, 152], [400, 152], { colour: quiet }),
    label(500, 40, 'Output', { colour: quiet }),
    grid(434, 86, [44, 44], sums, (row, column) => (row === top && column === left ? { fill: '#eceaff', border: purple, bold: true } : {})),
    label(320, 276, `1 · ${INPUT[1]![1]} + 0 · ${INPUT[1]![2]} + 0 · ${INPUT[2]![1]} + (−1) · ${INPUT[2]![2]} = ${sums[1]![1]}`.replace('= -', '= −')),
  ])
}

const TOKENS = ['the', 'cat', 'sat', 'down']

/** Which positions each position of a causal attention may read. */
function causalMask(): string {
  return sheet('In causal attention each token reads itself and the tokens before it.', [
    label(364, 34, 'read from', { colour: quiet }),
    ...TOKENS.map((token, at) => label(250 + at * 76, 66, token)),
    ...TOKENS.map((token, at) => label(168, 110 + at * 50, token)),
    grid(212, 86, [76, 50], TOKENS.map((_one, row) => TOKENS.map((_other, column) => (column <= row ? '✓' : '−∞'))), (row, column) =>
      column <= row ? { fill: '#eceaff', colour: purple, border: purple } : { fill: '#f1f0ea', colour: quiet }),
  ])
}

/** Figures of problems about deep learning and language models. */
export const deepLearningFigures = {
  'convolution-window': convolution,
  'causal-mask': causalMask,
} satisfies Record<string, () => string>

