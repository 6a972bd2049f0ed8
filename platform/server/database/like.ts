/** A text for a `like` pattern in which no character is a wildcard. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
