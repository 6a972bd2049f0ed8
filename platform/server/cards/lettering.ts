import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'opentype.js'

const require = createRequire(import.meta.url)
// The package's two builds export differently; `require` finds the same one in Node and in tests.
const { parse } = require('opentype.js') as typeof import('opentype.js')
const fonts = new Map<string, Font>()

/** A weight of the interface font. Letters are drawn as outlines, so no font needs to be installed. */
function font(weight: 400 | 600): Font {
  const name = `geist-latin-${weight}-normal.woff`
  let known = fonts.get(name)
  if (known === undefined) {
    const bytes = readFileSync(require.resolve(`@fontsource/geist/files/${name}`))
    known = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
    fonts.set(name, known)
  }
  return known
}

export interface TextShape {
  text: string
  x: number
  y: number
  size: number
  weight: 400 | 600
  fill: string
}

/** One line of text as an SVG path. Characters missing from the font are left out. */
export function textLine({ text, x, y, size, weight, fill }: TextShape): string {
  const face = font(weight)
  const known = [...text].filter((character) => character === ' ' || face.charToGlyphIndex(character) > 0).join('')
  return `<path fill="${fill}" d="${face.getPath(known, x, y, size).toPathData(1)}"/>`
}

/** Wraps a text into at most `maxLines` lines of at most `width` pixels; an ellipsis replaces the rest. */
export function wrapText(text: string, options: { size: number; width: number; maxLines: number }): string[] {
  const { size, width, maxLines } = options
  const fits = (words: string) => font(600).getAdvanceWidth(words, size) <= width
  const lines: string[] = []
  let present = ''
  for (const word of text.split(/\s+/)) {
    const longer = present === '' ? word : `${present} ${word}`
    if (fits(longer)) {
      present = longer
      continue
    }
    if (present !== '') lines.push(present)
    present = shortened(word, fits)
  }
  lines.push(present)
  if (lines.length <= maxLines) return lines
  const last = `${lines.slice(maxLines - 1).join(' ')}…`
  return [...lines.slice(0, maxLines - 1), shortened(last, fits)]
}

function shortened(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  let kept = [...text.replace(/…$/, '')]
  while (kept.length > 1 && !fits(`${kept.join('')}…`)) kept = kept.slice(0, -1)
  return `${kept.join('').trimEnd()}…`
}
