import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

/** Reads folded or clean markup with a conforming parser. */
export function parseMarkup(html: string): Root {
  return fromHtml(html, { fragment: true })
}

/** Writes a tree the one way in which we write markup. */
export function writeMarkup(children: RootContent[]): string {
  return toHtml({ type: 'root', children }, { characterReferences: { useNamedReferences: true } })
}

/** The words of an element and of everything in it. */
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
