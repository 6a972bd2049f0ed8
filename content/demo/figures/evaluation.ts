// Figures about judging models: ROC and precision-recall curves, thresholds, calibration, leakage.
import {
  at, axes, box, curve, dot, orange, frame, dark, purple, line, mean, mulberry32, normal, cream, plot, quiet, range, spread,
  text,
} from '../../figures/draw.ts'
import type { Point } from '../../figures/draw.ts'

export interface Scored { score: number; positive: boolean }

/** Scores of a detector: positives sit 1.8 deviations above the many negatives. */
export function scored(positives: number, negatives: number, seed: number): Scored[] {
  const draw = normal(mulberry32(seed))
  return [
    ...range(positives).map(() => ({ score: 1.8 + draw(), positive: true })),
    ...range(negatives).map(() => ({ score: draw(), positive: false })),
  ].sort((a, b) => b.score - a.score)
}

export function curvesOf(data: Scored[]): { roc: Point[]; pr: Point[]; auc: number; averagePrecision: number } {
  const positives = data.filter((d) => d.positive).length
  const negatives = data.length - positives
  const roc: Point[] = [[0, 0]]
  const pr: Point[] = []
  let [tp, fp, auc, averagePrecision] = [0, 0, 0, 0]
  for (const d of data) {
    if (d.positive) {
      tp++
      averagePrecision += tp / (tp + fp) / positives
      pr.push([tp / positives, tp / (tp + fp)])
    } else {
      fp++
      auc += tp / positives / negatives
    }
    roc.push([fp / negatives, tp / positives])
  }
  return { roc, pr, auc, averagePrecision }
}

function rocAndPr(): string {
  const rare = curvesOf(scored(200, 19800, 11))
  const even = curvesOf(scored(10000, 10000, 12))
  const left = plot(95, 70, 350, 350, [0, 1], [0, 1])
  const right = plot(575, 70, 350, 350, [0, 1], [0, 1])
  const thin = (points: Point[]): Point[] => points.filter((_, i) => i % Math.ceil(points.length / 600) === 0)
  const ticks = { xTicks: [0, 0.5, 1], yTicks: [0, 0.5, 1] }
  return frame('ROC and precision-recall curves for an even and a rare class', [
    axes(left, { ...ticks, xLabel: 'false positive rate', yLabel: 'true positive rate' }),
    axes(right, { ...ticks, xLabel: 'recall', yLabel: 'precision' }),
    curve(left, [[0, 0], [1, 1]], { colour: line, dash: '8 8' }),
    curve(left, thin(even.roc), { colour: quiet, width: 3 }), curve(left, thin(rare.roc), { colour: purple, width: 3 }),
    curve(right, thin(even.pr), { colour: quiet, width: 3 }),
    curve(right, rare.pr.slice(4), { colour: purple, width: 3 }),
    text(270, 45, 'ROC: nearly the same', { anchor: 'middle' }),
    text(750, 45, 'precision-recall: far apart', { anchor: 'middle' }),
    text(...right.at(0.22, 0.8), 'half positive', { colour: quiet, size: 18 }),
    text(...right.at(0.42, 0.37), '1% positive', { colour: purple, size: 18 }),
    text(480, 525, 'the same detector, asked about two populations', { anchor: 'middle', colour: quiet }),
  ])
}

function thresholdSweep(): string {
  const data = scored(200, 19800, 11)
  const p = plot(110, 40, 800, 400, [-1, 4], [0, 1])
  const sweep = spread(-1, 3.9, 120).map((cut) => {
    const flagged = data.filter((d) => d.score >= cut)
    const tp = flagged.filter((d) => d.positive).length
    const precision = flagged.length === 0 ? 1 : tp / flagged.length
    const recall = tp / 200
    const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
    return { cut, precision, recall, f1 }
  })
  const best = sweep.reduce((a, b) => (b.f1 > a.f1 ? b : a))
  return frame('Precision, recall and F1 against the threshold', [
    axes(p, { xTicks: [-1, 0, 1, 2, 3, 4], yTicks: [0, 0.25, 0.5, 0.75, 1], xLabel: 'threshold on the score' }),
    curve(p, sweep.map((s): Point => [s.cut, s.recall]), { colour: orange, width: 3 }),
    curve(p, sweep.filter((s) => s.cut < 3.6).map((s): Point => [s.cut, s.precision]), { colour: purple, width: 3 }),
    curve(p, sweep.map((s): Point => [s.cut, s.f1]), { colour: dark, width: 3, dash: '9 7' }),
    curve(p, [[best.cut, best.f1], [best.cut, 0.5]], { colour: quiet, dash: '3 7' }),
    dot(...p.at(best.cut, best.f1), 7, dark),
    text(...p.at(0.75, 0.93), 'recall', { colour: orange }),
    text(...p.at(3.15, 0.82), 'precision', { colour: purple, anchor: 'end' }),
    text(...p.at(0.9, 0.24), 'F1', { colour: dark }),
    text(...p.at(best.cut, 0.52), `best F1 at ${best.cut.toFixed(1)}`, { colour: quiet, size: 18, anchor: 'middle' }),
  ])
}

