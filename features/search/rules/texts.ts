/** The texts of the search (specification, sections 2 and 5). */
export const EMPTY_QUERY = 'Please enter a search query.'
export const workingOn = (query: string) => `We are working on it ${query}`
export const NO_RESULTS = 'No results found.'

export const NO_WORDS = 'Type a word or a number to search for.'
export const ONLY_STOP_WORDS = 'These words are too common to search for. Add another word.'

/** How much of the results is on the screen, such as `Showing 20 of 143`. */
export const showing = (from: number, to: number, total: number, isCapped: boolean): string =>
  `Showing ${from === 1 ? to : `${from}–${to}`} of ${total}${isCapped ? '+' : ''}`
