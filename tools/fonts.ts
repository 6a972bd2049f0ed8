/**
 * Subsets the interface fonts to the Latin characters that the site uses, and the font of formulas to what they need, and prints the metrics of their fallbacks. Run by hand after a
 * font's version changes: `node tools/fonts.ts`. The output is checked in.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'opentype.js'

type Subset = (font: Buffer, text: string, options: object) => Promise<Buffer>
type Parse = (font: ArrayBuffer) => Font
type Convert = (font: Buffer, format: string) => Promise<Buffer>

const require = createRequire(import.meta.url)
const subset = require('subset-font') as Subset
const { parse } = require('opentype.js') as { parse: Parse }
const { convert } = require('fontverter') as { convert: Convert }

const OUT = new URL('../platform/web/theme/fonts/', import.meta.url)
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'zero']

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœŸˆ˚˜–—‘’‚“”„†‡•…‰‹›€™←↑→↓↗−×÷≈≠≤≥∞∑∏√∂∫Δ'
const LATIN_EXTENDED = range(0x100, 0x17f)

/** The characters of nearly every English text. The rest of LATIN comes in files of its own, loaded when needed. */
const ENGLISH = `${range(0x20, 0x7e)}\u00a0°±²·×é–—‘’“”…•→−≈≤≥`
const NOT_ENGLISH = [...LATIN].filter((sign) => !ENGLISH.includes(sign)).join('')

const GEIST = 'geist/files/geist-latin-wght-normal'
const SERIF = 'source-serif-4/files/source-serif-4-latin-wght-normal'
const ITALIC = 'source-serif-4/files/source-serif-4-latin-wght-italic'
const MONO = 'geist-mono/files/geist-mono-latin-wght-normal'

/** Letters, signs and alphabets of formulas. */
const MATHS =
  range(0x20, 0x7e) +
  range(0x391, 0x3c9) +
  [[0x1d400, 0x1d49b], [0x1d49c, 0x1d4cf], [0x1d538, 0x1d56b], [0x1d6a8, 0x1d755], [0x1d7ce, 0x1d7e1]].map(([from, to]) => range(from!, to!)).join('') +
  '¬±×÷·′″‖…∀∂∃∅∆∇∈∉∋∏∐∑−∓∗∘√∝∞∠∥∧∨∩∪∫∬∮∴∼≃≅≈≔≝≠≡≤≥≪≫≺≻⊂⊃⊆⊇⊕⊖⊗⊙⊤⊥⊨⋅⋆⋮⋯⋱⌈⌉⌊⌋⟨⟩⟵⟶⟹⟺←↑→↓↔↦⇐⇒⇔↛ℓℝℕℤℚℂℙℒℋℱℬℰℐℳℛℯℊℴℎ⏟⏞^~ˉ˙˜¯∣∤†ϵϑϕϱϖ'

/** Weights as a range; or a single one for faces that few texts need. */
const FONTS = [
  { name: 'geist', file: GEIST, text: LATIN, wght: { min: 400, max: 700 } },
  { name: 'geist-extended', file: 'geist/files/geist-latin-ext-wght-normal', text: LATIN_EXTENDED, wght: { min: 400, max: 700 } },
  { name: 'serif', file: SERIF, text: ENGLISH, wght: { min: 400, max: 700 } },
  { name: 'serif-more', file: SERIF, text: NOT_ENGLISH, wght: { min: 400, max: 700 } },
  {
    name: 'serif-extended',
    file: 'source-serif-4/files/source-serif-4-latin-ext-wght-normal',
    text: LATIN_EXTENDED,
    wght: { min: 400, max: 700 },
  },
  { name: 'serif-italic', file: ITALIC, text: ENGLISH, wght: 400 },
  { name: 'serif-italic-bold', file: ITALIC, text: ENGLISH, wght: 700 },
  { name: 'serif-italic-more', file: ITALIC, text: NOT_ENGLISH, wght: { min: 400, max: 700 } },
  { name: 'mono', file: MONO, text: ENGLISH, wght: 400 },
  { name: 'mono-bold', file: MONO, text: ENGLISH, wght: 600 },
  { name: 'mono-more', file: MONO, text: NOT_ENGLISH, wght: { min: 400, max: 600 } },
]

/** Letter frequencies in English text, in tenths of a percent: the weight of each width in the average. */
const FREQUENCY: Record<string, number> = {
  ' ': 182, e: 104, t: 74, a: 67, o: 62, i: 57, n: 57, s: 52, h: 50, r: 49, d: 35, l: 33, u: 23, c: 22, m: 20, f: 18,
  w: 19, g: 16, y: 16, p: 15, b: 12, v: 8, k: 6,
}

/** The average letter width, weighted as above, of the fonts that every system has (in ems). */
const LOCAL = { Arial: 0.4414, 'Times New Roman': 0.3998 }

async function fallback(name: string, source: Buffer, local: keyof typeof LOCAL) {
  const plain = await convert(source, 'truetype')
  const copy = plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.byteLength) as ArrayBuffer
  const font = parse(copy)
  const total = Object.values(FREQUENCY).reduce((sum, weight) => sum + weight, 0)
  const sum = Object.entries(FREQUENCY).reduce(
    (width, [letter, weight]) => width + (font.charToGlyph(letter).advanceWidth ?? 0) * weight,
    0,
  )
  const average = sum / total / font.unitsPerEm
  const scale = average / LOCAL[local]
  const percent = (value: number) => `${((value / font.unitsPerEm / scale) * 100).toFixed(2)}%`
  const { hhea } = font.tables as unknown as { hhea: { ascender: number; descender: number; lineGap: number } }
  console.log(
    `${name} on ${local}: width ${average.toFixed(4)}; size-adjust: ${(scale * 100).toFixed(2)}%;`,
    `ascent-override: ${percent(hhea.ascender)}; descent-override: ${percent(-hhea.descender)};`,
    `line-gap-override: ${percent(hhea.lineGap)};`,
  )
}

for (const { name, file, text, wght } of FONTS) {
  const source = await readFile(new URL(`../node_modules/@fontsource-variable/${file}.woff2`, import.meta.url))
  const small = await subset(source, text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { wght },
  })
  await writeFile(new URL(`${name}.woff2`, OUT), small)
  console.log(`${name}.woff2`, `${(small.length / 1024).toFixed(1)} KiB`)
  if (name === 'geist') await fallback(name, source, 'Arial')
  if (name === 'serif') await fallback(name, source, 'Times New Roman')
}

// The variants of a sign, such as taller brackets, come with it.
const maths = await subset(await readFile(new URL('../node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2', import.meta.url)), MATHS, { targetFormat: 'woff2', noHinting: true })
await writeFile(new URL('maths.woff2', OUT), maths)
console.log('maths.woff2', `${(maths.length / 1024).toFixed(1)} KiB`)
