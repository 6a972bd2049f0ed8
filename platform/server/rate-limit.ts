import { allowedAgainAt, type RateLimitName } from '../rules/rate-limits.ts'
import { Refusal } from '../rules/refusals.ts'
import type { Context } from './context.ts'
import { countHit, findUses, uncountHit, type Hit } from './rate-limit.queries.ts'

/** A counted hit. */
export interface Use {
  /** How many hits count now, including this one. */
  hits: number
  /** Removes the hit when it turns out not to count (a login that succeeded). */
  refund(): Promise<void>
}

/**
 * Counts one hit before the work is done, so that concurrent requests cannot exceed the limit. Throws TOO_FAST over the limit, with the
 * message of `messageFor` if given. Refused hits are not counted.
 */
export async function rateLimit(context: Context, name: RateLimitName, subject: string, messageFor?: (minutes: number) => string): Promise<Use> {
  const use = await tryRateLimit(context, name, subject)
  if (use === null) {
    const hit = currentHit(context, name, subject)
    const { present, previous } = await findUses(context.database.db, hit)
    const now = hit.at.getTime()
    const seconds = Math.ceil((allowedAgainAt(context.rateLimits[name], now, present, previous) - now) / 1000)
    // Hits that were counted at the same moment may be a little later than this one.
    const retryAfter = Math.min(Math.max(seconds, 1), context.rateLimits[name].seconds)
    throw new Refusal('TOO_FAST', { retryAfter, ...(messageFor && { message: messageFor(Math.ceil(retryAfter / 60)) }) })
  }
  return use
}

/** Counts one hit; returns null instead of throwing when it exceeds the limit. */
export async function tryRateLimit(context: Context, name: RateLimitName, subject: string): Promise<Use | null> {
  const hit = currentHit(context, name, subject)
  const hits = await countHit(context.database, hit)
  return hits === null ? null : { hits, refund: () => uncountHit(context.database.db, hit.key, hit.start) }
}

/** Counts one hit and returns whether it was within the limit: for background work. */
export const isWithinLimit = async (context: Context, name: RateLimitName, subject: string): Promise<boolean> => (await tryRateLimit(context, name, subject)) !== null

function currentHit({ clock, rateLimits }: Context, name: RateLimitName, subject: string): Hit {
  const { hits, seconds } = rateLimits[name]
  const at = clock.now()
  const length = seconds * 1000
  const start = Math.floor(at.getTime() / length) * length
  return {
    key: `${name}:${subject}`,
    start: new Date(start),
    previousStart: new Date(start - length),
    // Rounded down, so that a hit is allowed at the moment that `retryAfter` announced.
    overlap: Math.floor(((start + length - at.getTime()) / length) * 1e6) / 1e6,
    countedAfter: new Date(at.getTime() - length),
    at,
    hits,
  }
}
