// Figures about chance: peeking at tests, the bootstrap, Bayes with a medical test, seeds, floating point.
import {
  at, axes, box, curve, dot, orange, frame, dark, purple, line, mean, mulberry32, normal, cream, plot, quiet, range, text,
} from '../../figures/draw.ts'
import type { Point } from '../../figures/draw.ts'

/** The z value of an A/A test (no true difference) after each of 100 equal batches. */
export function nullWalk(seed: number): number[] {
  const draw = normal(mulberry32(seed))
  let sum = 0
  return range(100).map((i) => {
    sum += draw()
    return sum / Math.sqrt(i + 1)
  })
}

function peekingPaths(): string {
  const p = plot(110, 40, 800, 400, [1, 100], [-4, 4])
  const walks = range(20).map((s) => nullWalk(s + 41))
  const crossed = walks.map((w) => w.findIndex((z, i) => i > 4 && Math.abs(z) > 1.96))
  const hit = crossed.filter((c) => c >= 0).length
  return frame('Twenty tests without any real difference, watched every day', [
    axes(p, { xTicks: [1, 25, 50, 75, 100], yTicks: [-4, -1.96, 0, 1.96, 4], xLabel: 'day', yLabel: 'z value' }),
    box(p.left, p.at(0, 1.96)[1], p.width, p.at(0, -1.96)[1] - p.at(0, 1.96)[1], '#ffffff', 0.7),
    curve(p, [[1, 1.96], [100, 1.96]], { dash: '8 8' }), curve(p, [[1, -1.96], [100, -1.96]], { dash: '8 8' }),
    ...walks.map((w, k) => curve(p, w.map((z, i): Point => [i + 1, z]).slice(4),
      at(crossed, k) >= 0 ? { colour: orange, width: 2 } : { colour: '#a5a3b4', width: 1.3 })),
    ...walks.flatMap((w, k) => {
      const day = at(crossed, k)
      return day < 0 ? [] : [dot(...p.at(day + 1, at(w, day)), 7, orange, cream)]
    }),
    text(905, 66, `${hit} of 20 tests look significant on some day`, { anchor: 'end', colour: orange }),
  ])
}

/** Share of null tests called significant when one may stop at any of `looks` evenly spaced looks. */
export function falseAlarms(looks: number, tests = 4000): number {
  let alarms = 0
  for (let s = 0; s < tests; s++) {
    const walk = nullWalk(s + 1000)
    if (range(looks).some((i) => Math.abs(at(walk, Math.round(((i + 1) * 100) / looks) - 1)) > 1.96)) alarms++
  }
  return alarms / tests
}

function peekingRate(): string {
  const looks = [1, 2, 5, 10, 20, 50, 100]
  const p = plot(110, 40, 800, 400, [-0.5, 6.5], [0, 0.5])
  return frame('False alarms against the number of looks', [
    axes(p, {
      yTicks: [0, 0.1, 0.2, 0.3, 0.4, 0.5], yText: (v) => `${Math.round(v * 100)}%`, yLabel: 'false alarms', yGap: 78,
    }),
    ...looks.flatMap((count, i) => {
      const rate = falseAlarms(count)
      const [x, y] = p.at(i, rate)
      return [
        box(x - 34, y, 68, p.at(0, 0)[1] - y, count === 1 ? purple : orange, 0.85),
        text(x, y - 12, `${Math.round(rate * 100)}%`, { anchor: 'middle' }),
        text(x, 467, String(count), { anchor: 'middle', size: 18 }),
      ]
    }),
    curve(p, [[-0.5, 0.05], [6.5, 0.05]], { dash: '8 8' }),
    text(510, 500, 'number of looks at the running test', { anchor: 'middle' }),
  ])
}

/** Delivery times of the bootstrap blog: 30 numbers in minutes, some of them very long. */
export const deliveries = [
  22, 25, 19, 31, 28, 24, 27, 35, 21, 26, 30, 23, 41, 29, 24, 33, 20, 27, 38, 25, 22, 64, 28, 26, 31, 24, 45, 23,
  29, 87,
]
const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? at(sorted, half) : (at(sorted, half - 1) + at(sorted, half)) / 2
}

function bootstrapHistogram(): string {
  const random = mulberry32(8)
  const draws = range(5000).map(() => mean(range(30).map(() => at(deliveries, Math.floor(random() * 30)))))
  const sorted = [...draws].sort((a, b) => a - b)
  const [low, high] = [at(sorted, 125), at(sorted, 4874)]
  const bins = range(36).map((i) => draws.filter((d) => d >= 22 + i * 0.6 && d < 22 + (i + 1) * 0.6).length)
  const p = plot(110, 50, 800, 390, [22, 43.6], [0, Math.max(...bins) * 1.12])
  const [average, top] = [mean(deliveries), p.y[1]]
  const inside = (i: number): boolean => 22.3 + i * 0.6 > low && 22.3 + i * 0.6 < high
  return frame('Bootstrap distribution of the mean delivery time', [
    ...bins.map((b, i) => {
      const [x, y] = p.at(22 + i * 0.6, b)
      return box(x + 1, y, p.width / 36 - 2, p.at(0, 0)[1] - y, inside(i) ? purple : '#c3bfe8')
    }),
    axes(p, { xTicks: [22, 26, 30, 34, 38, 42], xLabel: 'mean of the resample, in minutes' }),
    curve(p, [[average, 0], [average, top]], { colour: orange, width: 3 }),
    text(...p.at(average + 0.3, top * 0.97), `mean of the sample: ${average.toFixed(1)}`, { colour: orange }),
    text(905, 170, `95% interval: ${low.toFixed(1)} to ${high.toFixed(1)}`, { colour: purple, anchor: 'end' }),
    text(905, 202, `median of the sample: ${median(deliveries)}`, { colour: quiet, anchor: 'end', size: 18 }),
  ])
}

