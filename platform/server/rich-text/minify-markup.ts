import { withoutDisplayStyle } from '#platform/markup/latex.ts'
import { attributesOf, readTag, type Tag } from './read-tag.ts'

// Elements that may appear in stored text, and the name under which each is stored.
const NAMES: Record<string, string> = {
  p: 'p', br: 'br', strong: 'strong', b: 'strong', em: 'em', i: 'em', u: 'u', s: 's', del: 's', strike: 's',
  ul: 'ul', ol: 'ol', li: 'li', a: 'a', h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h3', h5: 'h3', h6: 'h3',
  blockquote: 'blockquote', pre: 'pre', code: 'code', img: 'img', hr: 'hr', sup: 'sup', sub: 'sub',
  table: 'table', tr: 'tr', th: 'th', td: 'td',
}
const VOID = new Set(['br', 'img', 'hr'])
const BLOCK = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'div', 'table'])
/** Elements of which the lines in them belong to nothing around. */
const CONTAINERS = ['blockquote', 'li', 'th', 'td']
const TABLE_PARTS = new Set(['tr', 'th', 'td'])
// Blocks of other documents become paragraphs, so that their lines do not run together.
const PARAGRAPH = new Set(
  ('div section article header footer main aside nav figure figcaption address dt dd caption details summary form ' +
    'fieldset center').split(' '),
)
/** Elements with raw text: a browser reads on until their own end tag. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes', 'noscript'])
const FOREIGN = new Set(['svg', 'template'])
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
  /** Whether the next formula is a display formula. */
  let isDisplay = false
  /** How many tables inside a cell are open. */
  let nested = 0

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
    if (BLOCK.has(name)) closeLast(['p', 'h2', 'h3'], CONTAINERS)
    if (name === 'li') closeLast(['li'], ['ul', 'ol', 'table'])
    if (name === 'tr') closeLast(['tr'], ['table'])
    if (name === 'th' || name === 'td') closeLast(['th', 'td'], ['tr', 'table'])
    if (name === 'a') closeLast(['a'])
    if (open.length >= MAX_DEPTH) return
    out.push(`<${name}${attributes}>`)
    if (!VOID.has(name)) open.push({ name, at: out.length, isGuess })
  }
  const isOpen = (name: string) => open.some((one) => one.name === name)
  /** A row needs a table around it, and a cell a row; another table inside a cell is read as lines. */
  const mayOpenPart = (name: string) => {
    if (nested > 0) return false
    const around = open.findLast((one) => one.name === 'table' || TABLE_PARTS.has(one.name))?.name
    return name === 'tr' ? around !== undefined : around !== undefined && around !== 'table'
  }
  const addFormula = (name: 'span' | 'div', attributes: string) => {
    if (name === 'div') closeLast(['p', 'h2', 'h3'], CONTAINERS)
    out.push(`<${name}${attributes}></${name}>`)
  }
  const startTag = (tag: Tag) => {
    if (hasClass(tag, 'katex-display')) isDisplay = true
    const maths = attributesOf(tag, 'maths')
    if (maths !== '' && (tag.name === 'span' || tag.name === 'div')) {
      addFormula(tag.name, maths)
      silent = { name: tag.name, depth: 1 }
    } else if (tag.name === 'math') {
      const latex = latexOf(html, tag)
      const [name, type] = isDisplay || tag.attributes.get('display') === 'block' ? (['div', 'block-math'] as const) : (['span', 'inline-math'] as const)
      if (latex !== null) addFormula(name, ` data-type="${type}" data-latex="${latex}"`)
      isDisplay = false
      silent = { name: 'math', depth: 1 }
    } else if (hasClass(tag, 'katex-html')) silent = { name: tag.name, depth: 1 }
    else if (FOREIGN.has(tag.name)) silent = { name: tag.name, depth: 1 }
    else if (TABLE_PARTS.has(tag.name) && !mayOpenPart(tag.name)) {
      if (tag.name === 'tr') push('p', '', true)
      else out.push(' ')
    } else if (tag.name === 'table' && isOpen('table')) {
      nested += 1
      push('p', '', true)
    }
    else if (PARAGRAPH.has(tag.name)) push('p', '', true)
    else if (NAMES[tag.name] !== undefined) push(NAMES[tag.name]!, attributesOf(tag, NAMES[tag.name]!))
  }
  const endTag = ({ name }: Tag) => {
    const isLine = nested > 0 ? name === 'tr' || name === 'table' : name === 'tr' && !isOpen('tr')
    if (name === 'table' && nested > 0) nested -= 1
    if (isLine || PARAGRAPH.has(name) || name === 'p') closeLast(['p'], CONTAINERS)
    else if (nested > 0 && TABLE_PARTS.has(name)) return
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

const hasClass = (tag: Tag, name: string) => tag.attributes.get('class')?.split(/\s+/).includes(name) === true

/** The LaTeX source that a MathML formula carries as an annotation or alternative text, with its character references; null without one. */
function latexOf(html: string, math: Tag): string | null {
  const end = html.indexOf('</math', math.end)
  // Only this formula is searched: a text may have thousands without a source.
  const inside = html.slice(math.end, end === -1 ? undefined : end)
  const from = inside.indexOf('application/x-tex')
  const start = from === -1 ? -1 : inside.indexOf('>', from)
  const written = start === -1 ? math.attributes.get('alttext') : inside.slice(start + 1).split('<', 1)[0]
  return written === undefined || written.trim() === '' ? null : withoutDisplayStyle(written).replaceAll('"', '&quot;')
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
