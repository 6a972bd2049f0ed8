import { arrow, axes, curve, dark, dot, orange, plot, polyline, purple, quiet, type Point } from '../draw.ts'
import { cell, grid, label, LIGHT_GRAY, LIGHT_ORANGE, LIGHT_PURPLE, ORANGE_CELL, PURPLE_CELL, sheet, type CellStyle } from './sheet.ts'

const PAPER = '#ffffff'
const RADIUS = 22

/** A node of a tree or graph. */
const node = ([x, y]: Point, words: string, fill = PAPER, border = quiet): string => dot(x, y, RADIUS, fill, border) + label(x, y, words)

/** The straight line between the borders of two nodes. */
function ends([x1, y1]: Point, [x2, y2]: Point): [Point, Point] {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [dx, dy] = [((x2 - x1) / length) * (RADIUS + 4), ((y2 - y1) / length) * (RADIUS + 4)]
  return [[x1 + dx, y1 + dy], [x2 - dx, y2 - dy]]
}
const edge = (from: Point, to: Point, colour = quiet): string => polyline(ends(from, to), { colour })
const edgeArrow = (from: Point, to: Point, colour = quiet): string => arrow(...ends(from, to), { colour, width: colour === quiet ? 2 : 3 })

/** The list of a knapsack after each feature. */
function knapsackRows(): string {
  const [budget, features] = [7, [[3, 4], [4, 5], [5, 8]] as const]
  const amounts = Array.from({ length: budget + 1 }, (_, amount) => amount)
  const rows = [amounts.map(() => 0)]
  for (const [cost, gain] of features) {
    const before = rows.at(-1)!
    rows.push(amounts.map((amount) => Math.max(before[amount]!, amount >= cost ? before[amount - cost]! + gain : 0)))
  }
  return sheet('The best gain for each amount, before any feature and after each of three features.', [
    label(100, 34, 'amount', { colour: quiet }),
    ...amounts.map((amount) => label(226 + amount * 52, 34, String(amount), { colour: quiet })),
    ...['no feature', ...features.map(([cost, gain]) => `cost ${cost}, gain ${gain}`)].map((words, at) => label(100, 80 + at * 48, words)),
    grid(200, 56, [52, 48], rows, (row, column) => (row === 2 && column === 7 ? PURPLE_CELL : row === 1 && column === 3 ? ORANGE_CELL : {})),
    label(320, 284, `${rows[2]![7]} = ${rows[1]![3]} (best for 7 − 4 = 3) + 5`),
  ])
}

/** A trie with the suggestions of two prefixes. */
function autocompleteTrie(): string {
  const [root, c, a, t, r, care, cart, d, o]: Point[] = [[60, 120], [160, 120], [260, 120], [370, 52], [370, 160], [480, 108], [480, 212], [160, 214], [260, 214]]
  return sheet('A trie of five words, in which the nodes of the prefixes ca and car store their three best words.', [
    ...([[root, c], [c, a], [a, t], [a, r], [r, care], [r, cart], [root, d], [d, o]] as [Point, Point][]).map(([from, to]) => edge(from, to)),
    node(root!, ''), node(c!, 'c'), node(a!, 'a', LIGHT_ORANGE, orange), node(d!, 'd'),
    node(t!, 't', LIGHT_PURPLE, purple), node(r!, 'r', LIGHT_ORANGE, orange), node(care!, 'e', LIGHT_PURPLE, purple), node(cart!, 't', LIGHT_PURPLE, purple), node(o!, 'o', LIGHT_PURPLE, purple),
    label(402, 52, 'cat, 3 times', { anchor: 'start' }),
    label(376, 122, 'car, 2'),
    label(512, 108, 'care, 2', { anchor: 'start' }),
    label(512, 212, 'cart, 1', { anchor: 'start' }),
    label(292, 214, 'do, 1', { anchor: 'start' }),
    label(180, 284, 'ca: cat, car, care', { colour: orange }),
    label(460, 284, 'car: car, care, cart', { colour: orange }),
  ])
}

