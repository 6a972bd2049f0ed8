/** The longest reason for a deed, in characters. */
export const REASON_LENGTH = 1_000
