/** How many days an expired token is still listed. */
export const EXPIRED_TOKEN_DAYS = 30
