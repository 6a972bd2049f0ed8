import type { Element, ElementContent, RootContent, Text } from 'hast'
import { remoteImageUrl } from '#platform/rules/image-paths.ts'
import { MAX_LATEX } from '#platform/rules/max-latex.ts'
import { BLOCKS, linkAddress, MARKS } from './allowed-markup.ts'
import { wordsOf } from './markup.ts'

type Node = RootContent | ElementContent
const DEEPEST_CONTAINER = 10
const MAX_SPAN = 50
const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({
  type: 'element', tagName, properties, children,
})

export interface MarkupOptions {
  /** Which images a text may show. */
  imageSources: (src: string) => boolean
  /** Which paths of this site it may link to; none if left out. */
  ownPaths?: (path: string) => boolean
  /** For drafts: an image of another site that was not fetched stays as `<img data-upload="from:https://…">`, which shows nothing. */
  keepsImagesToFetch?: boolean
}

/**
 * Normalizes allowed markup into the stored form: blocks hold blocks or lines, lines hold text and marks. Every parser reads this form
 * alike, so sanitizing twice changes nothing.
 */
export function normalizeBlocks(nodes: Node[], { imageSources, ownPaths = () => false, keepsImagesToFetch = false }: MarkupOptions): ElementContent[] {
  return flow(nodes, 0)

  function flow(nodes: Node[], depth: number): ElementContent[] {
    const blocks: ElementContent[] = []
    let line: Node[] = []
    const endLine = () => {
      const content = inline(line, new Set())
      if (content.some((node) => node.type !== 'text' || /\S/.test(node.value))) blocks.push(...linesOf(content))
      line = []
    }
    for (const node of nodes) {
      if (node.type === 'element' && BLOCKS.has(node.tagName)) {
        endLine()
        blocks.push(...block(node, depth))
      } else if (node.type === 'element' && holdsBlock(node)) {
        endLine()
        blocks.push(...flow(node.children, depth))
      } else line.push(node)
    }
    endLine()
    return blocks
  }

  function block(node: Element, depth: number): ElementContent[] {
    const { tagName } = node
    if (tagName === 'hr') return [element('hr', [])]
    if (tagName === 'div') return maths(node, 'block-math')
    if (tagName === 'pre') return [codeBlock(node)]
    if (tagName === 'p') return linesOf(inline(node.children, new Set()))
    if (tagName === 'h2' || tagName === 'h3') {
      const words = inline(node.children, new Set())
      return words.length === 0 ? [] : [element(tagName, words)]
    }
    if (tagName === 'table' && depth < DEEPEST_CONTAINER) return table(node, depth)
    if (depth >= DEEPEST_CONTAINER || tagName === 'li' || tagName === 'table') return flow(node.children, depth)
    if (tagName === 'blockquote') {
      const content = flow(node.children, depth + 1)
      return content.length === 0 ? [] : [element('blockquote', content)]
    }
    return list(node, depth)
  }

  function list(node: Element, depth: number): ElementContent[] {
    const items: Element[] = []
    for (const child of node.children) {
      const isItem = child.type === 'element' && child.tagName === 'li'
      const content = flow(isItem ? child.children : [child], depth + 1)
      if (isItem || content.length > 0) items.push(element('li', content.length > 0 ? content : [element('p', [])]))
    }
    const start = wholeNumber(node.properties['start'], 1_000_000)
    const properties = node.tagName === 'ol' && start !== null && start !== 1 ? { start } : {}
    return items.length === 0 ? [] : [element(node.tagName, items, properties)]
  }

  function table(node: Element, depth: number): ElementContent[] {
    const rows: Element[] = []
    const visit = (part: Node): void => {
      if (part.type !== 'element') return
      if (part.tagName !== 'tr') return part.children.forEach(visit)
      const cells = part.children.flatMap((child) => (child.type === 'element' && (child.tagName === 'th' || child.tagName === 'td') ? [cell(child, depth)] : []))
      if (cells.length > 0) rows.push(element('tr', cells))
    }
    visit(node)
    return rows.length === 0 ? [] : [element('table', [element('tbody', rows)])]
  }

  /** A cell holds paragraphs, lists, quotes, code, images and formulas. */
  function cell({ tagName, children, properties }: Element, depth: number): Element {
    const content = flow(children, depth + 1).flatMap((node): ElementContent[] => {
      const name = node.type === 'element' ? node.tagName : ''
      return name === 'hr' ? [] : name === 'h2' || name === 'h3' ? [{ ...(node as Element), tagName: 'p' }] : [node]
    })
    const spans = (['colSpan', 'rowSpan'] as const).flatMap((name) => {
      const cells = wholeNumber(properties[name], MAX_SPAN)
      return cells !== null && cells > 1 ? [[name, cells] as const] : []
    })
    return element(tagName, content.length > 0 ? content : [element('p', [])], Object.fromEntries(spans))
  }

  /** A paragraph; images in it become blocks of their own, as in the editor. */
  function linesOf(content: ElementContent[]): ElementContent[] {
    const isImage = (node: ElementContent) => node.type === 'element' && node.tagName === 'img'
    if (!content.some(isImage)) return [element('p', content)]
    const blocks: ElementContent[] = []
    for (const node of content) {
      const last = blocks.at(-1)
      if (isImage(node)) blocks.push(node)
      else if (last?.type === 'element' && last.tagName === 'p') last.children.push(node)
      else blocks.push(element('p', [node]))
    }
    return blocks.filter((node) => node.type === 'element' && (node.tagName === 'img' || /\S/.test(wordsOf(node))))
  }

  function inline(nodes: Node[], within: Set<string>): ElementContent[] {
    const result: ElementContent[] = []
    for (const node of nodes) {
      const last = result.at(-1)
      if (node.type === 'text' && last?.type === 'text') joinWords(last, node)
      else if (node.type === 'text' && node.value !== '') result.push({ type: 'text', value: node.value })
      else if (node.type === 'element') {
        for (const made of inlineElement(node, within)) {
          const before = result.at(-1)
          if (made.type === 'text' && before?.type === 'text') joinWords(before, made)
          else result.push(made)
        }
      }
    }
    return result
  }

  function inlineElement(node: Element, within: Set<string>): ElementContent[] {
    const { tagName, properties } = node
    if (tagName === 'br') return [element('br', [])]
    if (tagName === 'img') return image(node)
    if (tagName === 'span') return maths(node, 'inline-math')
    const address = String(properties['href'] ?? '')
    const isOwn = ownPaths(address)
    const href = tagName !== 'a' ? null : isOwn ? address : linkAddress(address)
    const isPlain = !MARKS.has(tagName) || within.has(tagName) || (tagName === 'a' && href === null)
    if (isPlain) return inline(node.children, within)
    const children = inline(node.children, new Set([...within, tagName]))
    if (children.length === 0) return []
    return [element(tagName, children, href === null ? {} : isOwn ? { href } : { href, rel: ['nofollow', 'ugc', 'noopener'] })]
  }

  function image({ properties }: Element): ElementContent[] {
    const { src, dataUpload } = properties
    const alt = typeof properties['alt'] === 'string' ? properties['alt'] : ''
    if (typeof src !== 'string' || !imageSources(src)) {
      const isToFetch = keepsImagesToFetch && typeof dataUpload === 'string' && remoteImageUrl(dataUpload) !== null
      return isToFetch ? [element('img', [], { alt, dataUpload })] : []
    }
    const width = wholeNumber(properties['width'], 10_000)
    const height = wholeNumber(properties['height'], 10_000)
    return [
      element('img', [], {
        src,
        alt,
        ...(width === null || width === 0 ? {} : { width }),
        ...(height === null || height === 0 ? {} : { height }),
      }),
    ]
  }
}

