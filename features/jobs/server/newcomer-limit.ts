import type { Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { joinedAt } from './posting.queries.ts'

const DAY_MS = 24 * 3600 * 1000

/** Counts a new job or an application of a person. Accounts younger than a day have a lower limit. */
export async function newcomerLimit(context: Context, name: 'job.post' | 'job.apply', personId: string) {
  const isNewcomer = context.clock.now().getTime() - (await joinedAt(context.db, personId)).getTime() < DAY_MS
  const limit = isNewcomer ? (`${name}-newcomer` as const) : name
  const what = name === 'job.post' ? 'post' : 'apply to'
  return rateLimit(context, limit, personId, () => `You can ${what} ${context.rateLimits[limit].hits} jobs ${isNewcomer ? 'on your first day' : 'a day'}. Try again tomorrow.`)
}
