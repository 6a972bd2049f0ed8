import { arrow, axes, dark, dot, line, orange, plot, polyline, purple, quiet, range, type Point } from '../draw.ts'
import { arc } from './nodes.ts'
import { cell, grid, label, LIGHT_GRAY, LIGHT_PURPLE, ORANGE_CELL, PURPLE_CELL, sheet, type CellStyle } from './sheet.ts'

/** The words of two texts as two overlapping sets. */
function commonWords(): string {
  const [first, second] = [['don', 't', 'stop', 'the', 'model'], ['the', 'models', 'don', 't', 'stop']]
  const both = first.filter((word) => second.includes(word))
  const circle = (x: number, colour: string) => dot(x, 158, 130, 'none', colour)
  const column = (x: number, words: string[], colour: string) => words.map((word, at) => label(x, 158 + (at - (words.length - 1) / 2) * 36, word, word === 'the' ? { colour: quiet } : { colour, bold: colour === dark })).join('')
  return sheet('The texts share don, t, stop and the, which is ignored; model and models are different words.', [
    circle(240, purple), circle(400, orange),
    column(158, first.filter((word) => !both.includes(word)), purple), column(482, second.filter((word) => !both.includes(word)), orange), column(320, both, dark),
    label(70, 40, 'first text', { colour: purple, bold: true }), label(570, 40, 'second text', { colour: orange, bold: true }),
    label(556, 294, '“the” is ignored', { colour: quiet }),
  ])
}

/** The words of a summary, joined with those of a longer text in order. */
function subsequenceWords(): string {
  const [summary, reference] = ['the cat sat'.split(' '), 'the black cat sat down'.split(' ')]
  const x = (at: number, count: number) => 320 + (at - (count - 1) / 2) * 116
  const partner = (word: string) => reference.indexOf(word)
  return sheet('All three words of the summary occur in the reference in the same order, so the longest common subsequence has three words.', [
    label(20, 50, 'summary', { anchor: 'start', colour: quiet }), label(20, 272, 'reference', { anchor: 'start', colour: quiet }),
    ...summary.map((word, at) => polyline([[x(at, 3), 116], [x(partner(word), 5), 196]], { colour: purple, width: 3 })),
    ...summary.map((word, at) => cell(x(at, 3) - 50, 70, 100, 46, word, PURPLE_CELL)),
    ...reference.map((word, at) => cell(x(at, 5) - 50, 196, 100, 46, word, summary.includes(word) ? PURPLE_CELL : { fill: LIGHT_GRAY, colour: quiet })),
    label(470, 40, 'precision 3/3', { anchor: 'start', bold: true }), label(470, 288, 'recall 3/5', { anchor: 'start', bold: true }),
  ])
}

/** The stack of open brackets after each bracket. */
function bracketStack(): string {
  const formula = '{a[b]c(}'
  const stacks: number[][] = []
  const stack: number[] = []
  for (const [at, sign] of [...formula].entries()) {
    if ('{[('.includes(sign)) stack.push(at)
    if (sign === ']') stack.pop()
    stacks.push([...stack])
  }
  const x = (at: number) => 90 + at * 66
  return sheet('The stack after each character: it holds 0 and 6 when the curly bracket at 7 meets the round one on top.', [
    label(20, 58, 'formula', { anchor: 'start', colour: quiet }), label(20, 94, 'position', { anchor: 'start', colour: quiet }), label(20, 250, 'stack', { anchor: 'start', colour: quiet }),
    ...[...formula].map((sign, at) => label(x(at) + 52, 58, sign, { size: 24, bold: true, colour: at === 7 ? orange : '{[]('.includes(sign) ? purple : quiet })),
    ...[...formula].map((_sign, at) => label(x(at) + 52, 94, String(at), { colour: quiet })),
    ...stacks.flatMap((open, at) => open.map((position, depth) => cell(x(at) + 28, 226 - depth * 48, 48, 44, String(position), at === 7 && depth === open.length - 1 ? ORANGE_CELL : PURPLE_CELL))),
    label(606, 290, 'error: the top is the ( at 6', { anchor: 'end', colour: orange }),
  ])
}