function bayesGrid(): string {
  const people = range(1000).map((i) => {
    const [x, y] = [62 + (i % 40) * 14.6, 70 + Math.floor(i / 40) * 14.6]
    if (i < 9) return dot(x, y, 6, purple)
    if (i < 10) return dot(x, y, 5, cream, purple)
    if (i < 99) return dot(x, y, 6, orange)
    return dot(x, y, 4.5, '#dcdad2')
  })
  const legend = (y: number, fill: string, stroke: string, words: string, more: string): string[] => [
    dot(690, y - 7, 8, fill, stroke), text(712, y, words), text(712, y + 26, more, { colour: quiet, size: 18 }),
  ]
  return frame('One thousand people and their test results', [
    ...people,
    text(62, 40, '1000 people, one dot each'),
    ...legend(110, purple, purple, '9 ill, test positive', 'found'),
    ...legend(185, cream, purple, '1 ill, test negative', 'missed'),
    ...legend(260, orange, orange, '89 healthy, positive', 'false alarms'),
    ...legend(335, '#dcdad2', '#dcdad2', '901 healthy, negative', 'rightly calm'),
    text(682, 425, '9 / (9 + 89) ≈ 9%', { size: 26, colour: dark }),
    text(62, 490, 'Coloured dots are the positive tests: look how few of them are purple.', { colour: quiet }),
  ])
}

/** Test accuracy of two methods over ten seeds; the second is truly better by half a point. */
export const seedRuns = (method: number): number[] => {
  const draw = normal(mulberry32(method === 0 ? 21 : 22))
  return range(10).map(() => Math.round(10 * (method === 0 ? 83.0 : 83.5) + 10 * 0.7 * draw()) / 10)
}

function seedSpread(): string {
  const p = plot(200, 50, 700, 370, [81, 86], [0, 2])
  return frame('Test accuracy of two methods over ten seeds', [
    axes(p, {
      xTicks: [81, 82, 83, 84, 85, 86], xText: (v) => `${v}%`, xLabel: 'test accuracy, one dot for each seed',
    }),
    ...[0, 1].flatMap((m) => {
      const runs = seedRuns(m)
      const middle = mean(runs)
      const deviation = Math.sqrt(runs.reduce((s, r) => s + (r - middle) ** 2, 0) / 9)
      const [colour, y] = m === 0 ? [quiet, 1.5] : [purple, 0.6]
      return [
        ...runs.map((r, i) => dot(...p.at(r, y + 0.1 * ((i % 3) - 1)), 10, colour, cream, 0.8)),
        curve(p, [[middle, y - 0.3], [middle, y + 0.3]], { width: 3 }),
        text(180, p.at(0, y)[1] + 6, m === 0 ? 'baseline' : 'new method', { anchor: 'end', colour }),
        text(...p.at(middle, y + 0.36), `${middle.toFixed(1)} ± ${deviation.toFixed(1)}`,
          { anchor: 'middle', size: 18 }),
      ]
    }),
  ])
}

function floatGaps(): string {
  const p = plot(130, 40, 780, 400, [-20, 24], [-36, 18])
  const gap = (bits: number) => (e: number): number => Math.log10(2 ** (Math.floor(e * Math.log2(10)) - bits))
  const steps = range(881).map((i) => -20 + i * 0.05)
  return frame('The gap between neighbouring floating-point numbers grows with their size', [
    axes(p, {
      xTicks: [-20, -10, 0, 10, 20], yTicks: [-30, -20, -10, 0, 10], xText: (v) => `1e${v}`, yText: (v) => `1e${v}`,
      xLabel: 'size of the number', yLabel: 'gap to the next number', yGap: 88,
    }),
    curve(p, [[-20, 0], [24, 0]], { colour: line, dash: '8 8' }),
    curve(p, steps.map((e): Point => [e, gap(23)(e)]), { colour: orange, width: 2.5 }),
    curve(p, steps.map((e): Point => [e, gap(52)(e)]), { colour: purple, width: 2.5 }),
    text(...p.at(-12, -14), '32 bits', { colour: orange }),
    text(...p.at(-2, -22), '64 bits', { colour: purple }),
    text(...p.at(-19.5, 1), 'a gap of one: whole numbers are lost beyond here', { colour: quiet, size: 18 }),
  ])
}

export const statisticsFigures: Record<string, () => string> = {
  'peeking-paths': peekingPaths,
  'peeking-rate': peekingRate,
  'bootstrap-histogram': bootstrapHistogram,
  'bayes-grid': bayesGrid,
  'seed-spread': seedSpread,
  'float-gaps': floatGaps,
}
