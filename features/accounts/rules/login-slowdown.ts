/**
 * Slows down logins while somebody guesses passwords. After `slowAfter` attempts within the hour on one account from unknown networks, or five from
 * one network, each attempt waits `delayMs`. At most `maxWaiting` of them wait at once in one process.
 */
export const LOGIN_SLOWDOWN = { slowAfter: 10, delayMs: 1_000, maxWaiting: 32 } as const

/** How long a network stays known after a login from it. */
export const KNOWN_NETWORK_SECONDS = 30 * 24 * 3600