/** The pieces of a text after each merge. */
function bytePairMerges(): string {
  const rows = [['b', 'a', 'n', 'a', 'n', 'a', '␣', 'b', 'a', 'n', 'd'], ['b', 'an', 'an', 'a', '␣', 'b', 'an', 'd'], ['ban', 'an', 'a', '␣', 'ban', 'd']]
  const merged = ['', 'an', 'ban']
  const piecesOf = (pieces: readonly string[], row: number) => {
    const drawn = pieces.map((piece, at) => {
      const left = 132 + 44 * pieces.slice(0, at).join('').length
      return { isMerged: piece === merged[row], drawing: cell(left, 46 + row * 84, piece.length * 44, 48, piece, piece === merged[row] ? PURPLE_CELL : {}) }
    })
    return [...drawn.filter(({ isMerged }) => !isMerged), ...drawn.filter(({ isMerged }) => isMerged)].map(({ drawing }) => drawing)
  }
  return sheet('Two merges turn the eleven letters of banana band into six pieces.', [
    ...['start', 'a + n', 'b + an'].map((words, row) => label(70, 70 + row * 84, words, { colour: row === 0 ? quiet : purple })),
    ...rows.flatMap(piecesOf),
  ])
}

/** The spots of a scan. */
function scanSpots(): string {
  const rows = ['AA..B', '.A.BB', '..C..', 'd.CCC'].map((row) => [...row].map((one) => (one === '.' ? '' : one)))
  const styles: Record<string, CellStyle> = { A: PURPLE_CELL, B: ORANGE_CELL, C: { fill: purple, border: purple, colour: '#ffffff', bold: true }, d: { fill: LIGHT_GRAY, colour: quiet } }
  return sheet('A scan with one spot of four cells, two of three, and a single cell that is left out.', [
    grid(50, 36, [62, 62], rows, (row, column) => styles[rows[row]![column]!] ?? {}),
    ...['A: 3 cells', 'B: 3 cells', 'C: 4 cells'].map((words, at) => label(420, 68 + at * 62, words, { anchor: 'start' })),
    label(420, 254, 'd: 1 cell, left out', { anchor: 'start', colour: quiet }),
  ])
}

/** Items joined with their sorted places: a crossing for each inversion. */
function inversionCrossings(): string {
  const ranking = [2, 4, 1, 3]
  const [left, right] = [180, 460]
  const y = (place: number) => 72 + place * 66
  const crossings = ranking.flatMap((one, i) => ranking.slice(i + 1).flatMap((other, rest): Point[] => {
    const j = i + 1 + rest
    if (one < other) return []
    const share = (j - i) / (j - i + one - other)
    return [[left + share * (right - left), y(i) + share * (y(one - 1) - y(i))]]
  }))
  return sheet('Lines from the items 2, 4, 1, 3 to their sorted places cross three times.', [
    label(left, 26, 'ranking', { colour: quiet }),
    label(right, 26, 'sorted', { colour: quiet }),
    ...ranking.map((one, at) => polyline([[left, y(at)], [right, y(one - 1)]], { colour: purple })),
    ...crossings.map(([cx, cy]) => dot(cx, cy, 8, orange)),
    ...ranking.flatMap((one, at) => [node([left, y(at)], String(one)), node([right, y(at)], String(at + 1))]),
  ])
}

/** The path of an example through a decision tree. */
function treePath(): string {
  return sheet('The example with 5 and 3 answers yes at the root, then no, and ends at the leaf 20.', [
    label(28, 42, 'x = (5, 3)', { colour: orange, anchor: 'start' }),
    arrow([270, 66], [210, 116], { colour: purple, width: 3 }),
    arrow([382, 66], [460, 116], { colour: quiet }),
    arrow([140, 166], [90, 216], { colour: quiet }),
    arrow([222, 166], [272, 216], { colour: purple, width: 3 }),
    cell(230, 20, 190, 44, '0: is x₀ ≤ 5?', { fill: LIGHT_PURPLE, border: purple }),
    cell(86, 120, 190, 44, '1: is x₁ ≤ 2.5?', { fill: LIGHT_PURPLE, border: purple }),
    cell(416, 120, 100, 44, '2: 30'),
    cell(30, 220, 100, 44, '3: 10'),
    cell(232, 220, 100, 44, '4: 20', ORANGE_CELL),
    label(216, 84, 'yes', { colour: purple, bold: true }),
    label(446, 84, 'no', { colour: quiet }),
    label(88, 186, 'yes', { colour: quiet }),
    label(272, 186, 'no', { colour: purple, bold: true }),
  ])
}

