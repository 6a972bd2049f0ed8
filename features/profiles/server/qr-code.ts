import { codeWords, versionFor } from './qr-words.ts'

/** A QR code as the path of its dark squares, on a view box of `size` by `size` with the quiet border included. */
export interface QrCode {
  path: string
  size: number
}

const QUIET = 4

/** Where the small squares that help to find the grid have their middles, per version from 2 on. */
const ALIGNMENTS: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
]

type Grid = (boolean | null)[][]

const MOST_KEPT = 1_000
const kept = new Map<string, QrCode>()

/** The QR code of a text (at most 213 bytes; requirement R-3). Those asked for last are kept: drawing one takes as long as a page. */
export function qrCode(text: string): QrCode {
  const code = kept.get(text) ?? drawn(text)
  kept.delete(text)
  kept.set(text, code)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  return code
}

function drawn(text: string): QrCode {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (version === null) throw new Error('Too long for a QR code.')
  const fixed = fixedPatterns(version)
  const words = codeWords(bytes, version)
  const grids = MASKS.map((mask, number) => masked(fixed, words, { mask, number }))
  const penalties = grids.map(penaltyOf)
  const best = grids[penalties.indexOf(Math.min(...penalties))]!
  return { path: pathOf(best), size: best.length + 2 * QUIET }
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** The squares that are the same whatever is written; the rest is null. */
function fixedPatterns(version: number): Grid {
  const size = version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => null))
  for (const [top, left] of [[0, 0], [0, size - 7], [size - 7, 0]] as const) finder(grid, top, left)
  for (let at = 8; at < size - 8; at += 1) grid[6]![at] = grid[at]![6] = at % 2 === 0
  const middles = ALIGNMENTS[version - 1]!
  const last = middles.at(-1)
  for (const row of middles) {
    for (const column of middles) {
      const isCorner = (row === 6 && (column === 6 || column === last)) || (column === 6 && row === last)
      if (!isCorner) square(grid, row - 2, column - 2)
    }
  }
  if (version >= 7) versionMarks(grid, version)
  // The place of what says level and mask is kept free; it is written with the mask.
  for (const [row, column] of formatPlaces(size).flat()) grid[row]![column] = false
  grid[size - 8]![8] = true
  return grid
}

function finder(grid: Grid, top: number, left: number): void {
  for (let row = -1; row <= 7; row += 1) {
    for (let column = -1; column <= 7; column += 1) {
      const line = grid[top + row]
      if (line === undefined || line[left + column] === undefined) continue
      const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3))
      line[left + column] = ring !== 2 && ring !== 4
    }
  }
}

function square(grid: Grid, top: number, left: number): void {
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      grid[top + row]![left + column] = Math.max(Math.abs(row - 2), Math.abs(column - 2)) !== 1
    }
  }
}

/** The remainder that makes a number recognisable even with wrong bits. */
function withRemainder(value: number, bits: number, divisor: number): number {
  let rest = value << bits
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit -= 1) {
    if ((rest >> bit) & 1) rest ^= divisor << (bit - bits)
  }
  return (value << bits) | rest
}

function versionMarks(grid: Grid, version: number): void {
  const mark = withRemainder(version, 12, 0x1f25)
  for (let bit = 0; bit < 18; bit += 1) {
    const [a, b] = [Math.floor(bit / 3), grid.length - 11 + (bit % 3)]
    grid[a]![b] = grid[b]![a] = ((mark >> bit) & 1) === 1
  }
}

/** The two places of the fifteen bits of level and mask, the lowest bit first. */
function formatPlaces(size: number): [number, number][][] {
  return Array.from({ length: 15 }, (_, bit) => [
    bit < 6 ? [bit, 8] : bit < 8 ? [bit + 1, 8] : bit === 8 ? [8, 7] : [8, 14 - bit],
    bit < 8 ? [8, size - 1 - bit] : [size - 15 + bit, 8],
  ])
}

function masked(fixed: Grid, words: readonly number[], { mask, number }: { mask: (row: number, column: number) => boolean; number: number }): boolean[][] {
  const grid = fixed.map((line) => [...line])
  const size = grid.length
  let bit = 0
  // Two columns at a time from the right, upwards and downwards in turn; the column of the timing marks is left out.
  for (let right = size - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right -= 1
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (grid[row]![column] !== null) continue
        const isDark = bit < words.length * 8 && ((words[bit >> 3]! >> (7 - (bit & 7))) & 1) === 1
        grid[row]![column] = isDark !== mask(row, column)
        bit += 1
      }
    }
  }
  // Level M is 00; the pattern keeps the bits from being all light.
  const format = withRemainder(number, 10, 0x537) ^ 0x5412
  formatPlaces(size).forEach((places, at) => {
    for (const [row, column] of places) grid[row]![column] = ((format >> at) & 1) === 1
  })
  return grid as boolean[][]
}

/** How hard a drawing is to read: long runs, blocks, what looks like a finder, and too much of one colour. */
function penaltyOf(grid: readonly (readonly boolean[])[]): number {
  const size = grid.length
  let penalty = 0
  let dark = 0
  for (let row = 0; row < size; row += 1) {
    const [line, next] = [grid[row]!, grid[row + 1]]
    penalty += penaltyOfLine(size, (at) => line[at]!) + penaltyOfLine(size, (at) => grid[at]![row]!)
    for (let column = 0; column < size; column += 1) {
      const one = line[column]!
      if (one) dark += 1
      if (next !== undefined && one === line[column + 1] && one === next[column] && one === next[column + 1]) penalty += 3
    }
  }
  return penalty + 10 * Math.floor(Math.abs((dark / (size * size)) * 100 - 50) / 5)
}

/** The last eleven squares of a line where they look like a finder with light on one side. */
const LIKE_FINDERS = new Set([0b10111010000, 0b00001011101])

function penaltyOfLine(size: number, isDarkAt: (at: number) => boolean): number {
  let [penalty, run, last] = [0, 0, 0]
  let before: boolean | null = null
  for (let at = 0; at < size; at += 1) {
    const isDark = isDarkAt(at)
    run = isDark === before ? run + 1 : 1
    before = isDark
    if (run >= 5) penalty += run === 5 ? 3 : 1
    last = ((last << 1) | Number(isDark)) & 0b11111111111
    if (at >= 10 && LIKE_FINDERS.has(last)) penalty += 40
  }
  return penalty
}

function pathOf(grid: readonly boolean[][]): string {
  return grid
    .map((line, row) =>
      [...line.map((isDark) => (isDark ? '1' : '0')).join('').matchAll(/1+/g)]
        .map(({ 0: run, index }) => `M${index + QUIET} ${row + QUIET}h${run.length}v1h-${run.length}z`)
        .join(''),
    )
    .join('')
}
