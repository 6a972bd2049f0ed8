import type { Element, Nodes, Root } from 'hast'
import { joinBlocks, type Block } from '#platform/rules/join-blocks.ts'
import { sanitizeText } from '#platform/rules/text.ts'
import { formulaText } from './formula-text.ts'
import { parseMarkup } from './markup.ts'
import { minifyMarkup } from './minify-markup.ts'

const LINES = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div', 'img', 'tr'])

/** Between two blocks, and before an item of a list or a row of a table. Control characters, so no text contains them. */
const BLOCK = '\u0002'
const ITEM = '\u0001'
const ITEMS = new Set(['li', 'tr'])

interface Reading {
  /** Elements that are left out. */
  without: ReadonlySet<string>
  /** Whether code in a sentence stands in backticks, which tell `steps` from steps. */
  marksCode: boolean
}
const ALL: Reading = { without: new Set(), marksCode: false }

const RAISED: Record<string, string> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' }

/** Raised or lowered digits are characters of their own: 10⁶ is not 106. */
const raised = (text: string, tagName: string) => text.replace(/\d/g, (digit) => Array.from(RAISED[tagName]!)[Number(digit)]!)

function read(node: Nodes, pieces: string[], around = '', reading = ALL): void {
  if (node.type === 'text') pieces.push(around === 'sup' || around === 'sub' ? raised(node.value, around) : node.value)
  if (!('children' in node)) return
  const { tagName = '', properties = {} } = node as Partial<Element>
  if (reading.without.has(tagName)) return
  if (tagName === 'math') {
    pieces.push(formulaText(node))
    return
  }
  const isLine = LINES.has(tagName) && around !== 'cell'
  if (isLine && ITEMS.has(tagName)) pieces.push(ITEM)
  if (isLine) pieces.push(BLOCK)
  else if (tagName === 'br') pieces.push('\n')
  if ((tagName === 'td' || tagName === 'th') && pieces.at(-1) !== BLOCK) pieces.push(' ')
  if (typeof properties['dataLatex'] === 'string') pieces.push(properties['dataLatex'])
  const inside = tagName === 'td' || tagName === 'th' ? 'cell' : tagName === 'sup' || tagName === 'sub' || tagName === 'pre' ? tagName : around
  const isMarked = tagName === 'code' && around !== 'pre' && reading.marksCode
  if (isMarked) pieces.push('`')
  for (const child of node.children) read(child, pieces, inside, reading)
  if (isMarked) pieces.push('`')
  if (isLine) pieces.push(BLOCK)
}

/** Headings, code and tables don’t read as sentences. */
const PROSE: Reading = { without: new Set(['h2', 'h3', 'pre', 'table']), marksCode: false }

/** The text of `html` as one line for a preview. */
export const previewTextOf = (html: string): string => previewOf(html, ALL)

/** The same for the search, whose snippets show sentences with code in them. */
export const searchTextOf = (html: string): string => previewOf(html, { ...ALL, marksCode: true })

/** The same without headings, code blocks and tables; all of its text if there is nothing else. */
export function proseOf(html: string): string {
  const text = previewOf(html, PROSE)
  return text === '' ? previewTextOf(html) : text
}

function previewOf(html: string, reading: Reading): string {
  const blocks: Block[] = []
  let isItem = false
  for (const piece of rawText(parseMarkup(html), reading).split(BLOCK)) {
    const text = sanitizeText(piece).trim()
    if (text !== '') {
      blocks.push({ text, isItem })
      isItem = false
    }
    if (piece.includes(ITEM)) isItem = true
  }
  return joinBlocks(blocks)
}

/** The plain text of rich text: a line for each block, formulas as their source. */
export const plainTextOf = (html: string): string => textOf(parseMarkup(minifyMarkup(html)))

/** The plain text of what `renderRichText` made, whose formulas are MathML without their source: they read as one line each. */
export const plainTextOfRendered = (html: string): string => textOf(parseMarkup(html))

const textOf = (root: Root): string => sanitizeText(rawText(root, ALL).replaceAll(BLOCK, '\n')).replace(/\n{2,}/g, '\n').trim()

function rawText(root: Root, reading: Reading): string {
  const pieces: string[] = []
  read(root, pieces, '', reading)
  return pieces.join('')
}

/** Whether there is nothing to save: no word, no image, no formula. */
export function isEmptyRichText(html: string): boolean {
  const folded = minifyMarkup(html)
  if (/<img |<(?:span|div) data-type="[a-z-]+" data-latex="[^"]/.test(folded)) return false
  return plainTextOf(folded).replace(/[\s\u200B-\u200D\u2060\uFEFF\u00AD]/g, '') === ''
}
