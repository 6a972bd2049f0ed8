import type { Element, ElementContent } from 'hast'
import { classesOf, element, findAll, isElement, replace, styleOf, styleValue, textOf } from './tree.ts'

/** The level of a list item in Word, which writes lists as paragraphs; 0 for other paragraphs. */
const levelOf = (node: ElementContent): number => (isElement(node, 'p', 'div', 'h1', 'h2', 'h3') ? Number(/mso-list:\s*[^;]*level(\d)/.exec(styleOf(node))?.[1] ?? 0) : 0)

const isMarker = (node: Element) => /mso-list:\s*ignore/.test(styleOf(node))

const markerOf = (node: Element): string => findAll(node.children, isMarker).map(textOf).join('').replaceAll('\u00A0', ' ').trim()

/** An item as `li`, with whether its list has numbers and the number that it starts with. */
function itemOf(node: Element) {
  const marker = markerOf(node)
  const isNumbered = /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(marker)
  return { content: element('p', replace(node.children, (one) => (isMarker(one) ? [] : null))), isNumbered, start: /\d+/.exec(marker)?.[0] ?? '1' }
}

/** Lists, headings and titles of Word, which are paragraphs with styles of its own. */
export function wordBlocks(nodes: ElementContent[]): ElementContent[] {
  const blocks: ElementContent[] = []
  /** The open lists, outermost first. */
  const open: { list: Element; level: number }[] = []
  for (const node of nodes) {
    const level = levelOf(node)
    if (level === 0) {
      if (node.type === 'text' && node.value.trim() === '') continue
      open.length = 0
      blocks.push(isElement(node) && isElement(node, 'div') ? { ...node, children: wordBlocks(node.children) } : isElement(node) ? headingOf(node) : node)
      continue
    }
    const { content, isNumbered, start } = itemOf(node as Element)
    while (open.length > 0 && (open.at(-1)!.level > level || (open.at(-1)!.level === level && open.at(-1)!.list.tagName !== (isNumbered ? 'ol' : 'ul')))) open.pop()
    if (open.at(-1)?.level !== level) {
      const list = element(isNumbered ? 'ol' : 'ul', [], isNumbered && start !== '1' ? { start } : {})
      const parent = open.at(-1)?.list.children.at(-1)
      if (isElement(parent)) parent.children.push(list)
      else blocks.push(list)
      open.push({ list, level })
    }
    open.at(-1)!.list.children.push(element('li', [content]))
  }
  return blocks
}

function headingOf(node: Element): Element {
  const [name = ''] = classesOf(node)
  const outline = /^(?:MsoTitle|MsoHeading(\d)|Heading(\d))$/i.exec(name)
  const level = styleValue(node, 'mso-outline-level') || outline?.[1] || outline?.[2] || (outline === null ? '' : '1')
  return node.tagName === 'p' && /^[1-9]$/.test(level) ? { ...node, tagName: `h${Math.min(Number(level), 6)}` } : node
}
