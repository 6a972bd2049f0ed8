import type { Element, ElementContent, Nodes, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toMdast } from 'hast-util-to-mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { mathToMarkdown } from 'mdast-util-math'
import { toMarkdown } from 'mdast-util-to-markdown'

/** Converts stored markup back into Markdown, with formulas as $…$ and $$…$$: for data exports. */
export function htmlToMarkdown(html: string): string {
  const tree = fromHtml(html, { fragment: true })
  fillFormulas(tree)
  flattenCells(tree)
  const markdown = toMdast(tree, { handlers: { span: formulaOr, div: formulaOr, sup: withTags, sub: withTags, br: lineBreak } })
  return toMarkdown(markdown as never, { extensions: [mathToMarkdown(), gfmTableToMarkdown()], bullet: '-', fences: true })
}

/** An element without text would lose the space before it. */
function fillFormulas(node: Nodes): void {
  if (node.type === 'element' && typeof node.properties['dataLatex'] === 'string') node.children = [{ type: 'text', value: node.properties['dataLatex'] }]
  if ('children' in node) for (const child of node.children) fillFormulas(child)
}

/** A cell of a Markdown table is one line: its paragraphs, items and lines of code have `<br>` between them. */
function flattenCells(node: Nodes): void {
  if (node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th')) node.children = cellLines(node.children).flatMap((line, at) => (at === 0 ? line : [CELL_BREAK, ...line]))
  else if ('children' in node) for (const child of node.children) flattenCells(child)
}

const CELL_BREAK: Element = { type: 'element', tagName: 'br', properties: { dataInCell: true }, children: [] }

const BLOCKS = new Set(['p', 'ul', 'ol', 'blockquote', 'pre', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'hr'])

/** The lines of a cell or item: one for each block, and one for what stands together between blocks. */
function cellLines(nodes: readonly (ElementContent | RootContent)[]): ElementContent[][] {
  const lines: ElementContent[][] = []
  let together: ElementContent[] | null = null
  for (const node of nodes) {
    if (node.type === 'element' && BLOCKS.has(node.tagName)) {
      lines.push(...blockLines(node))
      together = null
    } else {
      if (together === null) lines.push((together = []))
      together.push(node.type === 'element' ? inCell(node) : (node as ElementContent))
    }
  }
  return lines
}

function blockLines(node: Element): ElementContent[][] {
  const { tagName, children, properties } = node
  if (tagName === 'ul' || tagName === 'ol') return children.flatMap((item, at) => itemLines(item, tagName === 'ul' ? '-' : `${Number(properties['start'] ?? 1) + at}.`))
  if (tagName === 'blockquote') return cellLines(children)
  if (tagName === 'pre') return textIn(node).split('\n').map((line) => [{ type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: line }] }])
  const inLine = inCell(node)
  return [tagName === 'p' ? inLine.children : [inLine]]
}

function itemLines(item: ElementContent, marker: string): ElementContent[][] {
  const [first = [], ...others] = item.type === 'element' ? cellLines(item.children) : []
  return [[{ type: 'text', value: `${marker} ` }, ...first], ...others]
}

/** An element without the line breaks that would end its cell; a bar of a formula would end it, too. */
function inCell(node: Element): Element {
  const { dataLatex } = node.properties
  if (node.tagName === 'br') return CELL_BREAK
  const properties = typeof dataLatex === 'string' ? { dataType: 'inline-math', dataLatex: withoutBars(dataLatex.replace(/\s*\n\s*/g, ' ')).trim() } : node.properties
  return { ...node, properties, children: node.children.map((child) => (child.type === 'element' ? inCell(child) : child)) }
}

const withoutBars = (latex: string) => latex.replace(/\\?\|/g, (bar) => (bar === '|' ? '\\vert ' : '\\Vert '))

const textIn = (node: ElementContent): string => (node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join('') : '')

const lineBreak = (_state: unknown, node: Element) => (node.properties['dataInCell'] === true ? { type: 'html', value: '<br>' } : { type: 'break' }) as never

/** Markdown has no superscript: the HTML element stays. */
const withTags = (state: { all(node: Element): unknown[] }, node: Element) =>
  [{ type: 'html', value: `<${node.tagName}>` }, ...state.all(node), { type: 'html', value: `</${node.tagName}>` }] as never

function formulaOr(state: { all(node: Element): unknown[] }, node: Element) {
  const { dataLatex: latex, dataType: type } = node.properties
  if (typeof latex !== 'string') return state.all(node) as never
  return { type: type === 'block-math' ? 'math' : 'inlineMath', value: latex } as never
}
