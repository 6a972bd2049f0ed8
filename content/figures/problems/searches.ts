import { arrow, dark, dot, line, orange, plot, polyline, purple, quiet, range, type Point, type Stroke } from '../draw.ts'
import { bend, edge, node } from './nodes.ts'
import { cell, grid, label, LIGHT_GRAY, LIGHT_ORANGE, LIGHT_PURPLE, ORANGE_CELL, PURPLE_CELL, sheet, signed, type CellStyle } from './sheet.ts'

/** A small map with the straight route and the cheaper detour. */
function gridDetour(): string {
  const costs = [[1, 9, 1], [1, 1, 1]]
  const routes: { cells: Point[]; colour: string; name: string }[] = [
    { name: 'straight', colour: orange, cells: [[0, 0], [0, 1], [0, 2]] },
    { name: 'detour', colour: purple, cells: [[0, 0], [1, 0], [1, 1], [1, 2], [0, 2]] },
  ]
  const size = 96
  const center = ([row, column]: Point): Point => [56 + column * size + size / 2, 66 + row * size + size / 2]
  const step = (from: Point, to: Point, colour: string): string => {
    const [[x1, y1], [x2, y2]] = [center(from), center(to)]
    const aside = x1 === x2 ? (from[1] === 0 ? -34 : 34) : 0
    const at = (share: number): Point => [x1 + (x2 - x1) * share + aside, y1 + (y2 - y1) * share]
    return arrow(at(0.32), at(0.68), { colour, width: 3 }, 11)
  }
  return sheet('A grid of two rows: the straight route costs 10, the detour through the row below costs 4.', [
    label(center([0, 0])[0], 40, 'start', { colour: quiet }), label(center([0, 2])[0], 40, 'goal', { colour: quiet }),
    grid(56, 66, [size, size], costs.map((row) => row.map(() => '')), (row, column) => (row === 0 && column !== 1 ? { fill: LIGHT_PURPLE } : costs[row]![column]! > 1 ? { fill: LIGHT_ORANGE } : {})),
    ...costs.flatMap((row, r) => row.flatMap((cost, c) => {
      const [x, y] = center([r, c])
      return [label(x, y - 12, String(cost), { size: 22, bold: true }), label(x, y + 20, `h = ${r + 2 - c}`, { colour: quiet })]
    })),
    ...routes.flatMap(({ cells, colour }) => cells.slice(1).map((to, at) => step(cells[at]!, to, colour))),
    ...routes.map(({ cells, colour, name }, at) => {
      const entered = cells.slice(1).map(([row, column]) => costs[row]![column]!)
      return label(372, 112 + at * 74, `${name}:`, { anchor: 'start', colour, bold: true }) + label(372, 140 + at * 74, `${entered.join(' + ')} = ${entered.reduce((sum, cost) => sum + cost, 0)}`, { anchor: 'start', colour })
    }),
  ])
}

const BOARD = 'xx.oo....'
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

/** The value of a position of tic-tac-toe for the player to move. */
function negamax(board: string, player: 'x' | 'o'): number {
  const other = player === 'x' ? 'o' : 'x'
  if (LINES.some((squares) => squares.every((at) => board[at] === other))) return -1
  const free = range(9).filter((at) => board[at] === '.')
  return free.length === 0 ? 0 : Math.max(...free.map((at) => -negamax(board.slice(0, at) + player + board.slice(at + 1), other)))
}

/** What each move of x is worth. */
function ticTacToeMoves(): string {
  const values = range(9).map((at) => (BOARD[at] === '.' ? -negamax(`${BOARD.slice(0, at)}x${BOARD.slice(at + 1)}`, 'o') : null))
  const words = range(9).map((at) => (values[at] === null ? BOARD[at]! : signed(values[at]!)))
  const style = (value: number | null): CellStyle => {
    if (value === null) return { fill: LIGHT_GRAY, bold: true }
    return value > 0 ? PURPLE_CELL : value < 0 ? { colour: orange, bold: true } : { colour: quiet }
  }
  return sheet('The value of each move of x: square 2 wins, square 5 draws, every other square loses.', [
    grid(70, 34, [84, 84], [0, 1, 2].map((row) => words.slice(row * 3, row * 3 + 3)), (row, column) => style(values[row * 3 + column]!)),
    label(372, 64, 'x to move', { anchor: 'start', bold: true }),
    label(372, 124, 'square 2: three in a row', { anchor: 'start', colour: purple }),
    label(372, 164, 'square 5: blocks o', { anchor: 'start', colour: quiet }),
    label(372, 204, 'other: o plays 5, wins', { anchor: 'start', colour: orange }),
  ])
}

