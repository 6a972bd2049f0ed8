/**
 * What happens to logins from networks that are not known while passwords are guessed: after `slowAfter` attempts on one account within the
 * hour each waits `delayMs` before it is looked at, at most `atOnce` of them in one process.
 */
export const GUESSES = { slowAfter: 10, delayMs: 1_000, atOnce: 32 } as const

/** A network from which somebody logged in within this time is known. */
export const KNOWN_NETWORK_SECONDS = 30 * 24 * 3600
