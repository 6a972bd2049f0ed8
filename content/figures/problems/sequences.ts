import { arrow, box, orange, polyline, purple, quiet, type Point } from '../draw.ts'
import { edge, node } from './nodes.ts'
import { cell, grid, label, LIGHT_ORANGE, LIGHT_PURPLE, ORANGE_CELL, PURPLE_CELL, sheet, type CellStyle } from './sheet.ts'

const JOBS: [number, number][] = [[1, 4], [2, 3], [4, 5], [6, 9], [8, 11]]
const MERGED: [number, number][] = [[1, 5], [6, 11]]

/** Jobs on a time axis, and the intervals that they are merged into. */
function mergedJobs(): string {
  const x = (time: number) => 50 + (time - 1) * 54
  const bar = ([start, end]: [number, number], y: number, style: CellStyle) => cell(x(start), y, x(end) - x(start), 32, `${start}–${end}`, style)
  return sheet('Five jobs in order of their starts become two intervals, from 1 to 5 and from 6 to 11.', [
    ...JOBS.map((job, row) => bar(job, 16 + row * 36, { fill: LIGHT_ORANGE, border: orange })),
    ...MERGED.map((interval) => bar(interval, 218, PURPLE_CELL)),
    polyline([[30, 268], [610, 268]], { colour: quiet, width: 1.5 }),
    ...Array.from({ length: 11 }, (_one, at) => polyline([[x(at + 1), 268], [x(at + 1), 276]], { colour: quiet, width: 1.5 }) + label(x(at + 1), 292, String(at + 1), { colour: quiet })),
  ])
}

const QUEENS = [1, 3]

/** The first two queens on a board of four, and what they leave in the third row. */
function queensOnFour(): string {
  const isAttacked = (row: number, column: number) => QUEENS.some((queen, at) => at < row && (queen === column || Math.abs(queen - column) === row - at))
  const words = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => {
    if (QUEENS[row] === column) return 'Q'
    return row > 0 && row < 3 && isAttacked(row, column) ? '×' : ''
  }))
  return sheet('Queens in column 1 of row 0 and column 3 of row 1 leave only column 0 in row 2.', [
    ...[0, 1, 2, 3].map((at) => label(99 + at * 62, 24, String(at), { colour: quiet }) + label(46, 73 + at * 62, String(at), { colour: quiet })),
    grid(68, 42, [62, 62], words, (row, column) => {
      if (words[row]![column] === 'Q') return PURPLE_CELL
      if (row === 2 && column === 0) return ORANGE_CELL
      return (row + column) % 2 === 0 ? { colour: quiet } : { fill: '#f1f0ea', colour: quiet }
    }),
    ...['try column 1', 'only column 3 is free', 'only column 0 is free', 'then column 2'].map((note, row) => label(344, 73 + row * 62, note, { anchor: 'start' })),
  ])
}

const VISITS = [4, 2, 7, 0, 5, 3]

/** A range of days as the difference of two prefix sums. */
function prefixDifference(): string {
  const sums = VISITS.reduce<number[]>((all, visits) => [...all, all.at(-1)! + visits], [0])
  const [first, last] = [1, 3]
  return sheet(`The visits of days ${first} to ${last} are the prefix sum ${sums[last + 1]} minus the prefix sum ${sums[first]}.`, [
    ...VISITS.map((_visits, day) => label(120 + day * 80, 24, `day ${day}`, { colour: quiet })),
    grid(80, 44, [80, 50], [VISITS], (_row, day) => (day >= first && day <= last ? ORANGE_CELL : {})),
    ...[first, last + 1].map((at) => arrow([80 + at * 80, 164], [80 + at * 80, 102], { colour: purple }, 11)),
    grid(44, 170, [80, 50], [sums], (_row, at) => (at === first || at === last + 1 ? PURPLE_CELL : {})),
    ...sums.map((_sum, at) => label(84 + at * 80, 240, `P${at}`, { colour: quiet })),
    label(320, 288, `${sums[last + 1]} − ${sums[first]} = ${sums[last + 1]! - sums[first]!}`, { size: 22, bold: true }),
  ])
}

const SIGNAL = [2, 5, 3, 1, 4, 6]