/** A graph with the cheapest path to a place. */
function cheapestPath(): string {
  const places: Point[] = [[70, 150], [290, 76], [230, 244], [480, 110], [480, 244]]
  const roads: [number, number, number, number][] = [[0, 1, 4, -16], [0, 2, 1, -16], [2, 1, 2, -16], [1, 3, 1, -16], [2, 3, 5, 18], [4, 3, 2, 16]]
  const isOnPath = (from: number, to: number) => ['0-2', '2-1', '1-3'].includes(`${from}-${to}`)
  return sheet('The cheapest path from place 0 to place 3 goes by the places 2 and 1.', [
    ...roads.map(([from, to]) => edgeArrow(places[from]!, places[to]!, isOnPath(from, to) ? purple : quiet)),
    ...roads.map(([from, to, cost, away]) => {
      const [[x1, y1], [x2, y2]] = [places[from]!, places[to]!]
      const length = Math.hypot(x2 - x1, y2 - y1)
      return label((x1 + x2) / 2 - ((y2 - y1) / length) * away, (y1 + y2) / 2 + ((x2 - x1) / length) * away, String(cost), { colour: isOnPath(from, to) ? purple : dark, bold: isOnPath(from, to) })
    }),
    ...places.map((place, at) => node(place, String(at), at === 0 || at === 3 ? LIGHT_PURPLE : PAPER, at === 0 || at === 3 ? purple : quiet)),
    label(70, 108, 'total 0', { colour: orange }),
    label(290, 34, 'total 3', { colour: orange }),
    label(230, 286, 'total 1', { colour: orange }),
    label(514, 110, 'total 4', { colour: orange, anchor: 'start' }),
    label(514, 244, 'not reached', { colour: orange, anchor: 'start' }),
  ])
}

/** Documents and the lists of an index made of them. */
function invertedIndex(): string {
  const documents = ['red sea', 'dead sea salt', 'red salt', 'the sea is red']
  const words = ['red', 'sea', 'salt', 'dead']
  const places = words.map((word) => documents.flatMap((text, at) => (text.split(' ').includes(word) ? [at] : [])))
  const isFound = (word: number, place: number) => word < 2 && (place === 0 || place === 3)
  return sheet('An index lists for each word the documents that contain it; red and sea share the documents 0 and 3.', [
    label(130, 30, 'documents', { colour: quiet }),
    label(480, 30, 'index', { colour: quiet }),
    ...documents.map((_text, at) => label(30, 76 + at * 48, String(at), { colour: quiet })),
    grid(50, 52, [170, 48], documents.map((text) => [text]), () => ({})),
    arrow([240, 148], [316, 148], { colour: quiet }),
    ...words.map((word, at) => label(400, 76 + at * 48, word, { anchor: 'end' })),
    ...places.flatMap((list, word) => list.map((place, at) => cell(424 + at * 56, 54 + word * 48, 48, 44, String(place), isFound(word, place) ? PURPLE_CELL : {}))),
    label(320, 292, 'sea red: both lists contain 0 and 3', { colour: purple }),
  ])
}

/** A linked list that ends in a cycle. */
function linkedCycle(): string {
  const places: Point[] = [[70, 150], [290, 150], [180, 150], [400, 150], [520, 84], [520, 216], [70, 252]]
  const following = [2, 3, 1, 4, 5, 3, 0]
  const isInCycle = (at: number) => at >= 3 && at <= 5
  return sheet('The walk visits 0, 2 and 1 once and then goes around 3, 4 and 5; node 6 is never reached.', [
    ...following.map((next, at) => edgeArrow(places[at]!, places[next]!, isInCycle(at) ? purple : quiet)),
    ...places.map((place, at) => node(place, String(at), isInCycle(at) ? LIGHT_PURPLE : at === 6 ? LIGHT_GRAY : LIGHT_ORANGE, isInCycle(at) ? purple : at === 6 ? quiet : orange)),
    label(180, 100, 'tail: 3 nodes', { colour: orange }),
    label(490, 274, 'cycle: 3 nodes', { colour: purple }),
    label(106, 252, 'never reached', { anchor: 'start', colour: quiet }),
  ])
}

