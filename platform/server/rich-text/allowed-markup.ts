import type { Schema } from 'hast-util-sanitize'

/** Maximum length of text with its markup, in UTF-16 units. */
export const MAX_MARKUP = 300_000
export const MAX_ELEMENTS = 5000
const MAX_ADDRESS = 2000

export const MARKS = new Set(['strong', 'em', 'u', 's', 'sup', 'sub', 'a', 'code'])
export const BLOCKS = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div', 'table'])

/** The allow-list of stored text. Everything else is removed. */
export const ALLOWED: Schema = {
  tagNames: [...MARKS, ...BLOCKS, 'tbody', 'tr', 'th', 'td', 'br', 'img', 'span'],
  attributes: {
    a: ['href'],
    ol: ['start'],
    code: [['className', /^language-[a-z0-9+#-]{1,20}$/i]],
    img: ['src', 'alt', 'width', 'height', 'dataUpload'],
    th: ['colSpan', 'rowSpan'],
    td: ['colSpan', 'rowSpan'],
    span: [['dataType', 'inline-math'], 'dataLatex'],
    div: [['dataType', 'block-math'], 'dataLatex'],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style', 'template', 'svg', 'math'],
  allowComments: false,
  allowDoctypes: false,
}

/** A link's address as browsers parse it, if it leads to the web or to a mailbox. */
export function linkAddress(href: string): string | null {
  if (href.length > MAX_ADDRESS || !URL.canParse(href)) return null
  const url = new URL(href)
  if (!['http:', 'https:', 'mailto:'].includes(url.protocol)) return null
  // "https://bank.example@evil.example" is made to be misread.
  url.username = ''
  url.password = ''
  return url.href.length > MAX_ADDRESS ? null : url.href
}
