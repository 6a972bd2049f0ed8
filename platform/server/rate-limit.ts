import { allowedAgainAt, type RateLimitName } from '../rules/rate-limits.ts'
import { Refusal } from '../rules/refusals.ts'
import type { Context } from './context.ts'
import { countHit, findUses, uncountHit, type Hit } from './rate-limit.queries.ts'

/** A use that was counted. */
export interface Use {
  /** How many uses count now, this one included. */
  hits: number
  /** Gives the use back, when it turns out not to count (a login that succeeded). */
  refund(): Promise<void>
}

/**
 * Counts one use before the work is done, so that many at once cannot slip through; over the limit it refuses, with a
 * sentence of its own where there is more to say than that it was fast. What is refused is not counted.
 */
export async function rateLimit(context: Context, name: RateLimitName, subject: string, messageFor?: (minutes: number) => string): Promise<Use> {
  const use = await tryRateLimit(context, name, subject)
  if (use === null) {
    const hit = currentHit(context, name, subject)
    const { present, previous } = await findUses(context.database.db, hit)
    const now = hit.at.getTime()
    const seconds = Math.ceil((allowedAgainAt(context.rateLimits[name], now, present, previous) - now) / 1000)
    // Uses that were counted at the same moment may be a little later than this one.
    const retryAfter = Math.min(Math.max(seconds, 1), context.rateLimits[name].seconds)
    throw new Refusal('TOO_FAST', { retryAfter, ...(messageFor && { message: messageFor(Math.ceil(retryAfter / 60)) }) })
  }
  return use
}

/** Counts one use; null, instead of a refusal, when it is one too many. */
export async function tryRateLimit(context: Context, name: RateLimitName, subject: string): Promise<Use | null> {
  const hit = currentHit(context, name, subject)
  const hits = await countHit(context.database, hit)
  return hits === null ? null : { hits, refund: () => uncountHit(context.database.db, hit.key, hit.start) }
}

/** The same for what happens without anybody waiting. */
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
    // Rounded down, so that a use is allowed at the moment that was announced for it.
    overlap: Math.floor(((start + length - at.getTime()) / length) * 1e6) / 1e6,
    countedAfter: new Date(at.getTime() - length),
    at,
    hits,
  }
}
