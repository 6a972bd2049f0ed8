export const SEARCH_PATH = '/search'

/** The page of results for a query. */
export const searchPath = (query: string) => `${SEARCH_PATH}?q=${encodeURIComponent(query)}`
