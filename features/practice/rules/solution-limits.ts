/** The number of shared solutions on a page. */
export const SOLUTION_PAGE = 10
/** The maximum length of the explanation of a shared solution, in characters. */
export const NOTE_LENGTH = 2000
/** The maximum length of a private note on a problem, in characters. */
export const PROBLEM_NOTE_LENGTH = 5000
