import { Refusal } from '#platform/rules/refusals.ts'
import { inertHtml } from '#platform/markup/paste/inert.ts'
import { pastedPage } from '#platform/markup/paste/page.ts'
import { markdownPage } from '#platform/markup/paste/text.ts'
import { parseMarkup } from '#platform/server/rich-text/markup.ts'

/** Converts the HTML of other programs into that of the editor, by the rules for pasted pages (requirement B-17). It is not sanitized. */
export const contentOfPage = (html: string): string => pastedPage(parseMarkup(inertHtml(html)), '')

const TOO_MUCH = 'This Markdown is too long or nested too deeply.'

/** Converts Markdown into the HTML of the editor (requirement B-17). It is not sanitized. Refuses what would keep the parser busy for seconds. */
export function contentOfMarkdown(markdown: string): string {
  const content = markdownPage(markdown)
  if (content === null) throw new Refusal('INVALID_INPUT', { message: TOO_MUCH, fields: { content: TOO_MUCH } })
  return content
}
