/** A piece of markup that begins with "<": a tag, something to skip, or no markup. */
export interface Tag {
  kind: 'start' | 'end' | 'skip' | 'text'
  name: string
  /** Values as written, including character references. */
  attributes: Map<string, string>
  end: number
}

const NAME = /[a-z][^\s/>]{0,40}[^\s/>]*/iy
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y
const TAG_END = /[\s/]*>/y
const MAX_ATTRIBUTES = 50

const none = new Map<string, string>()

/** Reads what begins at a "<" as a browser would; null when the markup never ends. */
export function readTag(html: string, at: number): Tag | null {
  const mark = html[at + 1]
  if (mark === '!' || mark === '?') return skip(html, at)
  const nameAt = mark === '/' ? at + 2 : at + 1
  NAME.lastIndex = nameAt
  const name = NAME.exec(html)?.[0].toLowerCase()
  if (name === undefined && mark === '/') return skip(html, at)
  if (name === undefined) return { kind: 'text', name: '', attributes: none, end: at + 1 }
  const attributes = new Map<string, string>()
  for (let position = nameAt + name.length; ; position = ATTRIBUTE.lastIndex) {
    TAG_END.lastIndex = position
    if (TAG_END.test(html)) return { kind: mark === '/' ? 'end' : 'start', name, attributes, end: TAG_END.lastIndex }
    ATTRIBUTE.lastIndex = position
    const found = ATTRIBUTE.exec(html)
    if (found === null) return null
    const key = found[1]!.toLowerCase()
    if (attributes.size < MAX_ATTRIBUTES && !attributes.has(key)) {
      attributes.set(key, found[2] ?? found[3] ?? found[4] ?? '')
    }
  }
}

function skip(html: string, at: number): Tag | null {
  const end = html.startsWith('<!--', at) ? commentEnd(html, at) : html.indexOf('>', at) + 1
  return end === 0 ? null : { kind: 'skip', name: '', attributes: none, end }
}

function commentEnd(html: string, at: number): number {
  if (html.startsWith('<!-->', at)) return at + 5
  if (html.startsWith('<!--->', at)) return at + 6
  const end = /--!?>/g
  end.lastIndex = at + 4
  return end.exec(html) === null ? 0 : end.lastIndex
}

const KEPT: Record<string, string[]> = {
  a: ['href'],
  ol: ['start'],
  code: ['class'],
  img: ['src', 'alt', 'width', 'height', 'data-upload'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

/** The attributes to pass on, in canonical form; formulas have both of theirs or none. */
export function attributesOf({ attributes }: Tag, name: string): string {
  const type = attributes.get('data-type')
  if (name === 'maths' && type !== 'inline-math' && type !== 'block-math') return ''
  const allowed = name === 'maths' ? ['data-type', 'data-latex'] : (KEPT[name] ?? [])
  return allowed
    .filter((key) => attributes.has(key))
    .map((key) => ` ${key}="${attributes.get(key)!.replaceAll('"', '&quot;')}"`)
    .join('')
}