/** Both assignments of two rows to two columns. */
function assignmentChoices(): string {
  const costs = [[4, 1], [2, 0]]
  const panel = (left: number, title: string, columns: number[], style: CellStyle): string => {
    const used = columns.map((column, row) => costs[row]![column]!)
    return label(left + 90, 52, title, { bold: true, colour: style.border! }) +
      grid(left, 84, [90, 70], costs, (row, column) => (columns[row] === column ? style : { colour: quiet })) +
      label(left + 90, 262, `${used.join(' + ')} = ${used.reduce((sum, cost) => sum + cost, 0)}`, { size: 22, bold: true })
  }
  return sheet('The two assignments of the example: 1 and 2 cost 3 together; taking the 0 first forces the 4.', [
    ...[0, 1].map((row) => label(50, 119 + row * 70, `row ${row}`, { colour: quiet })),
    panel(96, 'cheapest total', [1, 0], PURPLE_CELL), panel(386, 'smallest cost first', [0, 1], ORANGE_CELL),
  ])
}

/** A path, and the second one that sends its unit back along a twin. */
function flowTwin(): string {
  const places: Record<string, Point> = { s: [54, 150], a: [160, 74], b: [160, 226], t: [266, 150] }
  const panel = (shift: number, used: string[], twin: boolean, colour: string): string[] => {
    const at = (name: string): Point => [places[name]![0] + shift, places[name]![1]]
    const path = (name: string): Stroke => (used.includes(name) ? { colour, width: 4 } : {})
    return [
      ...['sa', 'sb', 'at', 'bt'].map((name) => edge(at(name[0]!), at(name[1]!), path(name))),
      twin ? edge(at('b'), at('a'), { colour, width: 4, dash: '9 8' }) : edge(at('a'), at('b'), path('ab')),
      ...Object.keys(places).map((name) => node(at(name), name, name === 's' || name === 't' ? { fill: LIGHT_PURPLE, border: purple } : {})),
    ]
  }
  return sheet('The first path goes from s by a and b to t; the second one goes back from b to a along the twin of that edge.', [
    label(160, 24, 'first path', { colour: purple, bold: true }), label(480, 24, 'second path', { colour: orange, bold: true }),
    ...panel(0, ['sa', 'ab', 'bt'], false, purple), ...panel(320, ['sb', 'at'], true, orange),
    label(502, 150, 'twin', { anchor: 'start', colour: orange }),
    label(320, 294, 'together: flow 2, and nothing flows from a to b'),
  ])
}

const MOVES = [[-9, -1, -4], [-7, -8, -2]]

/** The candidates of two steps of a beam search with width 2. */
function beamSteps(): string {
  const styles: Record<string, CellStyle> = { kept: { fill: LIGHT_PURPLE, border: purple }, finished: { fill: LIGHT_ORANGE, border: orange }, dropped: { fill: LIGHT_GRAY, colour: quiet } }
  const candidate = (x: number, y: number, tokens: number[], kind: string): string => {
    const score = tokens.slice(1).reduce((sum, token, at) => sum + MOVES[tokens[at]!]![token]!, 0)
    return cell(x, y, 170, 44, `[${tokens.join(', ')}]: ${signed(score)}`, styles[kind]!)
  }
  const first: [number[], string][] = [[[0, 0], 'dropped'], [[0, 1], 'kept'], [[0, 2], 'finished']]
  const second: [number[], string][] = [[[0, 1, 0], 'kept'], [[0, 1, 1], 'dropped'], [[0, 1, 2], 'finished']]
  const y = (row: number) => 58 + row * 68
  return sheet('Two steps of the beam: of the extensions of 0, one is kept and one is finished; of those of 0 and 1, again one each.', [
    label(65, 30, 'start', { colour: quiet }), label(255, 30, 'step 1', { colour: quiet }), label(525, 30, 'step 2', { colour: quiet }),
    ...range(3).map((row) => polyline([[102, y(1) + 22], [170, y(row) + 22]], { colour: row === 1 ? purple : line })),
    ...range(3).map((row) => polyline([[340, y(1) + 22], [440, y(row) + 22]], { colour: row === 1 ? line : purple })),
    cell(30, y(1), 72, 44, '[0]', styles.kept), ...first.map(([tokens, kind], row) => candidate(170, y(row), tokens, kind)),
    ...second.map(([tokens, kind], row) => candidate(440, y(row), tokens, kind)),
    label(170, 288, 'kept', { colour: purple, bold: true }), label(320, 288, 'finished', { colour: orange, bold: true }), label(480, 288, 'dropped', { colour: quiet, bold: true }),
  ])
}

