export const NAME_LENGTH = 60
export const MAX_TOKENS = 20
/** The lifetimes of a token, in days. */
export const LIFETIMES = [7, 30, 90, 365] as const
export type Lifetime = (typeof LIFETIMES)[number]

export const TOKENS_SECTION = '/settings?section=tokens'
