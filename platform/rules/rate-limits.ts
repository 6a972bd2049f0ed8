/**
 * How often something may be done: at most `hits` in `seconds`. The window slides: uses of the fixed window before the present one count
 * in proportion to how much of it is not over yet.
 */
export interface RateLimit {
  hits: number
  seconds: number
}

/** All rate limits by name. Features add theirs by declaration merging, beside the table in their `rules/rate-limits.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface RateLimits {}

export type RateLimitName = keyof RateLimits & string

/** How often a key was used in one window, and when last (milliseconds). */
export interface KeyUses {
  hits: number
  lastAt: number
}

/** When the next use is allowed (milliseconds), if there is none until then. */
export function allowedAgainAt({ hits, seconds }: RateLimit, now: number, present: KeyUses, previous: KeyUses): number {
  const length = seconds * 1000
  const end = Math.floor(now / length) * length + length
  const room = hits - 1 - present.hits
  if (room >= 0) return Math.max(now, countsAtMost(previous, room, end, length))
  return Math.max(end, countsAtMost(present, hits - 1, end + length, length))
}

/** When at most `room` of a window's uses still count; at `end` none does. */
const countsAtMost = (uses: KeyUses, room: number, end: number, length: number): number =>
  uses.hits <= room ? 0 : Math.min(uses.lastAt + length, end - (length * room) / uses.hits)
