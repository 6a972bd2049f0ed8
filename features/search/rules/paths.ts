export const SEARCH_PATH = '/search'

/** The path of the results for a query. */
export const searchPath = (query: string) => `${SEARCH_PATH}?q=${encodeURIComponent(query)}`
