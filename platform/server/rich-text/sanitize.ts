import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { Refusal } from '#platform/rules/refusals.ts'
import { ALLOWED, MAX_MARKUP, MAX_ELEMENTS } from './allowed-markup.ts'
import { normalizeBlocks, type MarkupOptions } from './normalize-blocks.ts'
import { minifyMarkup } from './minify-markup.ts'
import { parseMarkup, writeMarkup } from './markup.ts'
import { sanitizeTree } from './sanitize-tree.ts'

/** Sanitizes the HTML of an editor, a paste or an attacker into the stored form; it is idempotent. */
export function sanitizeRichText(html: string, options: MarkupOptions): string {
  const folded = withinLimits(minifyMarkup(withinLimits(html)))
  const tree = sanitize(parseMarkup(folded), ALLOWED) as Root
  sanitizeTree(tree)
  return withinLimits(writeMarkup(normalizeBlocks(tree.children, options)))
}

// Checked before every slow step and at the end, so that stored text can be sanitized again.
function withinLimits(html: string): string {
  if (html.length > MAX_MARKUP) throw new Refusal('TOO_LARGE', { message: 'This text is too long.' })
  let elements = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (html[at + 1] !== '/') elements += 1
    if (elements > MAX_ELEMENTS) throw new Refusal('TOO_LARGE', { message: 'This text has too many parts.' })
  }
  return html
}
