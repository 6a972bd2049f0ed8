export const PRACTICE_PATH = '/practice'

/** The workspace of a problem. */
export const problemPath = (slug: string) => `${PRACTICE_PATH}/${encodeURIComponent(slug)}`