/** The arrangements of 1, 1 and 2 as paths of a tree. */
function permutationTree(): string {
  const leaves: string[] = []
  const parts: string[] = []
  const visit = (prefix: string, counts: number[]): Point => {
    const below = counts.flatMap((count, at) => (count > 0 ? [visit(`${prefix}${at + 1}`, counts.map((other, which) => (which === at ? other - 1 : other)))] : []))
    if (below.length === 0) leaves.push(prefix)
    const x = below.length === 0 ? leaves.length * 160 : (below[0]![0] + below.at(-1)![0]) / 2
    const place: Point = [x, 34 + prefix.length * 80]
    parts.push(...below.map((child) => polyline([[x, place[1] + 22], [child[0], child[1] - 22]], { colour: quiet })))
    const isLeaf = below.length === 0
    parts.push(cell(x - 52, place[1] - 21, 104, 42, prefix === '' ? '1, 1, 2' : prefix.split('').join(' '), isLeaf ? PURPLE_CELL : prefix === '' ? { fill: LIGHT_GRAY } : {}))
    return place
  }
  visit('', [2, 1])
  return sheet('A tree of choices from 1, 1 and 2: every path to a leaf builds one of the three arrangements.', parts)
}

/** Nodes of a segment tree with their largest values and notes. */
function segmentTreeNotes(): string {
  const part = (x: number, y: number, width: number, minutes: string, words: string, style: CellStyle = {}): string =>
    cell(x - width / 2, y, width, 62, '', style) + label(x, y + 19, minutes, { colour: quiet }) + label(x, y + 43, words, { bold: style.bold ?? false })
  const [halves, quarters] = [[164, 476], [86, 242, 398, 554]]
  return sheet('A change of 2 for the minutes 0 to 3 is a note at one node, whose maximum becomes the larger one of its halves plus 2.', [
    ...halves.map((x) => polyline([[320, 76], [x, 116]], { colour: quiet })),
    ...quarters.map((x, at) => polyline([[halves[at >> 1]!, 178], [x, 218]], { colour: quiet })),
    part(320, 14, 140, '0 to 7', 'max 9'), part(halves[0]!, 116, 180, '0 to 3, note +2', 'max 5 + 2 = 7', PURPLE_CELL), part(halves[1]!, 116, 180, '4 to 7', 'max 9'),
    ...['max 5', 'max 3', 'max 9', 'max 1'].map((words, at) => part(quarters[at]!, 218, 132, `${at * 2} to ${at * 2 + 1}`, words)),
  ])
}

/** A query beside a split: the circle of its best distance crosses the line. */
function kdTreeCircle(): string {
  const points: Point[] = [[1, 1], [4, 5], [6, 2], [9, 6]]
  const query: Point = [5, 4]
  const split = 6
  const p = plot(100, 14, 440, 264, [0, 10], [0.5, 6.5])
  const radius = Math.min(...points.filter(([x]) => x < split).map(([x, y]) => Math.hypot(x - query[0], y - query[1])))
  return sheet('The query at 5, 4 has its best point at the distance 1.41; this circle crosses the split at 6, so the right side is searched, too.', [
    polyline([p.at(0, 0.5), p.at(10, 0.5)], { colour: line }), polyline([p.at(0, 0.5), p.at(0, 6.5)], { colour: line }),
    polyline([p.at(split, 0.5), p.at(split, 6.5)], { colour: purple, width: 3 }),
    dot(...p.at(...query), radius * 44, 'none', orange),
    polyline([p.at(...query), p.at(4, 5)], { colour: orange }),
    ...points.map((point) => dot(...p.at(...point), 7, dark)), dot(...p.at(...query), 7, orange),
    ...points.map(([x, y]) => label(p.at(x, y)[0] + (x === 4 ? -12 : 12), p.at(x, y)[1] + (x === 4 ? -12 : 0), `(${x}, ${y})`, { anchor: x === 4 ? 'end' : 'start' })),
    label(p.at(...query)[0], p.at(...query)[1] + 22, 'query', { colour: orange }),
    label(p.at(split, 0)[0], 300, 'split x = 6', { colour: purple }), label(p.at(2.4, 0)[0], 300, 'searched first', { colour: quiet }),
  ])
}

