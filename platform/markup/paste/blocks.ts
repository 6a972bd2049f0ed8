import type { Element, ElementContent, RootContent } from 'hast'
import { hasHeaderRow } from './header-row.ts'
import { element, findAll, hasClass, isElement, rebuild, styleOf, textNode, textOf } from './tree.ts'

const DROPPED = ['style', 'script', 'noscript', 'template', 'button', 'svg', 'select', 'input', 'textarea', 'head', 'title', 'meta', 'link', 'colgroup', 'col', 'o:p']
/** Elements that hold a block and belong to one of their own. */
export const BLOCKS = ['p', 'div', 'ul', 'ol', 'table', 'pre', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'section', 'article', 'figure']

/** Lists inside items, headings of the levels that texts have, tables without layout, and nothing that is not shown. */
export function blocksIn(nodes: (RootContent | ElementContent)[]): ElementContent[] {
  return rebuild(nodes, (node) => {
    if (isCheckbox(node)) return [textNode(node.properties['checked'] === true || hasClass(node, 'checkbox-on') ? '☑ ' : '☐ ')]
    if (DROPPED.includes(node.tagName) || isHidden(node)) return []
    if (isElement(node, 'ul', 'ol')) return [{ ...node, children: itemsOf(node.children) }]
    if (node.tagName === 'li') return [{ ...node, children: withLine(node.children) }]
    if (/^h[1-6]$/.test(node.tagName)) return [{ ...node, tagName: Number(node.tagName[1]) <= 2 ? 'h2' : 'h3' }]
    if (node.tagName === 'table') return table(node)
    if (node.tagName === 'caption') return [element('p', node.children)]
    if (node.tagName === 'a') return linkOf(node)
    return [node]
  })
}

/** The box of an item of a to-do list; those of forms can be changed. */
const isCheckbox = (node: Element) =>
  hasClass(node, 'checkbox-on', 'checkbox-off', 'task-list-item-checkbox') || (node.tagName === 'input' && node.properties['type'] === 'checkbox' && node.properties['disabled'] === true)

const isHidden = (node: Element) =>
  node.properties['hidden'] === true || hasClass(node, 'katex-html', 'mw-editsection', 'anchor', 'anchor-link', 'headerlink', 'jp-InputPrompt', 'jp-OutputPrompt', 'input_prompt', 'output_prompt', 'sr-only', 'visually-hidden') || /(?:^|;)\s*(?:display:\s*none|mso-hide:\s*all)/.test(styleOf(node))

/** Items of a list; another list between them belongs to the item before it. */
function itemsOf(children: ElementContent[]): ElementContent[] {
  const items: Element[] = []
  for (const child of children) {
    if (isElement(child, 'li')) items.push({ ...child, children: [...child.children] })
    else if (isElement(child, 'ul', 'ol')) {
      if (items.length === 0) items.push(element('li', [element('p', [])]))
      items.at(-1)!.children.push(child)
    } else if (textOf(child).trim() !== '') items.push(element('li', [child]))
  }
  return items
}

/** The editor's items begin with a line. */
function withLine(children: ElementContent[]): ElementContent[] {
  const first = children.find((child) => child.type !== 'text' || child.value.trim() !== '')
  return isElement(first, 'ul', 'ol', 'pre', 'table', 'blockquote') ? [element('p', []), ...children] : children
}

/** A table whose cells hold their content; one that only arranges a page, as its content. */
function table(node: Element): ElementContent[] {
  const rows = findAll(node.children, ({ tagName }) => tagName === 'tr').map((row) => row.children.filter((cell) => isElement(cell, 'td', 'th')) as Element[])
  const filled = rows.filter((cells) => cells.length > 0)
  const captions = node.children.filter((child) => isElement(child, 'p'))
  const isLayout = node.properties['role'] === 'presentation' || filled.every((cells) => cells.length === 1) || findAll(node.children, ({ tagName }) => tagName === 'table').length > 0
  if (isLayout) return [...captions, ...filled.flat().flatMap(({ children }) => (children.some((child) => isElement(child, ...BLOCKS)) ? children : [element('p', children)]))]
  // Spreadsheets have no header cells. Spans would shift the columns.
  const isNamed = filled.every((cells) => cells.every((cell) => cell.tagName === 'td' && Object.keys(spansOf(cell)).length === 0)) && hasHeaderRow(filled.map((cells) => cells.map(textOf)))
  const shown = filled.map((cells, at) => element('tr', cells.map((cell) => element(at === 0 && isNamed ? 'th' : cell.tagName, contentOf(cell, at === 0 && isNamed), spansOf(cell)))))
  return shown.length === 0 ? captions : [...captions, element('table', [element('tbody', shown)])]
}

/** What a cell shows. A cell of the header row is bold as such. */
function contentOf({ children }: Element, isHeader: boolean): ElementContent[] {
  const [only] = children
  if (only === undefined) return [element('p', [])]
  return isHeader && children.length === 1 && isElement(only, 'strong', 'b') ? only.children : children
}

const spansOf = ({ properties: { colSpan, rowSpan } }: Element) => ({ ...(Number(colSpan) > 1 && { colSpan: Number(colSpan) }), ...(Number(rowSpan) > 1 && { rowSpan: Number(rowSpan) }) })

/** A link around an image alone, such as a badge, is its description: images stand on their own. */
function linkOf(node: Element): ElementContent[] {
  const images = findAll(node.children, ({ tagName }) => tagName === 'img')
  if (images.length === 0 || textOf(node).trim() !== '') return [node]
  const [alt = ''] = images.map(({ properties }) => String(properties['alt'] ?? '')).filter((text) => text.trim() !== '')
  return alt === '' ? images : [{ ...node, children: [textNode(alt)] }]
}
