import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
// The package's two builds export differently; `require` finds the same one in Node and in tests.
const { parse } = require('opentype.js') as typeof import('opentype.js')

const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const
export type Weight = 400 | 600

/** One file of the interface font, with the characters that it has. */
export interface FontFile {
  name: string
  bytes: Buffer
  has(character: string): boolean
}

const loaded = new Map<Weight, FontFile[]>()

/** The files of a weight; the first that has a character draws it. */
export function fontFiles(weight: Weight): FontFile[] {
  const known = loaded.get(weight)
  if (known !== undefined) return known
  const files = SUBSETS.map((subset): FontFile => {
    const name = `geist-${subset}-${weight}-normal`
    const bytes = readFileSync(require.resolve(`@fontsource/geist/files/${name}.woff`))
    const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
    return { name, bytes, has: (character) => font.charToGlyphIndex(character) > 0 }
  })
  loaded.set(weight, files)
  return files
}

/** Splits a text into runs of one font file each. Null when no file has one of its characters. */
export function runsOf(text: string, weight: Weight): { font: string; text: string }[] | null {
  const runs: { font: string; text: string }[] = []
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1)
    const files = fontFiles(weight)
    const file = (last !== undefined && files.find(({ name, has }) => name === last.font && has(character))) || files.find(({ has }) => has(character))
    if (file === undefined) return null
    if (last?.font === file.name) last.text += character
    else runs.push({ font: file.name, text: character })
  }
  return runs
}
