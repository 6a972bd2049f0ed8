// Figures about decision trees: entropy, and a greedily grown tree drawn as boxes.
import {
  arrow, at, axes, box, curve, dot, orange, frame, dark, purple, mulberry32, cream, plot, quiet, range, spread, text,
} from '../../figures/draw.ts'
import type { Plot, Point } from '../../figures/draw.ts'

const entropy = (q: number): number => (q <= 0 || q >= 1 ? 0 : -q * Math.log2(q) - (1 - q) * Math.log2(1 - q))

function entropyCurve(): string {
  const p = plot(110, 40, 800, 400, [0, 1], [0, 1.08])
  const [low, high] = [1 / 6, 5 / 6]
  const middle = (entropy(low) + entropy(high)) / 2
  return frame('Entropy of a coin against its probability, and the gain of a split', [
    axes(p, {
      xTicks: [0, 0.25, 0.5, 0.75, 1], yTicks: [0, 0.5, 1], xLabel: 'share of positives', yLabel: 'entropy in bits',
    }),
    curve(p, spread(0, 1, 201).map((q): Point => [q, entropy(q)]), { colour: purple, width: 3 }),
    curve(p, [[low, entropy(low)], [high, entropy(high)]], { colour: quiet, dash: '8 8' }),
    arrow(p.at(0.5, 0.985), p.at(0.5, middle + 0.015), { colour: orange, width: 3 }, 12),
    dot(...p.at(low, entropy(low)), 8, quiet), dot(...p.at(high, entropy(high)), 8, quiet),
    dot(...p.at(0.5, 1), 8, dark), dot(...p.at(0.5, middle), 8, orange),
    text(...p.at(0.52, 0.83), `gain: ${(1 - middle).toFixed(2)} bits`, { colour: orange }),
    text(...p.at(0.53, 1.03), 'before the split', { size: 18 }),
    text(...p.at(low + 0.02, 0.57), 'left half', { colour: quiet, size: 18 }),
    text(...p.at(high - 0.02, 0.57), 'right half', { colour: quiet, size: 18, anchor: 'end' }),
  ])
}

interface Labelled { q: Point; yes: boolean }

/** A greedy tree: at each box the cut with the greatest information gain, down to a given depth. */
function grow(p: Plot, data: Labelled[], low: Point, high: Point, depth: number): string[] {
  const share = (part: Labelled[]): number => part.filter((d) => d.yes).length / Math.max(1, part.length)
  const leaf = (): string[] => {
    const [[x1, y1], [x2, y2]] = [p.at(low[0], high[1]), p.at(high[0], low[1])]
    return [box(x1, y1, x2 - x1, y2 - y1, share(data) > 0.5 ? '#e4e1f8' : '#f8e8dd')]
  }
  const before = entropy(share(data))
  if (depth === 0 || before === 0) return leaf()
  let best = { gain: 0, axis: 0 as 0 | 1, cut: 0 }
  for (const axis of [0, 1] as const) {
    const values = data.map((d) => d.q[axis]).sort((a, b) => a - b)
    for (let i = 1; i < values.length; i++) {
      const cut = (at(values, i) + at(values, i - 1)) / 2
      const [left, right] = [data.filter((d) => d.q[axis] < cut), data.filter((d) => d.q[axis] >= cut)]
      const after = (left.length * entropy(share(left)) + right.length * entropy(share(right))) / data.length
      if (before - after > best.gain) best = { gain: before - after, axis, cut }
    }
  }
  if (best.gain === 0) return leaf()
  const { axis, cut } = best
  const leftHigh: Point = axis === 0 ? [cut, high[1]] : [high[0], cut]
  const rightLow: Point = axis === 0 ? [cut, low[1]] : [low[0], cut]
  return [
    ...grow(p, data.filter((d) => d.q[axis] < cut), low, leftHigh, depth - 1),
    ...grow(p, data.filter((d) => d.q[axis] >= cut), rightLow, high, depth - 1),
  ]
}

function treeBoundary(): string {
  const random = mulberry32(14)
  const data = range(160).map((): Labelled => {
    const q: Point = [random(), random()]
    const inside = Math.hypot(q[0] - 0.45, q[1] - 0.5) < 0.3
    return { q, yes: random() < 0.07 ? !inside : inside }
  })
  const panel = (left: number, depth: number, words: string): string[] => {
    const p = plot(left, 70, 430, 380, [0, 1], [0, 1])
    return [
      ...grow(p, data, [0, 0], [1, 1], depth),
      ...data.map((d) => dot(...p.at(...d.q), 5, d.yes ? purple : orange, cream)),
      text(left + 215, 48, words, { anchor: 'middle' }),
    ]
  }
  return frame('Decision boundaries of a shallow and of a deep tree', [
    ...panel(30, 3, 'depth 3'), ...panel(500, 12, 'depth 12: it memorised the noise'),
    text(480, 505, 'each shaded area is a set of leaves with one answer', { anchor: 'middle', colour: quiet }),
  ])
}

export const treeFigures: Record<string, () => string> = {
  'entropy-curve': entropyCurve,
  'tree-boundary': treeBoundary,
}
