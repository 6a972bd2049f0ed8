/**
 * Writes the fonts of the social cards as TrueType files, which the drawing library reads. Run by hand after `npm install --no-save` of the packages below, with the folder
 * that holds their `node_modules`: `node tools/card-fonts.ts FOLDER`. The output is checked in; all fonts have the SIL Open Font License 1.1.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

type Convert = (font: Buffer, format: string) => Promise<Buffer>
const { convert } = createRequire(import.meta.url)('fontverter') as { convert: Convert }

/** Package, subset, and weight. The first ones are tried first. */
const FONTS = [
  ['geist', 'latin', 400], ['geist', 'latin', 600], ['geist', 'latin-ext', 400], ['geist', 'latin-ext', 600],
  ['noto-sans', 'cyrillic', 600], ['noto-sans', 'cyrillic-ext', 600], ['noto-sans', 'greek', 600], ['noto-sans', 'vietnamese', 600], ['noto-sans', 'latin-ext', 600],
  ['noto-sans-arabic', 'arabic', 600], ['noto-sans-hebrew', 'hebrew', 600], ['noto-sans-thai', 'thai', 600], ['noto-sans-devanagari', 'devanagari', 600],
  ['noto-sans-bengali', 'bengali', 600], ['noto-sans-tamil', 'tamil', 600], ['noto-sans-armenian', 'armenian', 600], ['noto-sans-georgian', 'georgian', 600],
  ['noto-sans-sc', 'chinese-simplified', 600], ['noto-sans-jp', 'japanese', 600], ['noto-sans-kr', 'korean', 600],
  ['noto-emoji', 'emoji', 600],
] as const

const [folder = ''] = process.argv.slice(2)
const OUT = new URL('../platform/server/cards/fonts/', import.meta.url)
await mkdir(OUT, { recursive: true })
for (const [name, subset, weight] of FONTS) {
  const file = `${name}-${subset}-${weight}-normal.woff`
  const font = await convert(await readFile(join(folder, 'node_modules/@fontsource', name, 'files', file)), 'sfnt')
  await writeFile(new URL(file.replace('-normal.woff', '.ttf'), OUT), font)
}
