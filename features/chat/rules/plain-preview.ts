import { previewOfMarkdown } from '#platform/rules/join-blocks.ts'

const PREVIEW_LENGTH = 200

/** One line of a message in Markdown without its markup, for lists and quotes. */
export const plainPreview = (markdown: string): string => previewOfMarkdown(markdown, PREVIEW_LENGTH, (count) => (count === 1 ? 'Picture' : `${count} pictures`))
