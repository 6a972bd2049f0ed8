/**
 * A rate limit: at most `hits` in `seconds`. It is a sliding window: hits of the previous fixed window count in proportion to its overlap
 * with the sliding one.
 */
export interface RateLimit {
  hits: number
  seconds: number
}

/** All rate limits by name. Features add theirs by declaration merging beside the table in their `rules/rate-limits.ts`. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface RateLimits {}

export type RateLimitName = keyof RateLimits & string

/** How often a key was used in one window, and the time of the last use (milliseconds). */
export interface KeyUses {
  hits: number
  lastAt: number
}

/** When the next use is allowed (milliseconds), provided that there is no other use until then. */
export function allowedAgainAt({ hits, seconds }: RateLimit, now: number, present: KeyUses, previous: KeyUses): number {
  const length = seconds * 1000
  const end = Math.floor(now / length) * length + length
  const room = hits - 1 - present.hits
  if (room >= 0) return Math.max(now, countsAtMost(previous, room, end, length))
  return Math.max(end, countsAtMost(present, hits - 1, end + length, length))
}

/** When at most `room` uses of a window still count; at `end` none counts. */
const countsAtMost = (uses: KeyUses, room: number, end: number, length: number): number =>
  uses.hits <= room ? 0 : Math.min(uses.lastAt + length, end - (length * room) / uses.hits)
