/** The key of the only direct conversation of two people. The order of the people does not matter. */
export const directKey = (one: string, other: string): string => `direct:${[one, other].sort().join(':')}`
