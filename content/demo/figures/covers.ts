// Covers: contour lines of well known test surfaces, and a point that walks down them. Their grounds are deep colors, which suit the light and the dark theme.
import { contour, cream, descend, dot, frame, orange, plot, polyline, range } from '../../figures/draw.ts'
import type { Plot, Point, Surface } from '../../figures/draw.ts'

interface Cover {
  label: string
  surface: Surface
  centre: Point
  /** Half the height that is shown, in the surface's own units. */
  reach: number
  start: Point
  rate: number
  steps: number
  momentum?: number
  levels?: number
}

const square = (value: number): number => value * value
const bump = (x: number, y: number, cx: number, cy: number, width: number): number =>
  Math.exp(-(square(x - cx) + square(y - cy)) / (2 * width * width))

export const surfaces: Record<string, Cover> = {
  'contour-valley': {
    label: 'A long valley, crossed by a zigzag path', surface: (x, y) => 0.5 * (square(x) + 12 * square(y + 0.25 * x)),
    centre: [-1.4, 0.2], reach: 2.2, start: [-4.4, 2.0], rate: 0.135, steps: 26, levels: 16,
  },
  'contour-banana': {
    label: 'A curved valley shaped like a banana', surface: (x, y) => square(1 - x) + 8 * square(y - x * x),
    centre: [0, 0.9], reach: 1.35, start: [-1.5, 2.15], rate: 0.004, steps: 520,
  },
  'contour-four-lakes': {
    label: 'A surface with four equal valleys',
    surface: (x, y) => square(x * x + y - 11) + square(x + y * y - 7),
    centre: [0, 0], reach: 5, start: [-0.6, 4.6], rate: 0.0035, steps: 60,
  },
  'contour-saddle': {
    label: 'A saddle between two valleys', surface: (x, y) => square(x * x - 1.6) / 2 + 0.9 * square(y) + 0.25 * x * y,
    centre: [0, 0], reach: 1.5, start: [0.16, 1.3], rate: 0.07, steps: 60,
  },
  'contour-ripples': {
    label: 'A bowl with ripples', surface: (x, y) =>
      0.5 * (x * x + y * y) + 0.55 * (2 - Math.cos(2.1 * x) - Math.cos(2.1 * y)),
    centre: [0, 0], reach: 3.6, start: [5.6, 2.9], rate: 0.035, steps: 90, momentum: 0.84, levels: 17,
  },
  'contour-hills': {
    label: 'Hills and hollows', surface: (x, y) =>
      3 + 1.3 * bump(x, y, -1.6, 0.7, 0.9) + bump(x, y, 0.4, -1.1, 0.7) - 1.9 * bump(x, y, 1.6, 0.6, 1.0)
      - 1.1 * bump(x, y, -0.7, -0.9, 0.7) + 0.6 * bump(x, y, 3.2, -0.9, 0.8),
    centre: [0.2, 0], reach: 1.9, start: [-1.1, 0.75], rate: 0.12, steps: 80,
  },
  'contour-camel': {
    label: 'A surface with six hollows', surface: (x, y) =>
      (4 - 2.1 * x * x + x ** 4 / 3) * x * x + x * y + (4 * y * y - 4) * y * y,
    centre: [0, 0], reach: 1.1, start: [-1.2, -0.1], rate: 0.02, steps: 70,
  },
  'contour-clover': {
    label: 'Three valleys that meet in one point', surface: (x, y) =>
      x ** 3 - 3 * x * y * y + 0.32 * square(x * x + y * y),
    centre: [-0.2, 0], reach: 2.6, start: [0.9, 0.35], rate: 0.03, steps: 70,
  },
  'contour-waves': {
    label: 'Waves that run across a slope', surface: (x, y) =>
      Math.sin(1.3 * x + 0.5 * Math.sin(1.1 * y)) + 0.35 * square(y - 0.4 * Math.sin(x)),
    centre: [0, 0], reach: 2.8, start: [0.75, 2.3], rate: 0.09, steps: 70,
  },
  'contour-terrace': {
    label: 'Flat terraces around a deep point', surface: (x, y) => {
      const r = Math.sqrt(0.2 + x * x + 1.5 * y * y)
      return r + 0.3 * Math.sin(2.4 * r + 0.5 * x)
    },
    centre: [-0.4, -0.1], reach: 3.2, start: [-5.2, 1.9], rate: 0.05, steps: 190, levels: 18,
  },
}

/** Levels that are denser near the floor, so that the picture stays calm at the steep edges. */
function levelsFor(p: Plot, f: Surface, count: number): number[] {
  const values = range(41).flatMap((i) => range(22).map((j) =>
    f(p.x[0] + ((p.x[1] - p.x[0]) * i) / 40, p.y[0] + ((p.y[1] - p.y[0]) * j) / 21)))
  const low = Math.min(...values)
  const high = Math.max(...values)
  return range(count).map((i) => low + (high - low) * ((i + 0.5) / count) ** 1.9)
}

interface Ground {
  fill: string
  faint: string
  strong: string
  path: string
}

const grounds: [Ground, ...Ground[]] = [
  { fill: '#262a5c', faint: '#3c4180', strong: '#5d63ab', path: '#b9bdff' },
  { fill: '#123f44', faint: '#235a5f', strong: '#42858a', path: '#a8e6dc' },
  { fill: '#46234f', faint: '#643a6f', strong: '#925f9f', path: '#efc3f5' },
]

export function drawCover(cover: Cover, { fill, faint, strong, path: walked }: Ground = grounds[0]): string {
  const { surface, centre, reach } = cover
  const wide = (reach * 1200) / 630
  const p = plot(0, 0, 1200, 630, [centre[0] - wide, centre[0] + wide], [centre[1] - reach, centre[1] + reach])
  const path = descend(surface, cover.start, cover.rate, cover.steps, cover.momentum ?? 0).map(([x, y]) => p.at(x, y))
  const [first, last] = [path[0], path.at(-1)]
  if (!first || !last) throw new Error('a cover needs a path')
  const lines = levelsFor(p, surface, cover.levels ?? 20)
    .map((level, i) => contour(p, surface, level, { colour: i % 4 === 0 ? strong : faint, width: 1.8 }, 5))
  const gap = Math.max(1, Math.floor(cover.steps / 16))
  return frame(cover.label, [
    `<rect width="1200" height="630" fill="${fill}"/>`,
    ...lines,
    polyline(path, { colour: walked, width: 3.5 }),
    ...path.slice(1, -1).filter((_, i) => i % gap === 0).map(([x, y]) => dot(x, y, 5, walked)),
    dot(first[0], first[1], 9, fill, walked),
    dot(last[0], last[1], 12, orange, cream),
  ], 1200, 630)
}

export const covers: Record<string, () => string> = Object.fromEntries(
  Object.entries(surfaces).map(([name, cover], at) => [name, () => drawCover(cover, grounds[at % grounds.length])]),
)
