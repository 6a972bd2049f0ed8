/** The key of the one conversation that two people have, whoever started it. */
export const directKey = (one: string, other: string): string => `direct:${[one, other].sort().join(':')}`
