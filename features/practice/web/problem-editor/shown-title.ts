/** The title of a draft, which may have none yet. */
export const shownTitle = (title: string): string => title || 'Untitled problem'