/** The positions of the scores in descending order. */
function argsortPositions(): string {
  const scores = [0.4, 0.9, 0.4, 0.7]
  const order = range(4).toSorted((a, b) => scores[b]! - scores[a]! || a - b)
  const x = (at: number) => 190 + at * 104
  return sheet('Lines from the scores 0.4, 0.9, 0.4, 0.7 at their positions to their places in descending order: 1, 3, 0, 2.', [
    label(30, 36, 'position', { anchor: 'start', colour: quiet }), label(30, 80, 'score', { anchor: 'start', colour: quiet }), label(30, 236, 'sorted', { anchor: 'start', colour: quiet }), label(30, 280, 'answer', { anchor: 'start', colour: quiet }),
    ...order.map((from, to) => arrow([x(from), 106], [x(to), 204], { colour: scores[from] === 0.4 ? orange : purple, width: 2.5 }, 11)),
    ...scores.map((score, at) => label(x(at), 36, String(at), { bold: true }) + cell(x(at) - 40, 58, 80, 46, String(score), score === 0.4 ? ORANGE_CELL : {})),
    ...order.map((from, to) => cell(x(to) - 40, 210, 80, 46, String(scores[from]), scores[from] === 0.4 ? ORANGE_CELL : {}) + label(x(to), 280, String(from), { bold: true })),
    label(x(3) + 56, 236, 'tied', { colour: orange, anchor: 'start' }),
  ])
}

/** Sorted calibration scores with the part that is at least as large as a score. */
function tailCount(): string {
  const sorted = [30, 12, 50, 30, 45].toSorted((a, b) => a - b)
  const x = (at: number) => 146 + at * 70
  const row = (y: number, score: number): string => {
    const first = sorted.findIndex((value) => value >= score)
    return label(30, y + 24, `score ${score}`, { anchor: 'start', bold: true }) + grid(x(0), y, [70, 48], [sorted], (_row, at) => (at >= first ? PURPLE_CELL : { colour: quiet })) +
      polyline([[x(first), y - 14], [x(first), y + 62]], { colour: orange, width: 3 }) + label(x(5) + 16, y + 24, `5 − ${first} = ${5 - first}`, { anchor: 'start', bold: true })
  }
  return sheet('In 12, 30, 30, 45, 50 four entries are at least 30 and one is at least 46; the search finds where they begin.', [
    ...sorted.map((_value, at) => label(x(at) + 35, 40, String(at), { colour: quiet })), label(30, 40, 'position', { anchor: 'start', colour: quiet }),
    row(84, 30), row(194, 46), label(x(2.5), 290, 'purple: at least as large as the score', { colour: purple }),
  ])
}

/** A training range and new values on it. */
function rangeLine(): string {
  const [low, high] = [2, 10]
  const x = (value: number) => 60 + (value - 1) * 38
  return sheet('The training values 2, 4 and 10 span the range from 0 to 1; the new value 14 lies beyond it and becomes 1.5.', [
    label(x(6), 46, 'training range', { colour: purple, bold: true }),
    cell(x(low), 70, x(high) - x(low), 40, '', { fill: LIGHT_PURPLE, border: purple }),
    ...[2, 4, 10].map((value) => dot(x(value), 90, 8, purple)),
    polyline([[40, 140], [610, 140]], { width: 1.5 }),
    ...[2, 4, 10, 14].map((value) => polyline([[x(value), 134], [x(value), 146]], { width: 1.5 }) + label(x(value), 164, String(value), { colour: quiet })),
    ...[4, 10, 14].map((value) => arrow([x(value), 182], [x(value), 216], { colour: orange, width: 2.5 }, 11) + label(x(value), 238, String((value - low) / (high - low)), { colour: orange, bold: true })),
    label(x(2), 238, '0', { colour: quiet }), label(320, 288, `(value − ${low}) / ${high - low}`, { colour: orange }),
  ])
}

/** Grades in the order shown and in the ideal order, with their discounts. */
function discountedGains(): string {
  const shown = [1, 3, 0, 2]
  const panel = (left: number, grades: number[], title: string, style: CellStyle): string => {
    const parts = grades.slice(0, 3).map((grade, at) => (2 ** grade - 1) / Math.log2(at + 2))
    return label(left + 120, 34, title, { bold: true, colour: style.border! }) + polyline([[left, 236], [left + 250, 236]]) +
      parts.map((part, at) => cell(left + 10 + at * 82, 236 - part * 22, 66, part * 22, '', style) + label(left + 43 + at * 82, 222 - part * 22, String(+part.toFixed(2)), { bold: true }) + label(left + 43 + at * 82, 256, `grade ${grades[at]}`, { colour: quiet })).join('') +
      label(left + 120, 290, `sum ${parts.reduce((sum, part) => sum + part, 0).toFixed(4)}`, { colour: style.border! })
  }
  return sheet('The discounted gains of the order shown sum to 5.4165, those of the ideal order to 9.3928.', [
    panel(40, shown, 'shown', ORANGE_CELL), panel(350, shown.toSorted((a, b) => b - a), 'ideal', PURPLE_CELL),
  ])
}

