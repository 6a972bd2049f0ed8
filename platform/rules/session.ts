/** Lifetimes of a login (requirement A-5): the token, an idle session, any session, and the admin role. */
export const TOKEN_SECONDS = 15 * 60
export const IDLE_SECONDS = 7 * 24 * 3600
export const ABSOLUTE_SECONDS = 30 * 24 * 3600
export const ADMIN_SECONDS = 12 * 3600
/** People who entered their password longer ago than this enter it again before they act as admin. */
export const PROVEN_SECONDS = 10 * 60
/** For this long the previous secret is accepted: a slow tab may still send it. */
export const LATE_TAB_SECONDS = 20
