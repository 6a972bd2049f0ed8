import type { Root } from 'hast'
import { ALL, BLOCK, PROSE, rawText, textBlocks, type Reading } from '#platform/markup/text-blocks.ts'
import { joinBlocks } from '#platform/rules/join-blocks.ts'
import { sanitizeText } from '#platform/rules/text.ts'
import { parseMarkup } from './markup.ts'
import { minifyMarkup } from './minify-markup.ts'

/** The text of `html` as one line for a preview. */
export const previewTextOf = (html: string): string => previewOf(html, ALL)

/** The same for the search, whose snippets show sentences with code in them. */
export const searchTextOf = (html: string): string => previewOf(html, { ...ALL, marksCode: true })

/** The same without headings, code blocks and tables; all of its text if there is nothing else. */
export function proseOf(html: string): string {
  const text = previewOf(html, PROSE)
  return text === '' ? previewTextOf(html) : text
}

const previewOf = (html: string, reading: Reading): string => joinBlocks(textBlocks(parseMarkup(html), reading, sanitizeText))

/** The plain text of rich text: a line for each block, formulas as their source. */
export const plainTextOf = (html: string): string => textOf(parseMarkup(minifyMarkup(html)))

/** The plain text of what `renderRichText` made, whose formulas are MathML without their source: they read as one line each. */
export const plainTextOfRendered = (html: string): string => textOf(parseMarkup(html))

const textOf = (root: Root): string => sanitizeText(rawText(root, ALL).replaceAll(BLOCK, '\n')).replace(/\n{2,}/g, '\n').trim()

/** Whether there is nothing to save: no word, no image, no formula. */
export function isEmptyRichText(html: string): boolean {
  const folded = minifyMarkup(html)
  if (/<img |<(?:span|div) data-type="[a-z-]+" data-latex="[^"]/.test(folded)) return false
  return plainTextOf(folded).replace(/[\s\u200B-\u200D\u2060\uFEFF\u00AD]/g, '') === ''
}
