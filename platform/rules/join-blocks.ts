/** A paragraph, a heading or an item of a list, as plain text. */
export interface Block {
  text: string
  isItem: boolean
}

const ENDS_WITH_PUNCTUATION = /[.!?…:;,–—]["'”’)\]]*$/u

/** The blocks of a text as one line for a preview: items of a list follow a colon and are separated by semicolons, other blocks end with a period. */
export function joinBlocks(blocks: readonly Block[]): string {
  let line = ''
  let wasItem = false
  for (const { text, isItem } of blocks) {
    const shown = text.replace(/\s+/g, ' ').trim()
    if (shown === '') continue
    if (line !== '') line += ENDS_WITH_PUNCTUATION.test(line) ? ' ' : isItem ? (wasItem ? '; ' : ': ') : '. '
    line += shown
    wasItem = isItem
  }
  return line
}

const LIST_MARK = /^\s*(?:[-*+]|\d{1,9}[.)])\s+/
const HEADING_MARK = /^\s*#{1,6}\s+/
const QUOTE_MARK = /^\s*(?:>\s*)+/

type Pictures = (count: number) => string

/** The start of a Markdown text as one line without its signs: for lists, quotes, and the preview of a text that is being typed. `pictures` writes what stands for images beside each other. */
export function previewOfMarkdown(markdown: string, length: number, pictures: Pictures = () => ''): string {
  const blocks: Block[] = []
  let isNew = true
  for (const line of markdown.slice(0, 4 * length).split('\n')) {
    const isItem = LIST_MARK.test(line)
    const isHeading = HEADING_MARK.test(line)
    const text = line.replace(isItem ? LIST_MARK : isHeading ? HEADING_MARK : QUOTE_MARK, '')
    // A line without a blank line before it continues its paragraph or item.
    if (isNew || isItem || isHeading || blocks.length === 0) blocks.push({ text, isItem })
    else blocks.at(-1)!.text += ` ${text}`
    isNew = isHeading || text.trim() === ''
  }
  const line = joinBlocks(blocks.map(({ text, isItem }) => ({ text: withoutSigns(text, pictures), isItem })))
  return line.length <= length ? line : `${line.slice(0, length)}…`.toWellFormed()
}

const CODE = /(`+)(.+?)\1/g

/** After the beginning of a block of code. */
const LANGUAGE = /^[\w+#-]*\s/

/** Code keeps its signs, such as `**`. */
function withoutSigns(text: string, pictures: Pictures): string {
  let shown = ''
  let end = 0
  for (const { index, 0: whole, 1: ticks, 2: code } of text.matchAll(CODE)) {
    shown += withoutMarks(text.slice(end, index), pictures) + (ticks!.length < 3 ? code! : code!.replace(LANGUAGE, ''))
    end = index + whole.length
  }
  return shown + withoutMarks(text.slice(end), pictures)
}

const withoutMarks = (text: string, pictures: Pictures): string =>
  text
    .replace(/(?:!\[[^\]]{0,200}\]\([^)]{0,500}\)\s*)+/g, (run) => `${pictures(run.split('![').length - 1)} `)
    .replace(/\[([^\]]{0,200})\]\([^)]{0,500}\)/g, '$1')
    // A formula, not an amount of money.
    .replace(/\$\$?(?=\S)([^$\n]*[^$\s])\$\$?(?!\d)/g, '$1')
    .replace(/```\w*|\*\*|`/g, '')
    // Emphasis, but neither a product nor a name with underscores.
    .replace(/(?<![\p{L}\p{N}_*])([*_])(?=\S)([^*_\n]{1,500}?)(?<=\S)\1(?![\p{L}\p{N}_*])/gu, '$2')
