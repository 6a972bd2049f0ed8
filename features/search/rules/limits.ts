export const RESULTS_PAGE = 20

/** How many results of one kind can be paged through; with more, counts say so. */
export const MAX_RESULTS = 200
export const SUGGESTIONS_PER_KIND = 5
