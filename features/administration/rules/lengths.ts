/** The maximum length of a reason, in characters. */
export const REASON_LENGTH = 1_000