/** Beliefs of a hidden state at five times, as bars. */
function beliefCounts(): string {
  const [signs, beliefs] = [[1, 0, 0, 1, 1], [0.9, 0.6, 0.3, 0.5, 0.8]]
  const x = (at: number) => 112 + at * 100
  const total = (isCounted: (sign: number) => boolean) => beliefs.reduce((sum, belief, at) => sum + (isCounted(signs[at]!) ? belief : 0), 0)
  return sheet('Five times, each divided among two states; state 0 shows sign 1 with the beliefs 0.9, 0.5 and 0.8, which are 2.2 of 3.1.', [
    label(20, 36, 'sign', { anchor: 'start', colour: quiet }), label(20, 204, 'state 0', { anchor: 'start', colour: purple }), label(20, 90, 'state 1', { anchor: 'start', colour: quiet }),
    ...signs.map((sign, at) => label(x(at) + 36, 36, String(sign), { bold: sign === 1 })),
    ...beliefs.flatMap((belief, at) => [
      cell(x(at), 62, 72, (1 - belief) * 170, 1 - belief > 0.15 ? String(+(1 - belief).toFixed(1)) : '', { fill: LIGHT_GRAY, colour: quiet }),
      cell(x(at), 62 + (1 - belief) * 170, 72, belief * 170, String(belief), signs[at] === 1 ? PURPLE_CELL : { border: purple }),
    ]),
    label(320, 268, `state 0 shows 1: (0.9 + 0.5 + 0.8) / ${total(() => true).toFixed(1)} = ${(total((sign) => sign === 1) / total(() => true)).toFixed(2)}`, { bold: true }),
  ])
}

/** One slot of a reservoir and the three items that pass. */
function reservoirSlot(): string {
  const steps = [{ item: 10, note: 'fills the slot', kept: 10, colour: purple }, { item: 20, note: '⌊0.4 · 2⌋ = 0: replaces', kept: 20, colour: purple }, { item: 30, note: '⌊0.5 · 3⌋ = 1: dropped', kept: 20, colour: quiet }]
  const y = (row: number) => 66 + row * 78
  return sheet('Item 10 fills the slot, item 20 replaces it because the draw hits slot 0, item 30 is dropped.', [
    label(80, 34, 'item', { colour: quiet }), label(540, 34, 'slot afterward', { colour: quiet }),
    ...steps.flatMap(({ item, note, kept, colour }, row) => [
      cell(40, y(row), 80, 52, String(item), ORANGE_CELL), arrow([126, y(row) + 26], [488, y(row) + 26], { colour, width: row === 2 ? 2 : 3, dash: row === 2 ? '7 7' : '' }),
      label(300, y(row) + 8, note, { colour }), cell(500, y(row), 80, 52, String(kept), PURPLE_CELL),
    ]),
  ])
}

/** How a value travels from one state to the one before it. */
function rewardBack(): string {
  const at: Point[] = [[120, 160], [340, 160], [540, 160]]
  const curved = (from: Point, to: Point, lift: number, colour: string) => {
    const points = arc([from[0], from[1] - 44], [to[0], to[1] - 44], lift)
    return polyline(points, { colour, dash: '7 6', width: 2.5 }) + arrow(points.at(-2)!, points.at(-1)!, { colour, width: 2.5 }, 11)
  }
  return sheet('The first step gives state 1 the value 5 from the reward 10; the second one gives state 0 the value 2.25 from the 5.', [
    arrow([164, 160], [294, 160], { colour: quiet, width: 2.5 }), arrow([384, 160], [494, 160], { colour: quiet, width: 2.5 }),
    dot(...at[0]!, 40, LIGHT_PURPLE, purple), dot(...at[1]!, 40, LIGHT_PURPLE, purple), dot(...at[2]!, 40, LIGHT_GRAY, quiet),
    label(120, 160, '2.25', { size: 20, bold: true }), label(340, 160, '5', { size: 20, bold: true }), label(540, 160, 'end'),
    label(120, 226, 'Q(0, 1)', { colour: purple }), label(340, 226, 'Q(1, 0)', { colour: purple }),
    label(229, 184, 'reward 0', { colour: quiet }), label(439, 184, 'reward 10', { colour: quiet }),
    curved(at[2]!, at[1]!, 34, orange), curved(at[1]!, at[0]!, 34, orange),
    label(440, 60, '1. half of 10', { colour: orange, bold: true }), label(200, 60, '2. half of 0.9 · 5', { colour: orange, bold: true }),
    label(320, 280, 'the reward travels one state back per visit', { colour: quiet }),
  ])
}

