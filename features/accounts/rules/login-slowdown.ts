/**
 * What happens to logins while passwords are guessed: after `slowAfter` attempts on one account from unknown networks within the hour, or
 * after the five of one network, each waits `delayMs` before it is looked at, at most `maxWaiting` of them in one process.
 */
export const LOGIN_SLOWDOWN = { slowAfter: 10, delayMs: 1_000, maxWaiting: 32 } as const

/** A network from which somebody logged in within this time is known. */
export const KNOWN_NETWORK_SECONDS = 30 * 24 * 3600
