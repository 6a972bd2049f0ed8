// The content security policy forbids inline styles and handlers in pasted pages too: the browser would report each of them and drop the styles.
// Under another attribute name they are harmless.
const withoutStyles = (html: string) =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/(\s)(style|on[a-z]{1,30})(?=\s*=)/gi, '$1data-was-$2'))

/** Pasted HTML as an inert document: nothing runs and nothing is reported. */
export const parseInertHtml = (html: string): Document => new DOMParser().parseFromString(withoutStyles(html), 'text/html')

const STYLE_TAGS: readonly [style: RegExp, tag: string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[a-z-]*:[^;]*underline/i, 'u'],
  [/text-decoration[a-z-]*:[^;]*line-through/i, 's'],
]

/** Pasted HTML with inline styles converted to elements: other programs write bold and italic as styles. */
export function semanticHtml(html: string): string {
  const { body } = parseInertHtml(html)
  for (const element of body.querySelectorAll('[data-was-style]')) {
    const style = element.getAttribute('data-was-style') ?? ''
    const isPlain = /^(?:b|strong)$/i.test(element.tagName) && /font-weight:\s*(?:normal|[1-4]00)/i.test(style)
    if (isPlain) element.replaceWith(...element.childNodes)
    else if (/^(?:span|a|font)$/i.test(element.tagName)) for (const [meant, tag] of STYLE_TAGS) if (meant.test(style)) wrap(element, tag)
  }
  return body.innerHTML
}

function wrap(element: Element, tag: string): void {
  const inside = element.ownerDocument.createElement(tag)
  inside.append(...element.childNodes)
  element.append(inside)
}
