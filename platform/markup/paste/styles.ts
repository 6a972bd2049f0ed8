import type { Element, ElementContent } from 'hast'
import { BLOCKS } from './blocks.ts'
import { element, isElement, rebuild, styleOf, styleValue } from './tree.ts'

type Meaning = readonly [tag: string, means: (node: Element) => boolean]

const isBold = (node: Element) => /^(?:bold|bolder|[6-9]00)$/.test(styleValue(node, 'font-weight'))
const decoration = (node: Element) => styleValue(node, 'text-decoration') + styleValue(node, 'text-decoration-line')

const MEANINGS: readonly Meaning[] = [
  ['strong', isBold],
  ['em', (node) => styleValue(node, 'font-style') === 'italic'],
  ['u', (node) => decoration(node).includes('underline')],
  ['s', (node) => decoration(node).includes('line-through')],
  ['sup', (node) => styleValue(node, 'vertical-align') === 'super'],
  ['sub', (node) => styleValue(node, 'vertical-align') === 'sub'],
]

/** Inline styles as elements: other programs write bold and italic as styles. */
export function stylesIn(nodes: ElementContent[]): ElementContent[] {
  return rebuild(nodes, (node) => {
    if (styleOf(node) === '') return [node]
    // A whole document of Google Docs is inside a bold element that is not bold.
    if (isElement(node, 'b', 'strong') && /^(?:normal|[1-4]00)$/.test(styleValue(node, 'font-weight'))) return node.children
    // Spreadsheets put the style of a text on its cell.
    if (node.tagName === 'td' && node.children.length > 0 && !node.children.some((child) => isElement(child, ...BLOCKS))) return [{ ...node, children: withMeanings(node, node.children) }]
    if (!isElement(node, 'span', 'a', 'font')) return [node]
    return withMeanings(node, node.tagName === 'a' ? [node] : node.children)
  })
}

const withMeanings = (node: Element, children: ElementContent[]): ElementContent[] =>
  MEANINGS.reduce((inside, [tag, means]) => (means(node) && !(tag === 'u' && node.tagName === 'a') ? [element(tag, inside)] : inside), children)
