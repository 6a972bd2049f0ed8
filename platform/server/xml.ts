const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
// What XML 1.0 cannot hold at all, even escaped.
// oxlint-disable-next-line no-control-regex
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

/** A text as it stands in XML. */
export const xmlText = (text: string) => text.replace(IMPOSSIBLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character]!)

/** An element with text inside. */
export function xmlElement(name: string, text: string, attributes: Record<string, string> = {}): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`)
  return text === '' ? `<${name}${list.join('')}/>` : `<${name}${list.join('')}>${xmlText(text)}</${name}>`
}
