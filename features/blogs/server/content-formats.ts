import { Refusal } from '#platform/rules/refusals.ts'
import { inertHtml } from '#platform/markup/paste/inert.ts'
import { pastedPage } from '#platform/markup/paste/page.ts'
import { markdownPage } from '#platform/markup/paste/text.ts'
import { MAX_ELEMENTS } from '#platform/server/rich-text/allowed-markup.ts'
import { boundedConversion, TOO_COMPLEX } from '#platform/server/rich-text/bounded-conversion.ts'
import { parseMarkup } from '#platform/server/rich-text/markup.ts'

const tooLarge = () => new Refusal('TOO_LARGE', { message: TOO_COMPLEX, fields: { content: TOO_COMPLEX } })

/** Converts the HTML of other programs into that of the editor, by the rules for pasted pages (requirement B-17). It is not sanitized. */
export function contentOfPage(html: string): string {
  // Elements and their ends.
  if (html.split('<').length > 2 * MAX_ELEMENTS) throw tooLarge()
  return boundedConversion(() => pastedPage(parseMarkup(inertHtml(html)), ''))
}

/** Converts Markdown into the HTML of the editor (requirement B-17). It is not sanitized. */
export function contentOfMarkdown(markdown: string): string {
  const content = boundedConversion(() => markdownPage(markdown) ?? '\0')
  if (content === '\0') throw tooLarge()
  return content
}
