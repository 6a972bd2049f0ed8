import { attributesOf, readTag, type Tag } from './read-tag.ts'

// Elements that may appear in stored text, and the name under which each is stored.
const NAMES: Record<string, string> = {
  p: 'p', br: 'br', strong: 'strong', b: 'strong', em: 'em', i: 'em', u: 'u', s: 's', del: 's', strike: 's',
  ul: 'ul', ol: 'ol', li: 'li', a: 'a', h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3',
  blockquote: 'blockquote', pre: 'pre', code: 'code', img: 'img', hr: 'hr',
}
const VOID = new Set(['br', 'img', 'hr'])
const BLOCK = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div'])
// Blocks of other documents become paragraphs, so that their lines do not run together.
const PARAGRAPH = new Set(
  ('div section article header footer main aside nav figure figcaption address dt dd tr caption details summary form ' +
    'fieldset center').split(' '),
)
/** Elements with raw text: a browser reads on until their own end tag. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'])
const FOREIGN = new Set(['svg', 'math', 'template'])
const MAX_DEPTH = 30

/** An element that is skipped with its content, and its nesting depth. */
interface Silent {
  name: string
  depth: number
}

/**
 * Rewrites markup so that any parser takes linear time and little depth for it: only known tags, properly nested, at most 30 deep, with
 * known attributes. It decides nothing about safety; the parser and the allow-list after it do.
 */
export function minifyMarkup(html: string): string {
  const out: string[] = []
  const open: { name: string; at: number; isGuess: boolean }[] = []
  let silent: Silent | null = null

  const closeFrom = (index: number) => {
    while (open.length > index) {
      const { name, at, isGuess } = open.pop()!
      const isEmpty = isGuess && out.slice(at).every((piece) => piece.trim() === '')
      if (isEmpty) out.length = at - 1
      else out.push(`</${name}>`)
    }
  }
  const closeLast = (names: string[], barriers: string[] = []) => {
    for (let index = open.length - 1; index >= 0; index -= 1) {
      const { name } = open[index]!
      if (names.includes(name)) return closeFrom(index)
      if (barriers.includes(name)) return
    }
  }
  const push = (name: string, attributes = '', isGuess = false) => {
    if (BLOCK.has(name)) closeLast(['p', 'h2', 'h3'], ['blockquote', 'li'])
    if (name === 'li') closeLast(['li'], ['ul', 'ol'])
    if (name === 'a') closeLast(['a'])
    if (open.length >= MAX_DEPTH) return
    out.push(`<${name}${attributes}>`)
    if (!VOID.has(name)) open.push({ name, at: out.length, isGuess })
  }
  const startTag = (tag: Tag) => {
    const maths = attributesOf(tag, 'maths')
    if (maths !== '' && (tag.name === 'span' || tag.name === 'div')) {
      if (tag.name === 'div') closeLast(['p', 'h2', 'h3'], ['blockquote', 'li'])
      out.push(`<${tag.name}${maths}></${tag.name}>`)
      silent = { name: tag.name, depth: 1 }
    } else if (FOREIGN.has(tag.name)) silent = { name: tag.name, depth: 1 }
    else if (PARAGRAPH.has(tag.name)) push('p', '', true)
    else if (tag.name === 'td' || tag.name === 'th') out.push(' ')
    else if (NAMES[tag.name] !== undefined) push(NAMES[tag.name]!, attributesOf(tag, NAMES[tag.name]!))
  }
  const endTag = ({ name }: Tag) => {
    if (PARAGRAPH.has(name) || name === 'p') closeLast(['p'])
    else if (NAMES[name] !== undefined) closeLast([NAMES[name]!])
  }

  for (let at = 0; at < html.length; ) {
    const next = html.indexOf('<', at)
    const words = next === -1 ? html.slice(at) : html.slice(at, next)
    if (silent === null && words !== '') out.push(words)
    if (next === -1) break
    const tag = readTag(html, next)
    if (tag === null) break
    at = tag.end
    if (tag.kind === 'start' && RAW.has(tag.name)) at = afterRaw(html, tag)
    else if (silent !== null) silent = afterSilentTag(silent, tag)
    else if (tag.kind === 'text') out.push('&lt;')
    else if (tag.kind === 'start') startTag(tag)
    else if (tag.kind === 'end') endTag(tag)
  }
  closeFrom(0)
  return out.join('')
}

function afterSilentTag({ name, depth }: Silent, tag: Tag): Silent | null {
  if (tag.name !== name) return { name, depth }
  const now = tag.kind === 'start' ? depth + 1 : depth - 1
  return now === 0 ? null : { name, depth: now }
}

function afterRaw(html: string, tag: Tag): number {
  const end = new RegExp(`</${tag.name}(?=[\\s/>])`, 'gi')
  end.lastIndex = tag.end
  return end.exec(html)?.index ?? html.length
}