/** The amounts from which the best solution for 6 can come. */
function coinArrows(): string {
  const sizes = [1, 3, 4]
  const best = [0]
  for (let amount = 1; amount <= 6; amount++) best.push(1 + Math.min(...sizes.filter((size) => size <= amount).map((size) => best[amount - size]!)))
  const x = (amount: number) => 124 + amount * 76
  const lift = (size: number) => (size === 1 ? 36 : size * 36 - 32)
  return sheet('The amount 6 can be reached from 5, 3 and 2 with one more package; the smallest number is at 3, so the best for 6 is 2.', [
    ...sizes.map((size) => bend([x(6 - size), 182], [x(6) + size * 8 - 22, 182], lift(size), size === 3 ? { colour: purple, width: 3 } : {})),
    ...sizes.map((size) => label((x(6 - size) + x(6) + size * 8 - 22) / 2, (size === 1 ? 208 : 202) - lift(size), String(size), { colour: size === 3 ? purple : quiet, bold: size === 3 })),
    label(46, 214, 'best', { colour: quiet }), label(46, 262, 'amount', { colour: quiet }),
    grid(x(0) - 38, 190, [76, 48], [best], (_row, amount) => (amount === 6 || amount === 3 ? PURPLE_CELL : {})),
    ...best.map((_count, amount) => label(x(amount), 262, String(amount), { colour: quiet })),
    label(320, 298, 'best for 6: best for 3, plus one package of size 3', { colour: purple }),
  ])
}

/** A path from the first to the last letters of two sequences. */
function alignmentPath(): string {
  const [upper, lower] = ['gattaca', 'gat---a']
  const [width, height, left, top] = [54, 46, 96, 62]
  let [column, row] = [0, 0]
  const path: Point[] = [[left, top]]
  const letters: string[] = []
  for (const [at, below] of [...lower].entries()) {
    column++
    if (below !== '-') {
      row++
      letters.push(below)
    }
    path.push([left + column * width, top + row * height])
    if (upper[at] === undefined) break
  }
  return sheet('The alignment of gattaca and gata as a path: three pairs, a gap of three hyphens, and a pair.', [
    ...[...upper].map((letter, at) => label(left + (at + 0.5) * width, 38, letter, { bold: true })),
    ...letters.map((letter, at) => label(72, top + (at + 0.5) * height, letter, { bold: true })),
    grid(left, top, [width, height], letters.map(() => [...upper].map(() => ''))),
    ...path.slice(1).map((to, at) => polyline([path[at]!, to], { colour: to[1] === path[at]![1] ? orange : purple, width: 4 })),
    ...path.map(([x, y]) => dot(x, y, 5, dark)),
    label(500, 120, '4 pairs: 4', { anchor: 'start', colour: purple }), label(500, 154, 'gap: −2 − 3', { anchor: 'start', colour: orange }), label(500, 188, 'score −1', { anchor: 'start', bold: true }),
    ...[upper, lower].flatMap((text, line) => [...text].map((letter, at) => label(left + (at + 0.5) * width, 268 + line * 26, letter.replace('-', '–'), { colour: lower[at] === '-' ? orange : dark }))),
  ])
}

/** The values that staying and going promise, round by round. */
function stayOrGo(): string {
  let [first, second] = [0, 0]
  const rounds = range(5).map(() => {
    const [stay, go] = [1 + 0.5 * first, 0.5 * second]
    ;[first, second] = [Math.max(stay, go), 3 + 0.5 * second]
    return [stay, go] as const
  })
  const x = (round: number) => 90 + round * 112
  const bar = (left: number, value: number, isBetter: boolean, style: CellStyle): string => cell(left, 234 - value * 62, 42, value * 62, '', isBetter ? style : { ...style, fill: '#ffffff' }) + label(left + 21, 218 - value * 62, String(+value.toFixed(2)), { bold: isBetter, colour: style.border! })
  return sheet('The values of staying and going in state 0 over five rounds: staying leads in round 1, both are equal in round 2, going leads from round 3 on.', [
    polyline([[60, 234], [610, 234]]),
    ...rounds.flatMap(([stay, go], round) => [bar(x(round) - 16, stay, stay >= go, PURPLE_CELL), bar(x(round) + 30, go, go >= stay, ORANGE_CELL), label(x(round) + 28, 256, `round ${round + 1}`, { colour: quiet })]),
    label(200, 296, 'stay', { colour: purple, bold: true }), label(400, 296, 'go', { colour: orange, bold: true }),
  ])
}

/** Figures of problems about searching, planning and trees of choices. */
export const searchFigures = {
  'grid-detour': gridDetour,
  'tic-tac-toe-moves': ticTacToeMoves,
  'assignment-choices': assignmentChoices,
  'flow-twin': flowTwin,
  'beam-steps': beamSteps,
  'permutation-tree': permutationTree,
  'segment-tree-notes': segmentTreeNotes,
  'kd-tree-circle': kdTreeCircle,
  'coin-arrows': coinArrows,
  'alignment-path': alignmentPath,
  'stay-or-go': stayOrGo,
} satisfies Record<string, () => string>
