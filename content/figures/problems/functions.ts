import { arrow, axes, curve, dark, dot, orange, plot, purple, quiet, range, spread, type Plot, type Point, type Stroke } from '../draw.ts'
import { label, sheet, signed } from './sheet.ts'

/** A function over the whole width of a plot, or over a part of it. */
const graph = (p: Plot, f: (x: number) => number, stroke: Stroke = {}, [from, to]: Point = p.x): string =>
  curve(p, spread(from, to, 161).map((x): Point => [x, f(x)]), { colour: purple, width: 3, ...stroke })

const words = (p: Plot, [x, y]: Point, text: string, colour = dark, anchor: 'start' | 'middle' | 'end' = 'start'): string => {
  const [left, top] = p.at(x, y)
  return label(left, top, text, { colour, anchor })
}

/** Softplus against the maximum that it smooths. */
function softplusCurve(): string {
  const p = plot(60, 20, 530, 222, [-5, 4], [0, 4.2])
  const softplus = (x: number) => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)))
  return sheet('Softplus lies a little above the larger of x and 0; the example needs it at −2 and at −1.', [
    axes(p, { xTicks: [-4, -2, 0, 2, 4], yTicks: [0, 1, 2, 3, 4], xText: (v) => signed(v) }),
    graph(p, (x) => Math.max(x, 0), { colour: quiet, dash: '7 7', width: 2 }),
    graph(p, softplus),
    dot(...p.at(-2, softplus(-2)), 7, orange), dot(...p.at(-1, softplus(-1)), 7, orange),
    words(p, [-2.2, softplus(-2) + 0.36], `s(−2) = ${softplus(-2).toFixed(3)}`, orange, 'end'),
    words(p, [-1, softplus(-1) + 0.85], `s(−1) = ${softplus(-1).toFixed(3)}`, orange, 'end'),
    words(p, [1.2, 2.4], 's(x) = log(1 + eˣ)', purple, 'end'), words(p, [2.2, 1.5], 'max(x, 0)', quiet),
    label(325, 296, 'x', { colour: quiet }),
  ])
}

/** The loss of an example by the probability of its true class. */
function logLossCurve(): string {
  const p = plot(70, 18, 520, 222, [0, 1], [0, 4.2])
  const loss = (share: number) => -Math.log(share)
  return sheet('The loss is small for a probability near 1 and grows without limit toward 0; 0.75 costs 0.288, a coin flip 0.693.', [
    axes(p, { xTicks: [0, 0.25, 0.5, 0.75, 1], yTicks: [0, 1, 2, 3, 4], xLabel: 'probability of the true class', yLabel: 'loss', yGap: 42 }),
    graph(p, loss, {}, [0.016, 1]),
    ...[0.5, 0.75].flatMap((share) => [dot(...p.at(share, loss(share)), 7, orange), words(p, [share + 0.015, loss(share) + 0.3], `−ln ${share} = ${loss(share).toFixed(3)}`, orange)]),
    words(p, [0.05, 3.7], 'confident mistakes', quiet),
  ])
}

/** The hinge loss against that of a perceptron. */
function hingeLoss(): string {
  const p = plot(70, 18, 520, 222, [-1.5, 2.5], [0, 2.6])
  return sheet('The hinge loss falls to 0 at the margin 1, the loss of a perceptron already at 0.', [
    axes(p, { xTicks: [-1, 0, 1, 2], yTicks: [0, 1, 2], xText: (v) => signed(v), xLabel: 'margin', yLabel: 'loss', yGap: 42 }),
    graph(p, (m) => Math.max(0, -m), { colour: quiet, dash: '7 7', width: 2 }),
    graph(p, (m) => Math.max(0, 1 - m)),
    dot(...p.at(0, 1), 8, orange), dot(...p.at(1, 0), 8, '#ffffff', orange),
    words(p, [0.1, 1.16], 'label −1: still pulls', orange), words(p, [1.06, 0.24], 'label 1: no longer pulls', orange),
    words(p, [-0.7, 2.1], 'hinge loss', purple), words(p, [-1.45, 0.38], 'perceptron', quiet),
  ])
}

