/** How long a login lasts (requirement A-5): the token itself, without use, at most, and while acting as admin. */
export const TOKEN_SECONDS = 15 * 60
export const IDLE_SECONDS = 7 * 24 * 3600
export const ABSOLUTE_SECONDS = 30 * 24 * 3600
export const ADMIN_SECONDS = 12 * 3600
/** Whoever showed the password longer ago than this shows it again before acting as admin. */
export const PROVEN_SECONDS = 10 * 60
/** A tab that asks with the secret before the last one is late, not a thief, for this long. */
export const LATE_TAB_SECONDS = 20
