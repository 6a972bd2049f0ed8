import type { Element, Nodes } from 'hast'
import { formulaText } from './formula-text.ts'

const LINES = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div', 'img', 'tr'])

/** Between two blocks, and before an item of a list or a row of a table. Control characters, so no text contains them. */
export const BLOCK = '\u0002'
const ITEM = '\u0001'
const ITEMS = new Set(['li', 'tr'])

export interface Reading {
  /** Elements that are left out. */
  without: ReadonlySet<string>
  /** Whether code in a sentence stands in backticks, which tell `steps` from steps. */
  marksCode: boolean
}
/** All of a text. */
export const ALL: Reading = { without: new Set(), marksCode: false }

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

/** Without headings, code and tables, which don’t read as sentences. */
export const PROSE: Reading = { without: new Set(['h2', 'h3', 'pre', 'table']), marksCode: false }

/** The text of a tree, with `BLOCK` around its blocks. */
export function rawText(root: Nodes, reading: Reading): string {
  const pieces: string[] = []
  read(root, pieces, '', reading)
  return pieces.join('')
}

/** The blocks of a tree that have text, after `clean`. */
export function textBlocks(root: Nodes, reading: Reading, clean: (text: string) => string): { text: string; isItem: boolean }[] {
  const blocks: { text: string; isItem: boolean }[] = []
  let isItem = false
  for (const piece of rawText(root, reading).split(BLOCK)) {
    const text = clean(piece).trim()
    if (text !== '') {
      blocks.push({ text, isItem })
      isItem = false
    }
    if (piece.includes(ITEM)) isItem = true
  }
  return blocks
}