/** A window over a signal, and the candidates for its peak before and after its last value. */
function peakCandidates(): string {
  const x = (moment: number) => 34 + moment * 56
  const base = 232
  return sheet('When the value 4 arrives, 1 and 3 are not louder and 5 is too old: only 4 remains a candidate.', [
    box(x(2) - 6, 24, 3 * 56, base - 24, LIGHT_PURPLE),
    ...SIGNAL.map((value, moment) => box(x(moment), base - value * 27, 44, value * 27, moment >= 2 && moment <= 4 ? purple : '#c9c7d6')),
    ...SIGNAL.map((value, moment) => label(x(moment) + 22, base - value * 27 - 16, String(value))),
    ...SIGNAL.map((_value, moment) => label(x(moment) + 22, base + 20, String(moment), { colour: quiet })),
    label(x(3) + 22, base + 56, 'window at moment 4', { colour: purple }),
    label(508, 44, 'candidates at moment 3', { colour: quiet }),
    grid(418, 66, [60, 46], [[5, 3, 1]], (_row, at) => (at === 0 ? ORANGE_CELL : { colour: quiet })),
    label(448, 134, 'too old', { colour: orange }),
    label(538, 134, 'not louder', { colour: quiet }),
    arrow([508, 158], [508, 194], { colour: quiet }, 11),
    label(508, 214, 'at moment 4', { colour: quiet }),
    cell(478, 236, 60, 46, '4', PURPLE_CELL),
  ])
}

const BEST = [[4, 0], [7, 8], [12, 10]]
const CAME_FROM = [[0, 0], [0, 1]]

/** The best scores of two states over three days with the moves that led to them. */
function viterbiTrellis(): string {
  const at = (day: number, state: number): Point => [160 + day * 190, 118 + state * 128]
  const isBest = (day: number, state: number) => state === 0 && day < 3
  const moves = CAME_FROM.flatMap((came, day) => came.flatMap((best, state) => [0, 1].map((before) => {
    const stroke = before !== best ? { dash: '3 8', width: 1.5 } : isBest(day, before) && isBest(day + 1, state) ? { colour: purple, width: 4.5 } : { width: 2.5 }
    return edge(at(day, before), at(day + 1, state), stroke, [30, 30])
  })))
  return sheet('Three days of two states with the score of the best path to each: the best path stays in state 0.', [
    ...[0, 1, 2].map((day) => label(160 + day * 190, 34, `day ${day + 1}`, { colour: quiet }) + label(160 + day * 190, 62, `sign ${[0, 1, 0][day]}`, { colour: quiet })),
    ...[0, 1].map((state) => label(60, at(0, state)[1], `state ${state}`, { colour: quiet })),
    ...moves,
    ...BEST.flatMap((scores, day) => scores.map((score, state) => node(at(day, state), String(score), isBest(day, state) ? { fill: LIGHT_PURPLE, border: purple, radius: 30 } : { radius: 30 }))),
    label(350, 300, 'dashed: moves that are not the best', { colour: quiet }),
  ])
}

const SPOKEN = ['turn', 'the', 'light', 'on']
const HEARD = ['turn', 'light', 'off']
const PATH = ['0,0', '1,1', '2,1', '3,2', '4,3']

/** The table of word errors between two texts, with the path of the fewest errors. */
function wordErrors(): string {
  const table: number[][] = [HEARD.reduce<number[]>((row, _word, at) => [...row, at + 1], [0])]
  for (const word of SPOKEN) {
    const above = table.at(-1)!
    table.push(HEARD.reduce<number[]>((row, other, at) => [...row, Math.min(above[at + 1]! + 1, row[at]! + 1, above[at]! + (word === other ? 0 : 1))], [above[0]! + 1]))
  }
  return sheet('The table of errors between “turn the light on” and “turn light off”: the cell at the lower right is 2.', [
    ...HEARD.map((word, at) => label(200 + at * 72, 28, word, { colour: quiet })),
    ...SPOKEN.map((word, at) => label(80, 123 + at * 50, word, { colour: quiet, anchor: 'end' })),
    grid(92, 48, [72, 50], table, (row, column) => (PATH.includes(`${row},${column}`) ? PURPLE_CELL : {})),
    ...['keep turn', 'delete the', 'keep light', 'replace on by off'].map((step, at) => label(402, 123 + at * 50, step, { anchor: 'start', colour: at % 2 === 0 ? quiet : orange, bold: at % 2 === 1 })),
  ])
}

/** Figures of problems about lists, ranges, searches and sequences of words. */
export const sequenceFigures = {
  'merged-jobs': mergedJobs,
  'queens-on-four': queensOnFour,
  'prefix-difference': prefixDifference,
  'peak-candidates': peakCandidates,
  'viterbi-trellis': viterbiTrellis,
  'word-errors': wordErrors,
} satisfies Record<string, () => string>