/** The table of a longest common subsequence. */
function subsequenceTable(): string {
  const [one, other] = [[...'TCAG'], [...'CTAAG']]
  const rows: number[][] = []
  const valueAt = (row: number, column: number) => rows[row]?.[column] ?? 0
  one.forEach((letter, row) => {
    rows.push([])
    other.forEach((against, column) => rows[row]!.push(letter === against ? valueAt(row - 1, column - 1) + 1 : Math.max(valueAt(row - 1, column), valueAt(row, column - 1))))
  })
  const taken = ['0-1', '2-2', '3-4']
  return sheet('The table of TCAG and CTAAG; the cells with equal letters are colored, and TAG is one path through them.', [
    ...other.map((letter, at) => label(204 + at * 68, 34, letter, { bold: true })),
    ...one.map((letter, at) => label(136, 81 + at * 50, letter, { bold: true })),
    grid(170, 56, [68, 50], rows, (row, column) => (one[row] !== other[column] ? {} : taken.includes(`${row}-${column}`) ? PURPLE_CELL : ORANGE_CELL)),
    label(320, 286, 'equal letters: the diagonal plus 1'),
  ])
}

/** The order of the entries of a cache after each action. */
function lruOrder(): string {
  const rows: [string, string, string, string][] = [['put a, b, c', 'abc', 'c', ''], ['get a', 'bca', 'a', ''], ['put d', 'cad', 'd', 'evicts b'], ['get b', 'cad', '', 'not found'], ['put c', 'adc', 'c', ''], ['put e', 'dce', 'e', 'evicts a']]
  return sheet('A used key moves to the end of the order; a new key evicts the first.', [
    label(232, 26, 'oldest', { colour: quiet }),
    label(384, 26, 'newest', { colour: quiet }),
    ...rows.map(([action], at) => label(40, 67 + at * 42, action, { anchor: 'start' })),
    grid(194, 46, [76, 42], rows.map(([, order]) => [...order]), (row, column) => (column === 2 && rows[row]![2] !== '' ? PURPLE_CELL : {})),
    ...rows.map(([, , , note], at) => label(450, 67 + at * 42, note, { anchor: 'start', colour: orange })),
  ])
}

/** Running sums and their largest rise. */
function largestRise(): string {
  const sums = [0, 3, -1, 4, 3, 5, -1, 3]
  const area = plot(80, 24, 520, 216, [0, 7], [-2, 6])
  const points = sums.map((sum, at): Point => [at, sum])
  const [low, high] = [2, 5]
  return sheet('The running sums rise by 6 from the low point after two days to the high point after five.', [
    axes(area, { xTicks: points.map(([at]) => at), yTicks: [-2, 0, 2, 4, 6], xLabel: 'days', yLabel: 'running sum', yGap: 52, yText: (value) => String(value).replace('-', '−') }),
    curve(area, points, { colour: quiet }),
    curve(area, points.slice(low, high + 1), { colour: purple, width: 4 }),
    ...points.map((point, at) => dot(...area.at(...point), 6, at >= low && at <= high ? purple : quiet)),
    curve(area, [[low, -1], [high, -1]], { colour: orange, dash: '6 6' }),
    arrow(area.at(high, -1), area.at(high, 4.6), { colour: orange, width: 3 }),
    label(area.at(4.72, 0)[0], area.at(0, 1)[1], '6', { colour: orange, bold: true }),
  ])
}

/** Figures of problems about algorithms and data structures. */
export const structureFigures = {
  'knapsack-rows': knapsackRows,
  'autocomplete-trie': autocompleteTrie,
  'byte-pair-merges': bytePairMerges,
  'scan-spots': scanSpots,
  'inversion-crossings': inversionCrossings,
  'tree-path': treePath,
  'cheapest-path': cheapestPath,
  'inverted-index': invertedIndex,
  'linked-cycle': linkedCycle,
  'subsequence-table': subsequenceTable,
  'lru-order': lruOrder,
  'largest-rise': largestRise,
} satisfies Record<string, () => string>
