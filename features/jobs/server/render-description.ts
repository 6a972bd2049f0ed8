import { ownImageId } from '#platform/rules/image-paths.ts'
import { markdownToHtml } from '#platform/markup/markdown.ts'
import { renderRichText } from '#platform/server/rich-text/render.ts'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize.ts'

/** Safe HTML of a description in Markdown. */
export const renderDescription = (markdown: string): string =>
  renderRichText(sanitizeRichText(markdownToHtml(markdown), { imageSources: (src) => ownImageId(src) !== null })).html
