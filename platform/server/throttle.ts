import { LIMITS, type LimitName } from '../rules/limits.ts'
import { Refusal } from '../rules/refusals.ts'
import type { Context } from './context.ts'
import { countHit, uncountHit } from './throttle.queries.ts'

/** A use that was counted. */
export interface Use {
  /** Gives the use back, when it turns out not to count (a login that succeeded). */
  takeBack(): Promise<void>
}

/**
 * Counts one use before the work is done, so that many at once cannot slip through; over the limit it refuses, with a
 * sentence of its own where there is more to say than that it was fast.
 */
export async function throttle(context: Context, name: LimitName, whose: string, says?: (minutes: number) => string): Promise<Use> {
  const { hits, seconds } = LIMITS[name]
  const now = context.clock.now().getTime()
  const start = new Date(Math.floor(now / (seconds * 1000)) * seconds * 1000)
  const key = `${name}:${whose}`
  const count = await countHit(context.database, key, start)
  if (count > hits) {
    const retryAfter = Math.max(1, Math.ceil((start.getTime() + seconds * 1000 - now) / 1000))
    throw new Refusal('TOO_FAST', { retryAfter, ...(says && { says: says(Math.ceil(retryAfter / 60)) }) })
  }
  return { takeBack: () => uncountHit(context.database.db, key, start) }
}

/** Counts one use; false, instead of a refusal, when it is one too many: for what happens without anybody waiting. */
export async function isWithinLimit(context: Context, name: LimitName, whose: string): Promise<boolean> {
  const { hits, seconds } = LIMITS[name]
  const start = new Date(Math.floor(context.clock.now().getTime() / (seconds * 1000)) * seconds * 1000)
  return (await countHit(context.database, `${name}:${whose}`, start)) <= hits
}