/** What the penalty makes of a coefficient. */
function softThreshold(): string {
  const lambda = 0.25
  const p = plot(90, 14, 470, 228, [-1, 1.2], [-0.8, 1.2])
  const shrunk = (rho: number) => Math.sign(rho) * Math.max(Math.abs(rho) - lambda, 0)
  return sheet('The soft threshold moves every value toward 0 by 0.25; values within the threshold become exactly 0.', [
    axes(p, { xTicks: [-1, -0.5, 0, 0.5, 1], yTicks: [-0.5, 0, 0.5, 1], xText: (v) => signed(v), yText: (v) => signed(v), xLabel: 'ρ', yLabel: 'z · w', yGap: 62 }),
    graph(p, (rho) => rho, { colour: quiet, dash: '7 7', width: 2 }, [-0.8, 1.2]),
    graph(p, shrunk),
    arrow(p.at(1, 1), p.at(1, 0.79), { colour: orange, width: 2.5 }, 10),
    dot(...p.at(1, shrunk(1)), 8, orange), dot(...p.at(-0.1, 0), 8, orange),
    words(p, [1.03, 0.62], '0.75', orange), words(p, [-0.12, 0.16], 'exactly 0', orange, 'end'),
    words(p, [0.52, 0.86], 'least squares', quiet, 'end'),
  ])
}

/** The entropy of two classes by the share of one. */
function entropyCurve(): string {
  const p = plot(80, 30, 500, 206, [0, 1], [0, 1.08])
  const entropy = (q: number) => (q <= 0 || q >= 1 ? 0 : -q * Math.log2(q) - (1 - q) * Math.log2(1 - q))
  return sheet('The entropy is 0 for a pure part, 0.918 for the root with one third of class 1, and 1 for equal halves.', [
    axes(p, { xTicks: [0, 1 / 3, 0.5, 1], yTicks: [0, 0.5, 1], xText: (v) => (v === 1 / 3 ? '1/3' : v === 0.5 ? '1/2' : String(v)), xLabel: 'share of class 1', yLabel: 'entropy in bits', yGap: 54 }),
    graph(p, entropy),
    ...[0, 1 / 3, 0.5, 1].map((q) => dot(...p.at(q, entropy(q)), 8, q === 1 / 3 ? orange : purple)),
    words(p, [0.29, 0.98], `root ${entropy(1 / 3).toFixed(3)}`, orange, 'end'),
    words(p, [0.56, 1.08], 'right part of x ≤ 1.5'),
    words(p, [0.08, 0.1], 'pure parts of x ≤ 2.5', purple), words(p, [0.96, 0.1], 'pure', purple, 'end'),
  ])
}

/** The chance that a pair becomes a candidate. */
function bandCurve(): string {
  const p = plot(80, 20, 500, 216, [0, 1], [0, 1.05])
  const found = (similarity: number) => 1 - (1 - similarity ** 4) ** 6
  return sheet('With six bands of four numbers, pairs with similarity 0.3 rarely become candidates and pairs with 0.9 almost always.', [
    axes(p, { xTicks: [0, 0.25, 0.5, 0.75, 1], yTicks: [0, 0.5, 1], xLabel: 'Jaccard similarity', yLabel: 'share found', yGap: 54 }),
    graph(p, found),
    ...[0.3, 0.9].map((similarity) => dot(...p.at(similarity, found(similarity)), 8, orange)),
    words(p, [0.28, 0.17], `0.3: ${(found(0.3) * 100).toFixed(0)}%`, orange, 'end'), words(p, [0.98, 0.8], `0.9: ${(found(0.9) * 100).toFixed(1)}%`, orange, 'end'),
  ])
}

/** How the weight of a word grows with its count. */
function bm25Saturation(): string {
  const p = plot(80, 20, 510, 216, [0, 10], [0, 2.2])
  const weight = (count: number) => (count * 2) / (count + 0.5 + 0.5 * 1.5)
  return sheet('The fraction of the formula rises quickly for the first occurrences of a word and stays below 2.', [
    axes(p, { xTicks: [0, 2, 4, 6, 8, 10], yTicks: [0, 1, 2], xLabel: 'occurrences of the word', yLabel: 'fraction', yGap: 46 }),
    curve(p, [[0, 2], [10, 2]], { colour: quiet, dash: '7 7' }),
    graph(p, weight),
    ...range(11).map((count) => dot(...p.at(count, weight(count)), 6, count === 2 ? orange : purple)),
    words(p, [2.25, 1.02], `${weight(2).toFixed(3)} for two`, orange), words(p, [0.2, 2.12], 'limit k + 1 = 2', quiet),
  ])
}

