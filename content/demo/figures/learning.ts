// Figures about supervised learning: bias and variance, learning curves, penalties, trees.
import {
  at, axes, box, contour, curve, dot, orange, frame, dark, purple, line, mean, mulberry32, normal, cream, plot, quiet,
  range, spread, text,
} from '../../figures/draw.ts'
import type { Point, Surface } from '../../figures/draw.ts'

/** Solve a small symmetric system by Gaussian elimination with pivoting. */
export function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  const m = matrix.map((row, i) => [...row, at(right, i)])
  for (let c = 0; c < size; c++) {
    let best = c
    for (let r = c + 1; r < size; r++) if (Math.abs(at(at(m, r), c)) > Math.abs(at(at(m, best), c))) best = r
    const swap = at(m, c)
    m[c] = at(m, best)
    m[best] = swap
    for (let r = 0; r < size; r++) {
      if (r === c) continue
      const ratio = at(at(m, r), c) / at(at(m, c), c)
      m[r] = at(m, r).map((value, k) => value - ratio * at(at(m, c), k))
    }
  }
  return m.map((row, i) => at(row, size) / at(row, i))
}

/** Values of the Chebyshev polynomials 0..degree at x in [-1, 1]: a well behaved basis for fits. */
function basis(x: number, degree: number): number[] {
  const values = [1, x]
  for (let k = 2; k <= degree; k++) values.push(2 * x * at(values, k - 1) - at(values, k - 2))
  return values.slice(0, degree + 1)
}

export function fit(points: Point[], degree: number): (x: number) => number {
  const rows = points.map(([x]) => basis(x, degree))
  const gram = range(degree + 1).map((i) => range(degree + 1).map((j) =>
    rows.reduce((sum, row) => sum + at(row, i) * at(row, j), 0) + (i === j ? 1e-9 : 0)))
  const right = range(degree + 1).map((i) => rows.reduce((sum, row, k) => sum + at(row, i) * at(at(points, k), 1), 0))
  const weights = solve(gram, right)
  return (x) => basis(x, degree).reduce((sum, value, i) => sum + value * at(weights, i), 0)
}

export const truth = (x: number): number => Math.sin(2.6 * x)
const noise = 0.3
export function sample(count: number, seed: number): Point[] {
  const random = mulberry32(seed)
  const draw = normal(random)
  return range(count).map((): Point => {
    const x = 2 * random() - 1
    return [x, truth(x) + noise * draw()]
  })
}
/** Every set uses the same 20 places and only the noise differs: what a repeated measurement would give. */
const measured = (seed: number): Point[] => {
  const draw = normal(mulberry32(seed))
  return spread(-1, 1, 20).map((x): Point => [x, truth(x) + noise * draw()])
}

function biasVarianceFits(): string {
  const grid = spread(-1, 1, 121)
  const panel = (left: number, degree: number, words: string): string[] => {
    const p = plot(left, 70, 280, 360, [-1, 1], [-2.1, 2.1])
    return [
      box(left, 70, 280, 360, '#ffffff', 0.6),
      ...range(25).map((s) => {
        const f = fit(measured(s + 1), degree)
        const points = grid.map((x): Point => [x, Math.max(-2.1, Math.min(2.1, f(x)))])
        return curve(p, points, { colour: purple, width: 1.3, opacity: 0.35 })
      }),
      curve(p, grid.map((x): Point => [x, truth(x)]), { colour: orange, width: 3 }),
      text(left + 140, 48, `degree ${degree}`, { anchor: 'middle' }),
      text(left + 140, 466, words, { anchor: 'middle', colour: quiet, size: 18 }),
    ]
  }
  return frame('Polynomials of three degrees, each fitted to 25 data sets', [
    ...panel(30, 1, 'agree, and are all wrong'), ...panel(340, 4, 'agree, and are nearly right'),
    ...panel(650, 14, 'right on average, wild alone'),
    text(480, 515, 'orange: the true curve;  purple: 25 fits, one for each data set', { anchor: 'middle', colour: quiet }),
  ])
}

/** Bias squared and variance of a polynomial fit, averaged over the interval and over 300 data sets. */
export function biasVariance(degree: number): { bias2: number; variance: number } {
  const grid = spread(-1, 1, 41)
  const fits = range(300).map((s) => fit(measured(s + 1), degree))
  const values = grid.map((x) => fits.map((f) => f(x)))
  return {
    bias2: mean(grid.map((x, i) => (mean(at(values, i)) - truth(x)) ** 2)),
    variance: mean(values.map((v) => {
      const middle = mean(v)
      return mean(v.map((y) => (y - middle) ** 2))
    })),
  }
}

