import type { ElementContent, Nodes } from 'hast'
import type { Nodes as MarkdownNodes, Root } from 'mdast'
import { toHtml } from 'hast-util-to-html'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { mathFromMarkdown } from 'mdast-util-math'
import { toHast } from 'mdast-util-to-hast'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { math } from 'micromark-extension-math'
import { drawBoxes, numberFootnotes, readExportedHtml } from './footnotes.ts'
import { parseWithPrices, withDollarFormulas } from './latex.ts'

const mark = (tagName: 'span' | 'div', latex: string): ElementContent => ({
  type: 'element',
  tagName,
  properties: { dataType: tagName === 'div' ? 'block-math' : 'inline-math', dataLatex: latex.trim() },
  children: [],
})

/** As many elements as the sanitizer accepts. */
const MAX_CELLS = 5_000

const TOO_MANY_CELLS = '<p>This text has too many table cells to display.</p>'
const TOO_DEEP = '<p>This text is nested too deeply to display.</p>'

export interface MarkdownOptions {
  /** Gives the address under which a picture is shown. */
  imageSource?: (src: string) => string
  /** A line break starts a new line, as people expect of short messages. */
  keepsLines?: boolean
  /** Addresses become links without signs around them. */
  autolinks?: boolean
  /** HTML is shown as it was written instead of being left out. */
  htmlAsText?: boolean
}

/**
 * Converts Markdown with tables and formulas into markup for the sanitizer; HTML in it is left out. For deeply nested quotes, and for
 * tables with more cells than a text may have parts, the markup is a sentence that says so.
 */
export function markdownToHtml(markdown: string, options: MarkdownOptions = {}): string {
  try {
    return treeToHtml(parseMarkdown(markdown, options), options)
  } catch (error) {
    // The library recurses for each level and could overflow the stack.
    if (error instanceof RangeError && /call stack/.test(error.message)) return TOO_DEEP
    throw error
  }
}

/** How many cells tables have. Each row is filled up to the columns of the first: few characters make many. */
function cellsIn(node: MarkdownNodes): number {
  if (node.type === 'table') return node.children.length * (node.align?.length ?? 0)
  return 'children' in node ? node.children.reduce((sum, child) => sum + cellsIn(child), 0) : 0
}

/** Parses Markdown with tables, footnotes, boxes of to-do lists, and formulas: `$…$`, `$$…$$`, `\(…\)`, `\[…\]` and LaTeX environments. */
export function parseMarkdown(markdown: string, { autolinks = false }: MarkdownOptions = {}): Root {
  const parse = (text: string) =>
    fromMarkdown(text, {
      extensions: [math(), gfmTable(), gfmFootnote(), ...(autolinks ? [gfmAutolinkLiteral()] : []), gfmStrikethrough({ singleTilde: false })],
      mdastExtensions: [mathFromMarkdown(), gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), ...(autolinks ? [gfmAutolinkLiteralFromMarkdown()] : []), gfmStrikethroughFromMarkdown()],
    })
  const tree = parseWithPrices(withDollarFormulas(markdown, parse), parse)
  drawBoxes(tree)
  readExportedHtml(tree)
  numberFootnotes(tree)
  return tree
}

/** What Markdown texts have and other texts do not. */
const MARKS = new Set(['heading', 'list', 'code', 'blockquote', 'table', 'thematicBreak', 'math', 'inlineMath', 'link', 'linkReference', 'image', 'imageReference', 'inlineCode', 'strong', 'delete'])

/** Whether a text has anything that only Markdown has. */
export const hasMarks = (node: MarkdownNodes): boolean => MARKS.has(node.type) || ('children' in node && node.children.some(hasMarks))

/** Whether the tables of a text have more cells than a text may have parts. */
export const hasTooManyCells = (tree: Root): boolean => cellsIn(tree) > MAX_CELLS

/** Converts parsed Markdown into markup for the sanitizer, like `markdownToHtml`. */
export const treeToHtml = (tree: Root, options: MarkdownOptions = {}): string => (hasTooManyCells(tree) ? TOO_MANY_CELLS : toHtml(treeToHast(tree, options)))

/** Converts parsed Markdown into elements. */
export function treeToHast(tree: Root, { imageSource = (src) => src, keepsLines = false, htmlAsText = false }: MarkdownOptions = {}): Nodes {
  const html = toHast(tree, {
    handlers: {
      math: (_state, node: { value: string }) => mark('div', node.value),
      inlineMath: (_state, node: { value: string }) => mark('span', node.value),
      html: (_state, node: { value: string }) => (htmlAsText ? { type: 'text', value: node.value } : undefined),
      ...(keepsLines && { text: (_state, node: { value: string }) => linesOf(node.value) }),
    },
  })
  settle(html, imageSource)
  return html
}

/** A text with a `br` between its lines. */
function linesOf(text: string): ElementContent[] {
  return text.split('\n').flatMap((line, at) => [
    ...(at === 0 ? [] : [{ type: 'element' as const, tagName: 'br', properties: {}, children: [] }]),
    { type: 'text' as const, value: line },
  ])
}

function settle(node: Nodes, imageSource: (src: string) => string): void {
  if (node.type === 'element' && node.tagName === 'img') {
    node.properties['src'] = imageSource(String(node.properties['src'] ?? ''))
  }
  // Markdown ends a code block with a line break of its own.
  const [last] = node.type === 'element' && node.tagName === 'code' ? node.children : []
  if (last?.type === 'text') last.value = last.value.replace(/\n$/, '')
  if ('children' in node) for (const child of node.children) settle(child, imageSource)
}
