/** The maximum length of a formula in LaTeX, in UTF-16 units. */
export const MAX_LATEX = 2_000
