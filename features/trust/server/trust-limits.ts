import type { RateLimitName } from '#platform/rules/rate-limits.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit, type Use } from '#platform/server/rate-limit.ts'
import { contentProblem, countContent, dayLimitSentence } from '../rules/levels.ts'
import { ownLevel, type OwnLevelRow } from './trust.queries.ts'

const LIMITED = {
  conversations: { name: 'trust.conversations', what: 'start {count} conversation' },
  messages: { name: 'trust.messages', what: 'send {count} message' },
  posts: { name: 'trust.posts', what: 'publish {count} blog' },
} as const satisfies Record<string, { name: RateLimitName; what: string }>

/** Counts one hit of the viewer against the limit of a day of their trust level. Throws TOO_FAST with a sentence that names the level. */
export async function trustLimit(context: Context, limit: keyof typeof LIMITED): Promise<Use> {
  const viewer = signedIn(context)
  const trust = await levelOf(context)
  const { name, what } = LIMITED[limit]
  const hits = trust[limit]
  const sentence = dayLimitSentence(trust.level, what, hits)
  if (hits === 0) throw new Refusal('TOO_FAST', { message: sentence, retryAfter: 24 * 3600 })
  const rateLimits = { ...context.rateLimits, [name]: { ...context.rateLimits[name], hits } }
  return rateLimit({ ...context, rateLimits }, name, viewer.id, () => sentence)
}

/** Checks the links and pictures of a text against the limits of the viewer; visitors have those of the lowest level. `field` is the field of the form that has it. */
export async function checkContent(context: Context, text: string, field: string): Promise<void> {
  const found = countContent(text)
  if (found.links === 0 && found.pictures === 0) return
  const trust = await levelOf(context)
  const problem = contentProblem(trust.level, trust, found)
  if (problem !== null) throw new Refusal('INVALID_INPUT', { message: problem, fields: { [field]: problem } })
}

const levelOf = async (context: Context): Promise<OwnLevelRow> => (await ownLevel.first(context.database, [context.viewer?.id ?? null]))!