const SQUARED_DISTANCES = [1, 2, 4, 8]

/** The entropy of the neighbors of a point by the width parameter. */
function widthEntropy(): string {
  const p = plot(90, 20, 490, 210, [-2, 1], [0, 1.5])
  const entropy = (b: number) => {
    const weights = SQUARED_DISTANCES.map((distance) => Math.exp(-b * (distance - 1)))
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return weights.reduce((sum, weight) => sum - (weight / total) * Math.log(weight / total || 1), 0)
  }
  let [low, high] = [-2, 1]
  for (let round = 0; round < 40; round++) [low, high] = entropy(10 ** ((low + high) / 2)) > Math.LN2 ? [(low + high) / 2, high] : [low, (low + high) / 2]
  return sheet('The entropy of four neighbors falls from ln 4 to 0 as b grows; halving finds the b where it is ln 2.', [
    axes(p, { xTicks: [-2, -1, 0, 1], yTicks: [0, Math.LN2, Math.log(4)], xText: (v) => String(10 ** v), yText: (v) => (v === 0 ? '0' : v === Math.LN2 ? 'ln 2' : 'ln 4'), xLabel: 'b, on a logarithmic scale', yLabel: 'entropy', yGap: 64 }),
    curve(p, [[-2, Math.LN2], [low, Math.LN2], [low, 0]], { colour: orange, dash: '7 7' }),
    graph(p, (power) => entropy(10 ** power)),
    dot(...p.at(low, Math.LN2), 8, orange),
    words(p, [low + 0.07, Math.LN2 + 0.1], `b = ${(10 ** low).toFixed(2)}`, orange),
    words(p, [-1.9, 1.16], 'too wide', quiet), words(p, [0.95, 1.16], 'too narrow', quiet, 'end'),
    words(p, [-1.9, 0.82], 'perplexity 2', orange),
  ])
}

/** The positions of three optimizers on a parabola. */
function momentumPositions(): string {
  const steps = 8
  const p = plot(70, 20, 400, 216, [0, steps], [-1.6, 4.2])
  const [rate, factor] = [0.5, 0.5]
  const walk = (next: (x: number, memory: number) => [number, number]): Point[] => {
    let [x, memory] = [4, 0]
    return range(steps + 1).map((step): Point => {
      if (step > 0) [x, memory] = next(x, memory)
      return [step, x]
    })
  }
  const paths: [string, string, Point[]][] = [
    ['momentum', purple, walk((x, u) => [x - rate * (factor * u + x), factor * u + x])],
    ['Nesterov', orange, walk((x, u) => [x - rate * (x + factor * (factor * u + x)), factor * u + x])],
    ['RMSProp', dark, walk((x, u) => [x - (rate * x) / Math.sqrt(factor * u + (1 - factor) * x * x), factor * u + (1 - factor) * x * x])],
  ]
  return sheet('From 4, momentum passes the minimum at 0 and swings back, Nesterov brakes earlier, RMSProp takes steps of similar length.', [
    axes(p, { xTicks: range(steps + 1), yTicks: [-1, 0, 1, 2, 3, 4], yText: (v) => signed(v), xLabel: 'step', yLabel: 'x', yGap: 42 }),
    curve(p, [[0, 0], [steps, 0]], { colour: quiet, dash: '7 7' }),
    ...paths.flatMap(([, colour, path]) => [curve(p, path, { colour, width: 3 }), ...path.map((at) => dot(...p.at(...at), 5, colour))]),
    ...paths.map(([name, colour], at) => label(500, 60 + at * 40, name, { colour, anchor: 'start', bold: true })),
  ])
}

