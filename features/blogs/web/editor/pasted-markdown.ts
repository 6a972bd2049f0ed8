import { linkAddress } from '../../rules/link-address.ts'

const MAX_LENGTH = 200_000
const MAX_DEPTH = 4
const HEADING = /^ {0,3}(#{1,6}) +(\S.*)$/
const ITEM = /^( {0,12})(?:([-*+])|(\d{1,3})[.)])[ \t]+(\S.*)$/
const RULE = /^ {0,3}(?:(?:- ?){3,}|(?:\* ?){3,}|(?:_ ?){3,})$/
const isTableLine = (line: string) => line.includes('---') && line.includes('|') && /^[ :|-]+$/.test(line)
const INLINE =
  /`([^`\n]{1,400})`|(?<![\w$\\])\$([^$\s](?:[^$\n]{0,400}[^$\s\\])?)\$(?!\d)|\*\*(\S(?:[^*\n]{0,800}\S)?)\*\*|(?<![\w*])[*_](\S(?:[^*_\n]{0,800}[^\s*_])?)[*_](?![\w*])|~~([^~\n]{1,400})~~|!?\[([^\]\n]{1,400})\]\(([^)\s]{1,2000})\)/g

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Converts pasted Markdown to HTML blocks. Returns null for a text without block syntax. */
export function markdownToBlocks(text: string): string | null {
  const plain = text.replace(/\r\n?/g, '\n').replaceAll('\t', '    ')
  const lines = plain.split('\n')
  if (plain.length > MAX_LENGTH || !lines.some((line, at) => marksBlock(line, lines[at + 1]))) return null
  return blocks(lines, 0)
}

/** Whether a line indicates Markdown. A `#` followed directly by more text lines may be a comment in code. */
const marksBlock = (line: string, next = '') =>
  /^ {0,3}(?:```|~~~|> ?\S|\$\$)/.test(line) || ITEM.test(line) || isTableLine(line) || (HEADING.test(line) && next.trim() === '')

function blocks(lines: readonly string[], depth: number): string {
  let html = ''
  let at = 0
  /** Takes lines while they match. */
  const take = (fits: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && fits(lines[at]!)) at += 1
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at]!
    const fence = /^ {0,3}(```|~~~)([\w+#-]{0,20})/.exec(line)
    const heading = HEADING.exec(line)
    if (line.trim() === '') at += 1
    else if (fence !== null) {
      at += 1
      html += code(take((one) => !one.trimStart().startsWith(fence[1]!)), fence[2]!)
      at += 1
    } else if (line.trimStart().startsWith('$$')) html += formula(() => lines[at++])
    else if (heading !== null) {
      html += `<${heading[1]!.length < 3 ? 'h2' : 'h3'}>${inline(withoutHashes(heading[2]!))}</${heading[1]!.length < 3 ? 'h2' : 'h3'}>`
      at += 1
    } else if (RULE.test(line)) {
      html += '<hr>'
      at += 1
    } else if (/^ {0,3}>/.test(line) && depth < MAX_DEPTH) {
      const quoted = take((one) => /^ {0,3}>/.test(one)).map((one) => one.replace(/^ {0,3}> ?/, ''))
      html += `<blockquote>${blocks(quoted, depth + 1)}</blockquote>`
    } else if (ITEM.test(line) && depth < MAX_DEPTH) {
      const indent = ITEM.exec(line)![1]!.length
      html += list(take((one) => ITEM.test(one) || (one.startsWith(' '.repeat(indent + 2)) && one.trim() !== '')), depth)
    } else if (line.includes('|') && isTableLine(lines[at + 1] ?? '')) {
      // Texts have no tables: as code the columns stay aligned.
      html += code(take((one) => one.includes('|')), '')
    } else {
      const from = at
      at += 1
      take((one) => one.trim() !== '' && !startsBlock(one))
      html += `<p>${inline(lines.slice(from, at).map((one) => one.trim()).join(' '))}</p>`
    }
  }
  return html
}

/** A heading may end with the characters that started it. */
function withoutHashes(text: string): string {
  let end = text.length
  while (end > 0 && (text[end - 1] === '#' || text[end - 1] === ' ')) end -= 1
  return text.slice(0, end)
}

const startsBlock = (line: string) => /^ {0,3}(?:#{1,6} |```|~~~|>|\$\$)/.test(line) || ITEM.test(line) || RULE.test(line)

const code = (lines: readonly string[], language: string) =>
  `<pre><code${language === '' ? '' : ` class="language-${language.toLowerCase()}"`}>${escaped(lines.join('\n'))}</code></pre>`

function formula(next: () => string | undefined): string {
  const first = next()!.trim().slice(2)
  const found = [first.replace(/\$\$$/, '')]
  if (!first.endsWith('$$')) {
    for (let line = next(); line !== undefined; line = next()) {
      found.push(line.trim().replace(/\$\$$/, ''))
      if (line.trim().endsWith('$$')) break
    }
  }
  return `<div data-type="block-math" data-latex="${escaped(found.join(' ').trim())}"></div>`
}

/** A list with the content of its items. */
function list(lines: readonly string[], depth: number): string {
  const indent = ITEM.exec(lines[0]!)![1]!.length
  const items: { own: string[]; below: string[] }[] = []
  for (const line of lines) {
    const item = ITEM.exec(line)
    if (item !== null && item[1]!.length < indent + 2) items.push({ own: [item[4]!], below: [] })
    else if (item === null && items.at(-1)!.below.length === 0) items.at(-1)!.own.push(line.trim())
    else items.at(-1)!.below.push(line.slice(indent + 2))
  }
  const number = ITEM.exec(lines[0]!)![3]
  const start = number === undefined || number === '1' ? '' : ` start="${Number(number)}"`
  const inside = items.map(({ own, below }) => `<li><p>${inline(own.join(' '))}</p>${below.length === 0 ? '' : blocks(below, depth + 1)}</li>`).join('')
  return number === undefined ? `<ul>${inside}</ul>` : `<ol${start}>${inside}</ol>`
}

/** Converts emphasis, code, formulas and links in a line; everything else stays text. */
function inline(text: string): string {
  let html = ''
  let from = 0
  for (const found of text.matchAll(INLINE)) {
    const [whole, code, latex, strong, em, struck, label, address] = found
    html += escaped(text.slice(from, found.index))
    from = found.index + whole.length
    if (code !== undefined) html += `<code>${escaped(code)}</code>`
    else if (latex !== undefined) html += `<span data-type="inline-math" data-latex="${escaped(latex)}"></span>`
    else if (strong !== undefined) html += `<strong>${inline(strong)}</strong>`
    else if (em !== undefined) html += `<em>${inline(em)}</em>`
    else if (struck !== undefined) html += `<s>${inline(struck)}</s>`
    else html += link(whole, label!, address!)
  }
  return html + escaped(text.slice(from))
}

function link(whole: string, label: string, address: string): string {
  const to = linkAddress(address)
  return to === null ? escaped(whole) : `<a href="${escaped(to)}">${escaped(label)}</a>`
}
