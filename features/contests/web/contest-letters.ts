/** The letter of a problem of a contest by its index: A, B, C … */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index)
