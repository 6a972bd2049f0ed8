// Figures about networks and language: attention, embeddings, byte-pair encoding, backpropagation.
import {
  arrow, at, axes, box, curve, dot, orange, frame, dark, purple, line, plot, polyline, quiet, range, text,
} from '../../figures/draw.ts'
import type { Point } from '../../figures/draw.ts'

/** The toy sentence of the attention blog: each word is [is a thing, is an action, points back, is glue]. */
export const words = ['the', 'cat', 'sat', 'because', 'it', 'was', 'tired']
export const embeddings = [
  [0, 0, 0, 1], [2, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 1.5], [0.5, 0, 2, 0], [0, 1, 0, 0.5], [0, 1, 0.5, 0],
]
/** What each property looks for (query) and what it offers (key). */
export const queryWeights = [[0.5, 0, 0, 0.5], [1.5, 0, 0, 0], [2, 0, 0, 0], [0.5, 0.5, 0, 0]]
export const keyWeights = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]

const multiply = (a: number[][], b: number[][]): number[][] =>
  a.map((row) => range(at(b, 0).length).map((j) => row.reduce((s, v, k) => s + v * at(at(b, k), j), 0)))

export function softmax(values: number[]): number[] {
  const top = Math.max(...values)
  const powers = values.map((v) => Math.exp(v - top))
  const total = powers.reduce((a, b) => a + b, 0)
  return powers.map((v) => v / total)
}

export function attention(): number[][] {
  const q = multiply(embeddings, queryWeights)
  const k = multiply(embeddings, keyWeights)
  return q.map((row) => softmax(k.map((key) => row.reduce((s, v, i) => s + v * at(key, i), 0) / 2)))
}

function attentionHeat(): string {
  const weights = attention()
  const [cell, wide] = [56, 84]
  const [left, top] = [230, 90]
  return frame('Attention weights of a seven-word sentence', [
    ...weights.flatMap((row, i) => row.flatMap((w, j) => [
      box(left + j * wide, top + i * cell, wide - 3, cell - 3, purple, Math.round((0.05 + 0.95 * w) * 100) / 100),
      text(left + j * wide + 40, top + i * cell + 34, w.toFixed(2).replace(/^0/, ''),
        { size: 18, anchor: 'middle', colour: w > 0.4 ? '#ffffff' : dark }),
    ])),
    ...words.map((w, i) => text(left - 14, top + i * cell + 34, w, { anchor: 'end', size: 18 })),
    ...words.map((w, j) => text(left + j * wide + 40, top - 12, w, { anchor: 'middle', size: 18 })),
    text(95, top + 195, 'who asks', { anchor: 'middle', colour: quiet, turn: -90 }),
    text(left + 294, 40, 'who is asked', { anchor: 'middle', colour: quiet }),
    text(left + 294, 522, 'each row adds up to one', { anchor: 'middle', colour: quiet, size: 18 }),
  ])
}

function cosineAngle(): string {
  const p = plot(130, 30, 700, 400, [-0.5, 7.2], [-0.5, 3.9])
  const vectors: { to: Point; name: string; colour: string; dx: number; dy: number }[] = [
    { to: [2, 1], name: 'short text on cats', colour: purple, dx: 14, dy: 26 },
    { to: [6, 3], name: 'long text on cats', colour: purple, dx: -150, dy: -18 },
    { to: [1, 3], name: 'short text on stars', colour: orange, dx: 12, dy: -10 },
  ]
  const arc = range(31).map((i): Point => {
    const a = Math.atan2(1, 2) + ((Math.atan2(3, 1) - Math.atan2(1, 2)) * i) / 30
    return [0.8 * Math.cos(a), 0.8 * Math.sin(a)]
  })
  return frame('Three texts as arrows: direction carries the topic, length carries the size', [
    curve(p, [[-0.5, 0], [6.1, 0]], { colour: line }), curve(p, [[0, -0.5], [0, 3.9]], { colour: line }),
    curve(p, arc, { colour: quiet }),
    ...vectors.map((v) => arrow(p.at(0, 0), p.at(...v.to), { colour: v.colour, width: 4 })),
    curve(p, [[2, 1], [1, 3]], { colour: quiet, dash: '7 7' }),
    ...vectors.map((v) => {
      const [x, y] = p.at(...v.to)
      return text(x + v.dx, y + v.dy, v.name, { colour: v.colour, size: 18 })
    }),
    text(...p.at(0.75, 0.75), '45°', { colour: quiet, size: 18 }),
    text(480, 510, 'nearest by distance: stars;  nearest by angle: the long text on cats',
      { anchor: 'middle', colour: quiet }),
  ])
}

const rhyme = 'low lower lowest new newer newest wide wider widest slow slower slowest show shower showing '
/** Tokens that a small text needs after each merge of byte-pair encoding. */
export function mergeCounts(corpus: string, merges: number): number[] {
  let texts = corpus.trim().split(' ').map((w) => [...w, '_'])
  const counts = [texts.flat().length]
  for (let m = 0; m < merges; m++) {
    const pairs = new Map<string, number>()
    for (const t of texts) {
      for (let i = 1; i < t.length; i++) {
        const key = `${at(t, i - 1)} ${at(t, i)}`
        pairs.set(key, (pairs.get(key) ?? 0) + 1)
      }
    }
    const best = [...pairs].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])[0]
    const [a, b] = best.split(' ')
    if (a === undefined || b === undefined) break
    texts = texts.map((t) => t.reduce<string[]>((out, s) => {
      if (out[out.length - 1] === a && s === b) out[out.length - 1] = a + b
      else out.push(s)
      return out
    }, []))
    counts.push(texts.flat().length)
  }
  return counts
}

