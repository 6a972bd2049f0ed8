import type { Element, Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'
import { toHtml } from 'hast-util-to-html'
import { hasMarks, hasTooManyCells, parseMarkdown, treeToHast } from '../markdown.ts'
import { blocksIn } from './blocks.ts'
import { codeBlock } from './code.ts'
import { codeLanguageOf } from './code-text.ts'
import { hasHeaderRow } from './header-row.ts'
import { element, textNode } from './tree.ts'

const MAX_LENGTH = 100_000
/** More brackets or deeper quotes would keep the parser busy for seconds. */
const MAX_BRACKETS = 3_000
const DEEP_QUOTE = /^(?: {0,3}>){30}/m

/**
 * Converts pasted plain text into markup: code becomes a code block, cells separated by tabs a table, and Markdown what it says. Returns null for other texts,
 * which are pasted line by line.
 */
export function pastedText(text: string): string | null {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
  if (plain.length > MAX_LENGTH) return null
  const table = tableOf(plain)
  if (table !== null) return toHtml(table)
  const language = codeLanguageOf(plain)
  if (language !== null) return toHtml(codeBlock(plain, language))
  // A text that begins with spaces is not code for that alone.
  return markdownPage(plain.trimStart(), hasMarks)
}

/** Converts a text that is known to be Markdown into markup. Returns null if it is too large or nested too deeply, or if `isOne` denies it. */
export function markdownPage(text: string, isOne: (tree: MarkdownRoot) => boolean = () => true): string | null {
  if (text.length > MAX_LENGTH || DEEP_QUOTE.test(text) || text.split('[').length > MAX_BRACKETS) return null
  try {
    const tree = parseMarkdown(text, { autolinks: true })
    if (!isOne(tree) || hasTooManyCells(tree)) return null
    return toHtml({ type: 'root', children: blocksIn((treeToHast(tree, { htmlAsText: true }) as Root).children) })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Rows of a spreadsheet: each line has the same number of cells, at least two. */
function tableOf(text: string): Element | null {
  const rows = text.split('\n').map((line) => line.split('\t'))
  const [first] = rows
  if (rows.length < 2 || first!.length < 2 || rows.some((cells) => cells.length !== first!.length || cells[0] === '')) return null
  const isNamed = hasHeaderRow(rows)
  return element('table', [element('tbody', rows.map((cells, at) => element('tr', cells.map((cell) => element(at === 0 && isNamed ? 'th' : 'td', [element('p', [textNode(cell.trim())])])))))])
}
