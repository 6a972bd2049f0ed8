import type { Root } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { Refusal } from '#platform/rules/refusals.ts'
import { ALLOWED, MAX_MARKUP, MAX_ELEMENTS } from './allowed.ts'
import { arrangeBlocks } from './arrange-blocks.ts'
import { foldMarkup } from './fold-markup.ts'
import { parseMarkup, writeMarkup } from './markup.ts'
import { scrubTree } from './scrub-tree.ts'

/** Turns what an editor, a paste or an attacker sends into the form that is stored; doing it again changes nothing. */
export function cleanRichText(html: string, options: { imageSources: (src: string) => boolean }): string {
  const folded = withinLimits(foldMarkup(withinLimits(html)))
  const tree = sanitize(parseMarkup(folded), ALLOWED) as Root
  scrubTree(tree)
  return withinLimits(writeMarkup(arrangeBlocks(tree.children, options.imageSources)))
}

// Before every step that takes time, and at the end: what is stored can be cleaned again.
function withinLimits(html: string): string {
  if (html.length > MAX_MARKUP) throw new Refusal('TOO_LARGE', { says: 'This text is too long.' })
  let elements = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    if (html[at + 1] !== '/') elements += 1
    if (elements > MAX_ELEMENTS) throw new Refusal('TOO_LARGE', { says: 'This text has too many parts.' })
  }
  return html
}
