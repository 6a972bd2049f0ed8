/** The texts of the search (specification, sections 2 and 5). */
export const EMPTY_QUERY = 'Please enter a search query.'
export const workingOn = (query: string) => `We are working on it ${query}`
export const NO_RESULTS = 'No results found.'