/** Slopes of secants to one and to both sides of a point. */
function centralDifference(): string {
  const p = plot(80, 16, 500, 226, [0.5, 3.6], [0, 150])
  const f = (x: number) => 15 * x * x
  const secant = (from: number, to: number, stroke: Stroke) => {
    const slope = (f(to) - f(from)) / (to - from)
    return graph(p, (x) => f(from) + slope * (x - from), { width: 2.5, ...stroke }, [from - 0.25, to + 0.25])
  }
  return sheet('With the large step h = 1, the line through the points on both sides is parallel to the tangent, slope 60; the line to one side has slope 75.', [
    axes(p, { xTicks: [1, 2, 3], yTicks: [0, 50, 100, 150], xText: (v) => (v === 2 ? 'x = 2' : v === 1 ? 'x − h' : 'x + h') }),
    graph(p, f, { colour: quiet }, [0.5, 3.15]),
    secant(1, 3, { colour: purple }), secant(2, 3, { colour: orange }),
    ...[1, 2, 3].map((x) => dot(...p.at(x, f(x)), 7, dark)),
    words(p, [2.05, 112], 'both sides: slope 60', purple, 'end'), words(p, [2.62, 78], 'one side: slope 75', orange),
    label(320, 298, 'f(x, 5) = 15x², true slope 60', { colour: dark }),
  ])
}

/** The shares of image and noise as points of a circle. */
function noiseLevels(): string {
  const p = plot(110, 18, 226, 226, [0, 1.06], [0, 1.06])
  const levels = [1, 0.64, 0.16].map((kept): Point => [Math.sqrt(kept), Math.sqrt(1 - kept)])
  return sheet('The weights of image and noise lie on a quarter circle and move from the image to the noise, level by level.', [
    axes(p, { xTicks: [0, 0.4, 0.8, 1], yTicks: [0, 0.6, 1], xLabel: 'weight of the image', yLabel: 'weight of the noise', yGap: 62 }),
    curve(p, spread(0, Math.PI / 2, 60).map((angle): Point => [Math.cos(angle), Math.sin(angle)]), { colour: quiet }),
    ...levels.flatMap((at, level) => [arrow(p.at(0, 0), p.at(at[0] * 0.96, at[1] * 0.96), { colour: level === 0 ? dark : level === 1 ? purple : orange, width: 2.5 }, 10)]),
    ...levels.map((at, level) => dot(...p.at(...at), 6, level === 0 ? dark : level === 1 ? purple : orange)),
    ...levels.map(([image, noise], level) => label(380, 70 + level * 56, `t = ${level}: ${+image.toFixed(2)} · 10 + ${+noise.toFixed(3)} · 1`, { anchor: 'start', colour: level === 0 ? dark : level === 1 ? purple : orange })),
  ])
}

/** The length of the steps of Adam with and without its corrections. */
function adamCorrection(): string {
  const p = plot(80, 20, 500, 216, [0, 10], [0, 0.74])
  const steps = range(10).map((at) => {
    const t = at + 1
    const [m, v] = [1 - 0.9 ** t, 1 - 0.999 ** t]
    return [t, (0.1 * m) / Math.sqrt(v)] as const
  })
  return sheet('With a constant gradient the corrected steps have the length 0.1; without the corrections the first one is 0.316 and the others are longer still.', [
    axes(p, { xTicks: [2, 4, 6, 8, 10], yTicks: [0, 0.1, 0.3, 0.5, 0.7], xLabel: 'step', yLabel: 'length', yGap: 54 }),
    curve(p, steps.map(([t, length]): Point => [t, length]), { colour: orange, width: 3 }), curve(p, [[1, 0.1], [10, 0.1]], { colour: purple, width: 3 }),
    ...steps.flatMap(([t, length]) => [dot(...p.at(t, length), 6, orange), dot(...p.at(t, 0.1), 6, purple)]),
    words(p, [1.3, 0.3], steps[0]![1].toFixed(3), orange), words(p, [5, 0.16], 'corrected', purple), words(p, [5, 0.44], 'not corrected', orange),
  ])
}

/** Figures of problems about functions of one number. */
export const functionFigures = {
  'softplus-curve': softplusCurve,
  'log-loss-curve': logLossCurve,
  'hinge-loss': hingeLoss,
  'soft-threshold': softThreshold,
  'entropy-curve': entropyCurve,
  'band-curve': bandCurve,
  'bm25-saturation': bm25Saturation,
  'width-entropy': widthEntropy,
  'momentum-positions': momentumPositions,
  'central-difference': centralDifference,
  'noise-levels': noiseLevels,
  'adam-correction': adamCorrection,
} satisfies Record<string, () => string>