const joinWords = (before: Text, { value }: Text) => (before.value = (before.value + value).normalize('NFC'))

function maths({ tagName, properties }: Element, type: string): ElementContent[] {
  const { dataType, dataLatex } = properties
  if (dataType !== type || typeof dataLatex !== 'string') return []
  if (dataLatex === '') return []
  // A formula that is too long to be drawn is not lost: it stays as its LaTeX.
  if (dataLatex.length > MAX_LATEX) return [type === 'block-math' ? element('pre', [element('code', [{ type: 'text', value: dataLatex }], { className: ['language-latex'] })]) : { type: 'text', value: `$${dataLatex}$` }]
  return [element(tagName, [], { dataType, dataLatex })]
}

// The parser drops a line break right after <pre>; inside <code> it is safe.
function codeBlock(node: Element): Element {
  const codes = codesIn(node)
  const [language] = (codes[0]?.properties['className'] as string[] | undefined) ?? []
  // Some pages put a heading and buttons beside the code.
  const words = wordsOf(codes.length === 1 ? codes[0]! : node).normalize('NFC')
  const properties = language === undefined ? {} : { className: [language.toLowerCase()] }
  return element('pre', [element('code', words === '' ? [] : [{ type: 'text', value: words }], properties)])
}

const codesIn = (node: Element): Element[] => node.children.flatMap((child) => (child.type !== 'element' ? [] : child.tagName === 'code' ? [child] : codesIn(child)))

function holdsBlock(node: Element): boolean {
  return node.children.some((child) => child.type === 'element' && (BLOCKS.has(child.tagName) || holdsBlock(child)))
}

function wholeNumber(value: unknown, max: number): number | null {
  const number = typeof value === 'number' ? value : /^\d{1,7}$/.test(String(value)) ? Number(value) : Number.NaN
  return Number.isInteger(number) && number >= 0 && number <= max ? number : null
}