function mergeCurve(): string {
  const counts = mergeCounts(rhyme, 30)
  const p = plot(110, 40, 800, 400, [0, 30], [0, 100])
  return frame('Number of tokens against the number of merges', [
    axes(p, {
      xTicks: [0, 10, 20, 30], yTicks: [0, 25, 50, 75, 100], xLabel: 'merges learned', yLabel: 'tokens needed',
    }),
    curve(p, [[0, 15], [30, 15]], { colour: line, dash: '8 8', width: 2.5 }),
    curve(p, counts.map((c, i): Point => [i, c]), { colour: purple, width: 3 }),
    ...counts.map((c, i) => dot(...p.at(i, c), 5, purple)),
    text(...p.at(1, 92), `${at(counts, 0)} letters and word ends`, { colour: purple }),
    text(...p.at(0.6, 18.5), 'one token for each of the 15 words', { colour: quiet, size: 18 }),
  ])
}

interface Node { at: Point; name: string; value: string; slope: string }

function computationGraph(): string {
  const nodes: Node[] = [
    { at: [90, 150], name: 'w', value: '0.5', slope: '−0.4' },
    { at: [90, 330], name: 'x', value: '2', slope: '−0.1' },
    { at: [280, 240], name: 'w · x', value: '1', slope: '−0.2' },
    { at: [280, 430], name: 'b', value: '−0.1', slope: '−0.2' },
    { at: [470, 240], name: 'z', value: '0.9', slope: '−0.2' },
    { at: [660, 240], name: 'e = z − t', value: '−0.1', slope: '−0.2' },
    { at: [850, 240], name: 'L = e²', value: '0.01', slope: '1' },
  ]
  const edges: [number, number][] = [[0, 2], [1, 2], [2, 4], [3, 4], [4, 5], [5, 6]]
  const near = (from: Point, to: Point, gap: number): Point => {
    const d = Math.hypot(to[0] - from[0], to[1] - from[1])
    return [to[0] - ((to[0] - from[0]) * gap) / d, to[1] - ((to[1] - from[1]) * gap) / d]
  }
  return frame('A small computation graph with values and slopes', [
    ...edges.map(([a, b]) => {
      const [from, to] = [at(nodes, a).at, at(nodes, b).at]
      return arrow(near(to, from, 52), near(from, to, 52), { colour: quiet, width: 2 }, 11)
    }),
    ...nodes.flatMap((v) => [
      dot(v.at[0], v.at[1], 48, '#ffffff', dark), text(v.at[0], v.at[1] + 6, v.name, { anchor: 'middle', size: 18 }),
      text(v.at[0], v.at[1] - 60, v.value, { anchor: 'middle', colour: purple }),
      text(v.at[0], v.at[1] + 80, v.slope, { anchor: 'middle', colour: orange }),
    ]),
    text(90, 50, 'forward, left to right: the values (purple)', { colour: purple }),
    text(500, 480, 'backward, right to left: the slopes (orange)', { colour: orange }),
  ])
}

function readingPasses(): string {
  const passes = [
    { name: 'first pass', parts: [6, 2, 4, 3], total: '15 minutes' },
    { name: 'second pass', parts: [8, 22, 20, 10], total: '60 minutes' },
    { name: 'third pass', parts: [10, 75, 60, 35], total: '180 minutes' },
  ]
  const names = ['abstract, introduction', 'method', 'figures, results', 'limits, related work']
  const colours = ['#c3bfe8', purple, '#8d86dd', '#d9d7ce']
  return frame('Where the time goes in three passes through a cream', [
    ...passes.flatMap((v, i) => {
      let x = 190
      const y = 90 + i * 100
      const bars = v.parts.map((part, k) => {
        const w = part * 3.2
        const bar = box(x, y, w - 2, 56, at(colours, k))
        x += w
        return bar
      })
      return [
        ...bars,
        text(175, y + 35, v.name, { anchor: 'end' }),
        text(x + 12, y + 35, v.total, { colour: quiet, size: 18 }),
      ]
    }),
    ...names.flatMap((name, k) => {
      const [x, y] = [190 + (k % 2) * 330, 430 + Math.floor(k / 2) * 46]
      return [box(x, y - 17, 22, 22, at(colours, k)), text(x + 34, y, name, { size: 18 })]
    }),
    polyline([[190, 70], [190, 370]], { width: 1.5 }),
    text(190, 48, 'one reader, one cream of twelve pages', { colour: quiet, size: 18 }),
  ])
}

export const networkFigures: Record<string, () => string> = {
  'attention-heat': attentionHeat,
  'cosine-angle': cosineAngle,
  'merge-curve': mergeCurve,
  'computation-graph': computationGraph,
  'reading-passes': readingPasses,
}
