import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

/** Parses minified or sanitized markup with a conforming parser. */
export function parseMarkup(html: string): Root {
  return fromHtml(html, { fragment: true })
}

/** Serializes a tree; all stored markup is written here. */
export function writeMarkup(children: RootContent[]): string {
  return toHtml({ type: 'root', children }, { characterReferences: { useNamedReferences: true } })
}

/** The text of an element and its descendants. */
export function wordsOf(element: Element): string {
  let words = ''
  for (const child of element.children) {
    if (child.type === 'text') words += child.value
    else if (child.type === 'element') {
      const { dataLatex } = child.properties
      words += typeof dataLatex === 'string' ? dataLatex : child.tagName === 'br' ? '\n' : wordsOf(child)
    }
  }
  return words
}
