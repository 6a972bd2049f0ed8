import type { Element, ElementContent, Root, RootContent } from 'hast'

/** Attributes that the content security policy forbids keep this prefix while a page is inert. */
const STYLE = 'dataWasStyle'

/** Whether a node is an element, of one of these names if any are given. */
export function isElement(node: Element, ...names: string[]): boolean
export function isElement(node: RootContent | ElementContent | undefined, ...names: string[]): node is Element
export function isElement(node: RootContent | ElementContent | undefined, ...names: string[]): boolean {
  return node?.type === 'element' && (names.length === 0 || names.includes(node.tagName))
}

export const element = (tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element => ({ type: 'element', tagName, properties, children })

export const textNode = (value: string): ElementContent => ({ type: 'text', value })

/** The inline style of an element, in lower case. */
export const styleOf = (node: Element): string => String(node.properties[STYLE] ?? '').toLowerCase()

/** The value of one property of the inline style, or an empty text. */
export function styleValue(node: Element, property: string): string {
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:([^;]*)`).exec(styleOf(node))
  return found === null ? '' : found[1]!.trim()
}

export const classesOf = (node: Element): string[] => {
  const { className } = node.properties
  return Array.isArray(className) ? className.map(String) : []
}

export const hasClass = (node: Element, ...names: string[]) => classesOf(node).some((name) => names.includes(name))

/** The text of a node, with line breaks where it has `br`. */
export function textOf(node: Root | RootContent | ElementContent): string {
  if (node.type === 'text') return node.value
  if (isElement(node as ElementContent, 'br')) return '\n'
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Rebuilds a tree from its leaves: each element is replaced by what `change` returns for it, after its children were. */
export function rebuild(nodes: (RootContent | ElementContent)[], change: (node: Element) => ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [node]
    return node.type === 'element' ? change({ ...node, children: rebuild(node.children, change) }) : []
  })
}

/** Replaces elements from the root down: what `change` returns is final; for null, the children are visited. */
export function replace(nodes: (RootContent | ElementContent)[], change: (node: Element) => ElementContent[] | null): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : []
    return change(node) ?? [{ ...node, children: replace(node.children, change) }]
  })
}

/** All elements that pass a test, each before those inside it. */
export function findAll(nodes: readonly (RootContent | ElementContent)[], test: (node: Element) => boolean): Element[] {
  return nodes.flatMap((node) => (node.type !== 'element' ? [] : [...(test(node) ? [node] : []), ...findAll(node.children, test)]))
}
