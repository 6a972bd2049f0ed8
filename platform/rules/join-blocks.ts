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

/** The start of a Markdown text as one line without its signs, for a preview while it is typed. */
export function previewOfMarkdown(markdown: string, length: number): string {
  const blocks: Block[] = []
  let isNew = true
  for (const line of markdown.slice(0, 4 * length).split('\n')) {
    const isItem = LIST_MARK.test(line)
    const isHeading = /^\s*#{1,6}\s/.test(line)
    const text = line
      .replace(LIST_MARK, '')
      .replaceAll(/!?\[([^\]]{0,200})\]\([^)]{0,500}\)/g, '$1')
      .replaceAll(/[*_`#>]+/g, '')
    // A line without a blank line before it continues its paragraph or item.
    if (isNew || isItem || isHeading || blocks.length === 0) blocks.push({ text, isItem })
    else blocks.at(-1)!.text += ` ${text}`
    isNew = isHeading || text.trim() === ''
  }
  return joinBlocks(blocks)
}