function biasVarianceCurve(): string {
  const p = plot(110, 40, 800, 400, [0, 14], [0, 0.6])
  const all = range(15).map((d) => ({ d, ...biasVariance(d) }))
  const series = (value: (a: { bias2: number; variance: number }) => number, colour: string): string[] => [
    curve(p, all.map((a): Point => [a.d, Math.min(0.6, value(a))]), { colour, width: 3 }),
    ...all.map((a) => dot(...p.at(a.d, Math.min(0.6, value(a))), 5, colour)),
  ]
  return frame('Bias squared, variance and expected error against the degree of the polynomial', [
    axes(p, {
      xTicks: range(8).map((i) => 2 * i), yTicks: [0, 0.2, 0.4, 0.6], xLabel: 'degree', yLabel: 'squared error',
    }),
    curve(p, [[0, noise ** 2], [14, noise ** 2]], { colour: line, width: 2, dash: '8 8' }),
    ...series((a) => a.bias2, orange), ...series((a) => a.variance, purple),
    ...series((a) => a.bias2 + a.variance + noise ** 2, dark),
    text(...p.at(2.2, 0.36), 'expected error on new data', { colour: dark }),
    text(...p.at(1.1, 0.125), 'bias²', { colour: orange }),
    text(...p.at(11, 0.035), 'variance', { colour: purple }),
    text(...p.at(11.2, 0.1), 'noise', { colour: quiet, size: 18 }),
  ])
}

function learningCurve(): string {
  const p = plot(110, 40, 800, 400, [10, 300], [0, 0.6])
  const sizes = [12, 16, 20, 25, 32, 40, 50, 64, 80, 100, 130, 160, 200, 250, 300]
  const grid = spread(-1, 1, 101)
  const error = (f: (x: number) => number, points: Point[]): number => mean(points.map(([x, y]) => (f(x) - y) ** 2))
  const median = (values: number[]): number => at([...values].sort((a, b) => a - b), Math.floor(values.length / 2))
  const series = (degree: number, colour: string): string[] => {
    const errors = sizes.map((count) => {
      const runs = range(40).map((s) => {
        const data = sample(count, 7 * s + count)
        const f = fit(data, degree)
        // On new data the expected error is known: the distance to the truth, and the noise.
        return { train: error(f, data), fresh: mean(grid.map((x) => (f(x) - truth(x)) ** 2)) + noise ** 2 }
      })
      return { count, train: median(runs.map((r) => r.train)), fresh: median(runs.map((r) => r.fresh)) }
    })
    const draw = (which: 'train' | 'fresh', dash: string): string =>
      curve(p, errors.map((e): Point => [e.count, Math.min(0.6, e[which])]), { colour, width: 3, dash })
    return [draw('train', '9 7'), draw('fresh', '')]
  }
  return frame('Learning curves of a simple and a flexible model', [
    axes(p, { xTicks: [50, 100, 150, 200, 250, 300], yTicks: [0, 0.2, 0.4, 0.6], xLabel: 'training examples',
      yLabel: 'mean squared error' }),
    curve(p, [[10, noise ** 2], [300, noise ** 2]], { colour: line, width: 2, dash: '3 7' }),
    ...series(1, orange), ...series(7, purple),
    text(...p.at(150, 0.245), 'straight line: more data will not help', { colour: orange }),
    text(...p.at(80, 0.137), 'degree 7: the gap closes', { colour: purple }),
    text(...p.at(220, 0.05), 'the noise itself', { colour: quiet, size: 18 }),
    text(905, 62, 'solid: new data;  dashed: training data', { anchor: 'end', colour: quiet, size: 18 }),
  ])
}

function penaltyShapes(): string {
  const loss: Surface = (x, y) => 1.1 * (x - 1.9) ** 2 + 0.9 * (x - 1.9) * (y - 0.5) + 1.2 * (y - 0.5) ** 2
  const panel = (left: number, power: 1 | 2, words: string): string[] => {
    const p = plot(left, 70, 400, 360, [-1.5, 3.0], [-1.45, 2.6])
    const edge = spread(0, 2 * Math.PI, 1441).map((a): Point => {
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const r = power === 1 ? 1 / (Math.abs(c) + Math.abs(s)) : 1
      return [r * c, r * s]
    })
    const best = edge.reduce((a, b) => (loss(...b) < loss(...a) ? b : a))
    return [
      curve(p, edge, { colour: purple, width: 3, fill: '#ece9fb' }),
      ...spread(0.35, 2.6, 9).map((r) => contour(p, loss, r * r, { colour: line }, 5)),
      contour(p, loss, loss(...best), { colour: dark, width: 2 }, 4),
      curve(p, [[-1.5, 0], [3, 0]], { width: 1.2, colour: quiet }),
      curve(p, [[0, -1.45], [0, 2.6]], { width: 1.2, colour: quiet }),
      dot(...p.at(1.9, 0.5), 6, quiet), dot(...p.at(...best), 9, orange, cream),
      text(left + 200, 48, words, { anchor: 'middle' }),
      text(left + 200, 470, `solution: (${best[0].toFixed(2)}, ${Math.abs(best[1]).toFixed(2)})`,
        { anchor: 'middle', colour: orange }),
    ]
  }
  return frame('The loss meets the diamond of lasso in a corner and the circle of ridge on its side', [
    ...panel(50, 1, 'lasso: |w₁| + |w₂| ≤ 1'), ...panel(510, 2, 'ridge: w₁² + w₂² ≤ 1'),
    text(480, 515, 'grey dot: the minimum without a penalty', { anchor: 'middle', colour: quiet }),
  ])
}

export const learningFigures: Record<string, () => string> = {
  'bias-variance-fits': biasVarianceFits,
  'bias-variance-curve': biasVarianceCurve,
  'learning-curve': learningCurve,
  'penalty-shapes': penaltyShapes,
}
