import type { Element, Nodes } from 'hast'
import { sanitizeText } from '#platform/rules/text.ts'
import { parseMarkup } from './markup.ts'
import { minifyMarkup } from './minify-markup.ts'

const LINES = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div', 'img'])

function read(node: Nodes, pieces: string[]): void {
  if (node.type === 'text') pieces.push(node.value)
  if (!('children' in node)) return
  const { tagName = '', properties = {} } = node as Partial<Element>
  if (LINES.has(tagName) || tagName === 'br') pieces.push('\n')
  if (typeof properties['dataLatex'] === 'string') pieces.push(properties['dataLatex'])
  for (const child of node.children) read(child, pieces)
  if (LINES.has(tagName)) pieces.push('\n')
}

/** The plain text of rich text: a line for each block, formulas as their source. */
export function plainTextOf(html: string): string {
  const pieces: string[] = []
  read(parseMarkup(minifyMarkup(html)), pieces)
  return sanitizeText(pieces.join('').replace(/\n{2,}/g, '\n')).trim()
}

/** Whether there is nothing to save: no word, no image, no formula. */
export function isEmptyRichText(html: string): boolean {
  const folded = minifyMarkup(html)
  if (/<img |<(?:span|div) data-type="[a-z-]+" data-latex="[^"]/.test(folded)) return false
  return plainTextOf(folded).replace(/[\s\u200B-\u200D\u2060\uFEFF\u00AD]/g, '') === ''
}