function confusionGrid(): string {
  const cells = [
    { x: 0, y: 0, count: 40, name: 'true positives', good: true },
    { x: 1, y: 0, count: 10, name: 'false negatives', good: false },
    { x: 0, y: 1, count: 30, name: 'false positives', good: false },
    { x: 1, y: 1, count: 920, name: 'true negatives', good: true },
  ]
  return frame('A confusion matrix of one thousand messages', [
    ...cells.flatMap((c) => {
      const [x, y] = [230 + c.x * 260, 110 + c.y * 180]
      return [
        box(x, y, 250, 170, c.good ? '#e4e1f8' : '#f8e3d6'),
        text(x + 125, y + 88, String(c.count), { size: 48, anchor: 'middle', colour: c.good ? purple : orange }),
        text(x + 125, y + 128, c.name, { anchor: 'middle' }),
      ]
    }),
    text(355, 92, 'flagged as spam', { anchor: 'middle' }), text(615, 92, 'let through', { anchor: 'middle' }),
    text(210, 202, 'really spam', { anchor: 'end' }), text(210, 382, 'really fine', { anchor: 'end' }),
    text(490, 48, '1000 messages', { anchor: 'middle', colour: quiet }),
    text(780, 190, 'recall', { bold: true }), text(780, 218, '40 / 50 = 0.80'),
    text(355, 500, 'precision  40 / 70 = 0.57', { anchor: 'middle' }),
  ])
}

/** Reliability of an overconfident model: it says sigmoid(2 z) where the truth is sigmoid(z). */
export function reliability(stretch: number, seed: number): { said: number; seen: number; count: number }[] {
  const random = mulberry32(seed)
  const draw = normal(random)
  const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z))
  const bins = range(10).map(() => ({ said: 0, seen: 0, count: 0 }))
  for (let i = 0; i < 20000; i++) {
    const z = 1.4 * draw()
    const said = sigmoid(stretch * z)
    const bin = at(bins, Math.min(9, Math.floor(said * 10)))
    bin.count++
    bin.said += said
    bin.seen += random() < sigmoid(z) ? 1 : 0
  }
  return bins.map((b) => ({ said: b.said / b.count, seen: b.seen / b.count, count: b.count }))
}

function reliabilityDiagram(): string {
  const panel = (left: number, stretch: number, words: string): string[] => {
    const p = plot(left, 70, 350, 350, [0, 1], [0, 1])
    const bins = reliability(stretch, 5)
    return [
      axes(p, { xTicks: [0, 0.5, 1], yTicks: [0, 0.5, 1], xLabel: 'what the model says', yLabel: 'what happens' }),
      curve(p, [[0, 0], [1, 1]], { colour: line, dash: '8 8', width: 2.5 }),
      curve(p, bins.map((b): Point => [b.said, b.seen]), { colour: purple, width: 3 }),
      ...bins.map((b) => dot(...p.at(b.said, b.seen), 4 + 9 * Math.sqrt(b.count / 6000), purple, cream)),
      text(left + 175, 45, words, { anchor: 'middle' }),
    ]
  }
  return frame('Reliability diagrams of an overconfident and of a repaired model', [
    ...panel(95, 2, 'before: too sure of itself'), ...panel(575, 1, 'after temperature scaling'),
    text(480, 525, 'larger dots stand for more predictions', { anchor: 'middle', colour: quiet }),
  ])
}

/** Pure noise, 60 rows and 1000 columns: choose 20 columns before or inside the cross-validation. */
export function leakyScore(seed: number, leak: boolean): number {
  const draw = normal(mulberry32(seed))
  const [rows, columns] = [60, 1000]
  const labels = range(rows).map((i) => (i % 2 === 0 ? 1 : -1))
  const data = range(rows).map(() => range(columns).map(() => draw()))
  const gaps = (use: number[]): number[] =>
    range(columns).map((c) => use.reduce((s, r) => s + at(labels, r) * at(at(data, r), c), 0))
  const choose = (use: number[]): number[] => {
    const g = gaps(use)
    return range(columns).sort((a, b) => Math.abs(at(g, b)) - Math.abs(at(g, a))).slice(0, 20)
  }
  const everything = choose(range(rows))
  let right = 0
  for (const fold of range(5)) {
    const train = range(rows).filter((r) => Math.floor(r / 12) !== fold)
    const g = gaps(train)
    for (const c of [leak ? everything : choose(train)]) {
      for (const r of range(rows).filter((q) => Math.floor(q / 12) === fold)) {
        const vote = c.reduce((s, k) => s + Math.sign(at(g, k)) * at(at(data, r), k), 0)
        if (Math.sign(vote) === at(labels, r)) right++
      }
    }
  }
  return right / rows
}

function leakageScores(): string {
  const p = plot(300, 60, 600, 360, [0.3, 1], [0, 2])
  const row = (y: number, leak: boolean, colour: string, words: string): string[] => {
    const scores = range(16).map((s) => leakyScore(s + 1, leak))
    const middle = mean(scores)
    return [
      ...scores.map((s, i) => dot(...p.at(s, y + 0.22 * ((i % 5) / 2 - 1)), 9, colour, cream, 0.8)),
      curve(p, [[middle, y - 0.4], [middle, y + 0.4]], { colour: dark, width: 3 }),
      text(280, p.at(0, y)[1] + 6, words, { anchor: 'end', colour }),
      text(...p.at(middle - 0.008, y + 0.33), `mean ${Math.round(100 * middle)}%`, { anchor: 'end', size: 18 }),
    ]
  }
  return frame('Cross-validated accuracy on pure noise, with and without leakage', [
    axes(p, { xTicks: [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1], xText: (v) => `${Math.round(v * 100)}%`,
      xLabel: 'cross-validated accuracy, 16 runs on pure noise' }),
    curve(p, [[0.5, 0], [0.5, 2]], { colour: quiet, dash: '8 8' }),
    ...row(1.4, true, orange, 'chosen before the split'), ...row(0.5, false, purple, 'chosen inside each fold'),
  ])
}

export const evaluationFigures: Record<string, () => string> = {
  'roc-and-pr': rocAndPr,
  'threshold-sweep': thresholdSweep,
  'confusion-grid': confusionGrid,
  'reliability-diagram': reliabilityDiagram,
  'leakage-scores': leakageScores,
}
