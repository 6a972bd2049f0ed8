import { markdownToHtml } from '#platform/markup/markdown.ts'
import { renderRichText } from '#platform/server/rich-text/render.ts'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize.ts'

/** Safe HTML of a reported text in Markdown, without its images. */
export const renderMessage = (markdown: string): string => renderRichText(sanitizeRichText(markdownToHtml(markdown), { imageSources: () => false })).html
