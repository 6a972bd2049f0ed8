const MAX_MARKS = 8
// Controls but tab and line break, and the marks that turn the reading direction around for everything after them.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g
// Joiners between combining marks do not make a new tower of them.
const TOWER = /(?:\p{M}[\u200B-\u200D\u2060\uFEFF]*){9,}/gu
const MARK = /\p{M}/gu
const SPACES = /\s+/gu

/** Text as people mean it: whole characters, nothing invisible that misleads, no towers of accents. */
export function sanitizeText(text: string): string {
  const whole = text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNSEEN, '')
  // Before composing too: ten thousand accents in a row take seconds to put in order.
  return whole.replace(TOWER, shorten).normalize('NFC').replace(TOWER, shorten)
}

function shorten(tower: string): string {
  let count = 0
  for (const mark of tower.matchAll(MARK)) {
    count += 1
    if (count === MAX_MARKS) return tower.slice(0, mark.index + mark[0].length)
  }
  return tower
}

/** One line as people type it into a field: a name, a title, a tag. */
export function cleanLine(text: string): string {
  return sanitizeText(text.replace(SPACES, ' ')).replace(SPACES, ' ').trim()
}

/** Plain text of several lines: a comment, a biography. */
export function cleanText(text: string): string {
  return sanitizeText(text.replace(/[\u0085\u2028\u2029]/g, '\n')).trim()
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text with an ellipsis, or the whole text if it is not longer than that. */
export function previewOf(text: string, length = 150): string {
  if (text.length <= length) return text
  // Two units more than needed, so that the character at the cut is whole.
  const cut = graphemes.segment(text.slice(0, length + 2)).containing(length)?.index ?? length
  if (cut > 0) return `${text.slice(0, cut)}…`
  // A single "character" longer than the preview: at least no half of a surrogate pair.
  const last = text.charCodeAt(length - 1)
  return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length)}…`
}

/** How many characters a person counts: a family emoji is one. */
export function graphemeLength(text: string): number {
  let count = 0
  for (const _ of graphemes.segment(text)) count += 1
  return count
}
