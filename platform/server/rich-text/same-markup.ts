import type { Element, ElementContent, Nodes, RootContent } from 'hast'
import { parseMarkup, writeMarkup } from './markup.ts'

/** Elements that hold other elements, but no text of their own. */
const FRAMES = new Set(['ul', 'ol', 'table', 'tbody', 'tr'])
/** Elements whose single line has a paragraph in the editor, and none in texts from elsewhere. */
const HOLDERS = new Set(['li', 'td', 'th', 'blockquote'])
const BLOCKS = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div', 'img', 'table'])

/** Whether two sanitized texts look the same: the editor writes paragraphs and line breaks between elements in another way than Markdown. */
export function isSameMarkup(one: string, other: string): boolean {
  if (one === other) return true
  // Most texts differ in their words, which is seen without parsing.
  return lettersOf(one) === lettersOf(other) && canonical(one) === canonical(other)
}

const lettersOf = (html: string) => html.replace(/<[^>]*>|\s/g, '')

const canonical = (html: string) => writeMarkup(settled(parseMarkup(html).children as ElementContent[], 'root') as RootContent[]).replace(/(?:<p><\/p>)+$/, '')

const isBlock = (node: Nodes) => node.type === 'element' && BLOCKS.has(node.tagName)

function settled(children: readonly ElementContent[], parent: string): ElementContent[] {
  if (parent === 'pre') return [...children]
  const hasBlocks = parent === 'root' || FRAMES.has(parent) || children.some(isBlock)
  const kept = children.filter((child) => !(hasBlocks && child.type === 'text' && child.value.trim() === ''))
  const shown = kept.map((child, at): ElementContent => {
    if (child.type === 'element') return { ...child, children: settled(child.children, child.tagName) }
    if (child.type !== 'text') return child
    const value = child.value.replace(/\s+/g, ' ')
    const atStart = at === 0 || isBlock(kept[at - 1]!)
    const atEnd = at === kept.length - 1 || isBlock(kept[at + 1]!)
    const isEdge = BLOCKS.has(parent) || HOLDERS.has(parent) || parent === 'root'
    return { ...child, value: isEdge && atStart ? (atEnd ? value.trim() : value.trimStart()) : isEdge && atEnd ? value.trimEnd() : value }
  })
  return HOLDERS.has(parent) ? inParagraphs(shown) : shown
}

function inParagraphs(children: readonly ElementContent[]): ElementContent[] {
  const blocks: ElementContent[] = []
  let line: Element | null = null
  for (const child of children) {
    if (isBlock(child)) {
      blocks.push(child)
      line = null
    } else {
      if (line === null) blocks.push((line = { type: 'element', tagName: 'p', properties: {}, children: [] }))
      line.children.push(child)
    }
  }
  return blocks
}
