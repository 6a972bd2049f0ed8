const MAX_MARKS = 8
// Control characters except tab and line break, and characters that reverse the reading direction of what follows.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g
// Joiners between combining marks do not start a new stack of marks.
const TOWER = /(?:\p{M}[\u200B-\u200D\u2060\uFEFF]*){9,}/gu
const MARK = /\p{M}/gu
const SPACES = /\s+/gu

/** Sanitizes text: well-formed Unicode, no invisible characters that mislead, at most eight combining marks in a row. */
export function sanitizeText(text: string): string {
  const whole = text.toWellFormed().replace(/\r\n?/g, '\n').replace(UNSEEN, '')
  // Stacks are cut before normalization too: ten thousand combining marks in a row take seconds to normalize.
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

/** Sanitizes a single line: a name, a title, a tag. */
export function cleanLine(text: string): string {
  return sanitizeText(text.replace(SPACES, ' ')).replace(SPACES, ' ').trim()
}

/** Sanitizes plain text of several lines: a comment, a biography. */
export function cleanText(text: string): string {
  return sanitizeText(text.replace(/[\u0085\u2028\u2029]/g, '\n')).trim()
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text with an ellipsis, or the whole text if it is not longer. */
export function previewOf(text: string, length = 150): string {
  if (text.length <= length) return text
  // Two code units more than needed, so that the character at the cut is whole.
  const cut = graphemes.segment(text.slice(0, length + 2)).containing(length)?.index ?? length
  if (cut > 0) return `${text.slice(0, cut)}…`
  // A single grapheme longer than the preview is cut, but never inside a surrogate pair.
  const last = text.charCodeAt(length - 1)
  return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length)}…`
}

/** The number of characters as a person counts them: a family emoji is one. */
export function graphemeLength(text: string): number {
  let count = 0
  for (const _ of graphemes.segment(text)) count += 1
  return count
}
