import type { Element, ElementContent, Root } from 'hast'
import { isTaskItem } from '../../rules/task-item.ts'
import { parseMarkup, wordsOf, writeMarkup } from './markup.ts'
import { cpuBudget } from './cpu-budget.ts'
import { highlight } from './highlight.ts'
import { imageToShow } from './image.ts'
import { formula, formulaSource } from './maths.ts'

/** A heading for the table of contents. */
export interface Heading {
  id: string
  text: string
  level: 2 | 3
}

/** Rendered text, and its headings in order. */
export interface ShownText {
  html: string
  headings: Heading[]
  /** False when the machine was too busy to render some of it, which is shown plain: rendering again may help. */
  isComplete: boolean
}

/** Increase it when rendering changes: stored HTML is then rendered again. */
export const RENDERER_VERSION = 6

// The limits of code and formulas in one text, and their CPU budgets: five times what normal texts need.
// What exceeds them is shown plain. The result is stored, so it must not depend on wall-clock time.
const MAX_CODE_LENGTH = 60_000
const MAX_COLOUR_CPU_MS = 300
const MAX_MATHS_CPU_MS = 500

/** Renders stored text: highlighted code, formulas as MathML, headings with IDs. Short texts, such as messages, give formulas less CPU time. */
export function renderRichText(clean: string, { mathsCpuMs = MAX_MATHS_CPU_MS }: { mathsCpuMs?: number } = {}): ShownText {
  const headings: Heading[] = []
  const taken = new Map<string, number>()
  const maths = cpuBudget(mathsCpuMs)
  const colours = cpuBudget(MAX_COLOUR_CPU_MS)
  let codeLength = 0

  function show(node: ElementContent | Root['children'][number]): ElementContent[] {
    if (node.type === 'text') return [node]
    if (node.type !== 'element') return []
    const { tagName } = node
    if (tagName === 'table') return [table(node)]
    if (tagName === 'pre') return [codeBlock(node)]
    if (tagName === 'img') return node.properties['src'] === undefined ? [] : [imageToShow(node)]
    if (tagName === 'span' || tagName === 'div') return drawn(node)
    const children = node.children.flatMap(show)
    const direction = DIRECTED.has(tagName) && isRightToLeft(node) ? { dir: 'auto' } : {}
    const task = tagName === 'li' && isTaskItem(wordsOf(node)) ? { className: ['task'] } : {}
    if (tagName !== 'h2' && tagName !== 'h3') return [{ ...node, properties: { ...node.properties, ...direction, ...task }, children }]
    const text = wordsOf(node).replace(/\s+/g, ' ').trim()
    const id = freshId(text, taken)
    headings.push({ id, text, level: tagName === 'h2' ? 2 : 3 })
    return [{ ...node, properties: { id, ...direction }, children }]
  }

  /** A table that scrolls by itself where it is wider than the page, and is focusable for the keyboard. */
  function table(node: Element): Element {
    const rows = node.children.flatMap((body) => (body.type === 'element' ? body.children : [])) as Element[]
    const shown = rows.map((row, at) => ({
      ...row,
      children: (row.children as Element[]).map((cell): Element => {
        const [only, more] = cell.children
        // A single line needs no paragraph of its own.
        const content = only?.type === 'element' && only.tagName === 'p' && more === undefined ? only.children : cell.children
        const scope = cell.tagName === 'th' ? { scope: at === 0 ? 'col' : 'row' } : {}
        return { ...cell, properties: { ...cell.properties, ...scope, ...(isRightToLeft(cell) ? { dir: 'auto' } : {}) }, children: content.flatMap(show) }
      }),
    }))
    const [first, ...rest] = shown
    const isHeader = first!.children.every(({ tagName }) => tagName === 'th')
    const part = (tagName: string, children: Element[]): Element[] => (children.length === 0 ? [] : [{ type: 'element', tagName, properties: {}, children }])
    const parts = isHeader ? [...part('thead', [first!]), ...part('tbody', rest)] : part('tbody', shown)
    return { type: 'element', tagName: 'div', properties: { className: ['table-scroll'], tabIndex: 0 }, children: [{ ...node, children: parts }] }
  }

  function drawn({ tagName, properties }: Element): ElementContent[] {
    const latex = String(properties['dataLatex'] ?? '')
    const shown = maths.run(() => formula(latex, tagName === 'div')) ?? formulaSource(latex)
    const className = [tagName === 'div' ? 'math-block' : 'math-inline']
    const reach = tagName === 'div' ? { tabIndex: 0 } : {}
    return [{ type: 'element', tagName, properties: { className, ...reach }, children: [shown] }]
  }

  function codeBlock(node: Element): Element {
    const code = node.children.find((child) => child.type === 'element')
    const words = wordsOf(node)
    const [name = ''] = (code?.properties['className'] as string[] | undefined) ?? []
    codeLength += words.length
    const coloured = codeLength > MAX_CODE_LENGTH ? null : highlight(words, name.replace('language-', ''), colours)
    const properties = { className: ['hljs', ...(name === '' ? [] : [name])] }
    const children = coloured ?? [{ type: 'text', value: words } satisfies ElementContent]
    const shown: Element = { type: 'element', tagName: 'code', properties, children }
    // Content wider than the page scrolls, and is focusable for the keyboard.
    return { type: 'element', tagName: 'pre', properties: { tabIndex: 0 }, children: [shown] }
  }

  const shown = parseMarkup(clean).children.flatMap(show)
  return { html: writeMarkup(shown), headings, isComplete: !maths.wasStarved() && !colours.wasStarved() }
}

/** Blocks whose direction follows their text. */
const DIRECTED = new Set(['p', 'h2', 'h3', 'li', 'blockquote'])
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const isRightToLeft = (node: Element) => RIGHT_TO_LEFT.test(wordsOf(node))

function freshId(text: string, taken: Map<string, number>): string {
  const words = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['section']
  const slug = `h-${words.join('-').slice(0, 60).toWellFormed().replace(/[-\uFFFD]+$/, '')}`
  // Numbering continues from the last one: five thousand headings of one name are not compared with each other.
  for (let number = taken.get(slug) ?? 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug}-${number}`
    if (number > 1 && taken.has(id)) continue
    taken.set(slug, number + 1)
    if (id !== slug) taken.set(id, 2)
    return id
  }
}
