export const RESULTS_PAGE = 20

/** How many results of one kind can be paged through; with more, counts say so. */
export const MAX_RESULTS = 200
export const SUGGESTIONS_PER_KIND = 5

/** How many things that a feature finds itself are asked for; with so many, counts say that there may be more. */
export const MAX_LIVE_RESULTS = 50

/** Suggestions contain things that features find themselves from so many characters on. */
export const MIN_LIVE_LENGTH = 3
