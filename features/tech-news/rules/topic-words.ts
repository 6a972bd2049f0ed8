const MAX_LENGTH = 20_000

/** The words of a text in lower case, with a space around each, so that a topic of several words can be found in them. */
export const topicWords = (text: string): string => ` ${(text.slice(0, MAX_LENGTH).toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
