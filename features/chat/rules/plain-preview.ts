const PREVIEW_LENGTH = 200

/** One line of a message in Markdown without its markup, for lists and quotes. */
export const plainPreview = (markdown: string): string =>
  markdown
    .slice(0, PREVIEW_LENGTH)
    .replace(/!\[[^\]]*\]\([^)]*\)/g, 'Picture')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    // A formula, not an amount of money.
    .replace(/\$\$?(?=\S)([^$\n]*[^$\s])\$\$?(?!\d)/g, '$1')
    .replace(/```\w*|\*\*|[`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
