import { ownImageId } from '#platform/rules/image-paths.ts'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize.ts'
import { markdownToHtml } from '#platform/server/rich-text/markdown.ts'
import { renderRichText } from '#platform/server/rich-text/render.ts'

/** The safe HTML of a message that was written in Markdown. HTML in it is shown as text, and a line break starts a new line. */
export const renderMessage = (markdown: string): string =>
  renderRichText(sanitizeRichText(markdownToHtml(markdown, { keepsLines: true, autolinks: true, htmlAsText: true }), { imageSources: (src) => ownImageId(src) !== null })).html