/** Rows of documents as unit vectors. */
function tfIdfVectors(): string {
  const idf = [Math.log(3 / 2) + 1, 1]
  const raw = [2 * idf[0]!, idf[1]!]
  const length = Math.hypot(...raw)
  const [cat, dog] = raw.map((value) => value / length)
  const p = plot(80, 16, 224, 224, [0, 1.08], [0, 1.08])
  return sheet('The first document points almost along the axis of cat, the second one along that of dog; both have length 1.', [
    axes(p, { xTicks: [0, 1], yTicks: [0, 1], xLabel: 'cat', yLabel: 'dog', yGap: 44 }),
    polyline(range(41).map((step) => p.at(Math.cos((step / 40) * Math.PI / 2), Math.sin((step / 40) * Math.PI / 2))), { colour: line }),
    arrow(p.at(0, 0), p.at(cat!, dog!), { colour: purple, width: 3.5 }), arrow(p.at(0, 0), p.at(0, 1), { colour: orange, width: 3.5 }),
    label(340, 76, 'dog:', { anchor: 'start', colour: orange, bold: true }), label(340, 102, '(0, 1)', { anchor: 'start', colour: orange }),
    label(340, 156, 'cat cat dog:', { anchor: 'start', colour: purple, bold: true }), label(340, 182, `(${cat!.toFixed(3)}, ${dog!.toFixed(3)})`, { anchor: 'start', colour: purple }),
    label(340, 236, `cosine: ${dog!.toFixed(3)}`, { anchor: 'start' }),
  ])
}

/** Two distributions over two events, and the middle of them. */
function twoDistributions(): string {
  const [p, q] = [[0.5, 0.5], [0.25, 0.75]]
  const middle = p.map((share, at) => (share + q[at]!) / 2)
  const entropy = p.reduce((sum, share) => sum - share * Math.log2(share), 0)
  const divergence = p.reduce((sum, share, at) => sum + share * Math.log2(share / q[at]!), 0)
  const bar = (y: number, name: string, shares: number[], style: CellStyle) => label(36, y + 22, name, { bold: true }) + cell(64, y, 240 * shares[0]!, 44, String(shares[0]), style) + cell(64 + 240 * shares[0]!, y, 240 * shares[1]!, 44, String(shares[1]), { border: style.border! })
  const unit = 180
  return sheet('The distributions p, q and their middle m; the cross-entropy 1.208 is the entropy 1 plus the divergence 0.208.', [
    bar(40, 'p', p, PURPLE_CELL), bar(108, 'm', middle, { fill: LIGHT_GRAY, border: quiet, bold: true }), bar(176, 'q', q, ORANGE_CELL),
    label(350, 62, `H(p) = ${entropy}`, { anchor: 'start', colour: purple }), label(350, 198, `H(p, q) = ${(entropy + divergence).toFixed(3)}`, { anchor: 'start', colour: orange }),
    cell(350, 80, entropy * unit, 26, '', PURPLE_CELL), cell(350, 216, entropy * unit, 26, '', PURPLE_CELL), cell(350 + entropy * unit, 216, divergence * unit, 26, '', ORANGE_CELL),
    label(350 + (entropy + divergence) * unit, 262, `D(p ∥ q) = ${divergence.toFixed(3)}`, { anchor: 'end', colour: orange }),
  ])
}

/** The sorted suffixes of a text with what each shares with the one before. */
function suffixRows(): string {
  const text = 'banana'
  const suffixes = range(text.length).map((at) => text.slice(at)).toSorted()
  const shared = suffixes.map((suffix, row) => {
    const before = suffixes[row - 1] ?? ''
    return range(suffix.length).findIndex((at) => suffix[at] !== before[at])
  }).map((count, row) => (count < 0 ? suffixes[row]!.length : count))
  const longest = Math.max(...shared)
  return sheet('The sorted suffixes of banana: anana shares three letters with ana, the most of all neighbors.', [
    label(80, 22, 'start', { colour: quiet }), label(250, 22, 'suffix', { colour: quiet }), label(540, 22, 'shared', { colour: quiet }),
    ...suffixes.flatMap((suffix, row) => [
      label(80, 60 + row * 41, String(text.length - suffix.length), { colour: quiet }),
      ...[...suffix].map((letter, at) => cell(150 + at * 46, 41 + row * 41, 42, 38, letter, at < shared[row]! ? (shared[row] === longest ? PURPLE_CELL : ORANGE_CELL) : {})),
      label(540, 60 + row * 41, row === 0 ? '' : String(shared[row]), { bold: shared[row] === longest, colour: shared[row] === longest ? purple : dark }),
    ]),
    label(320, 304, 'colored: shared with the suffix above', { colour: quiet }),
  ])
}

/** Figures of problems about words, lists and counts. */
export const wordFigures = {
  'common-words': commonWords,
  'subsequence-words': subsequenceWords,
  'bracket-stack': bracketStack,
  'argsort-positions': argsortPositions,
  'tail-count': tailCount,
  'range-line': rangeLine,
  'discounted-gains': discountedGains,
  'belief-counts': beliefCounts,
  'reservoir-slot': reservoirSlot,
  'reward-back': rewardBack,
  'tf-idf-vectors': tfIdfVectors,
  'two-distributions': twoDistributions,
  'suffix-rows': suffixRows,
} satisfies Record<string, () => string>
