/** How often open pages ask what others changed meanwhile, in milliseconds; for `refetchInterval`. */
export const FOLLOW_MS = 15_000
