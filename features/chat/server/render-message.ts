import { ownImageId } from '#platform/rules/image-paths.ts'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize.ts'
import { markdownToHtml } from '#platform/markup/markdown.ts'
import { renderRichText } from '#platform/server/rich-text/render.ts'
import { linkMentions } from '#features/people/server/public.ts'

// A member may send one a second: a thousand formulas in each would keep a process busy.
const MATHS_CPU_MS = 100

/** The safe HTML of a message before formulas are drawn, code is colored and names become links. */
export const cleanMessage = (markdown: string): string =>
  sanitizeRichText(markdownToHtml(markdown, { keepsLines: true, autolinks: true, htmlAsText: true }), { imageSources: (src) => ownImageId(src) !== null })

/**
 * The safe HTML of a message that was written in Markdown. HTML in it is shown as text, and a line break starts a new line. The usernames of
 * `mentioned` become links.
 */
export function renderMessage(markdown: string, mentioned: readonly string[] = []): string {
  return renderRichText(linkMentions(cleanMessage(markdown), mentioned), { mathsCpuMs: MATHS_CPU_MS }).html
}
