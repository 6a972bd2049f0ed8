const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
// Characters that XML 1.0 cannot contain, even escaped.
// oxlint-disable-next-line no-control-regex
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** Escapes a text for XML. */
export const xmlText = (text: string) => text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character]!)

/** An element with text content. */
export function xmlElement(name: string, text: string, attributes: Record<string, string> = {}): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`)
  return text === '' ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${xmlText(text)}</${name}>`
}
