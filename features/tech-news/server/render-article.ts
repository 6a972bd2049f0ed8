import { ownImageId } from '#platform/rules/image-paths.ts'
import { readingMinutes } from '#platform/rules/reading-time.ts'
import { markdownToHtml } from '#platform/markup/markdown.ts'
import { boundedConversion } from '#platform/server/rich-text/bounded-conversion.ts'
import { plainTextOf } from '#platform/server/rich-text/plain-text.ts'
import { renderRichText } from '#platform/server/rich-text/render.ts'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize.ts'

/** The safe HTML of an article of our own that was written in Markdown, and its reading time. */
export function renderArticle(markdown: string): { html: string; readingMinutes: number } {
  const clean = sanitizeRichText(boundedConversion(() => markdownToHtml(markdown)), { imageSources: (src) => ownImageId(src) !== null })
  return { html: renderRichText(clean).html, readingMinutes: readingMinutes(plainTextOf(clean)) }
}
