import { z } from 'zod'
import { isTimeZone } from '#features/activity/rules/calendar-day.ts'
import { email } from '#features/people/rules/person.ts'
import { INTRO_LENGTH, INVALID_LINK, UNKNOWN_LINK } from './newsletter.ts'

const timeZone = z.string().max(60).nullish().transform((zone) => (zone && isTimeZone(zone) ? zone : 'UTC'))
const secret = (otherwise: string) => z.string().regex(/^[A-Za-z0-9_-]{43}$/, otherwise)

export const subscribeInput = z.object({
  email,
  timeZone,
  /** Honeypot: people do not see this field, but bots fill it in. */
  website: z.string().max(500).nullish().transform((text) => text ?? ''),
})
export type SubscribeInput = z.output<typeof subscribeInput>
/** The link that confirms a subscription. */
export const confirmInput = z.object({ secret: secret(INVALID_LINK) })
/** The link in each issue. */
export const subscriptionInput = z.object({ secret: secret(UNKNOWN_LINK) })
export const preferencesInput = subscriptionInput.extend({ timeZone })
export const issueInput = z.object({ number: z.int().min(1) })
export const itemInput = z.object({ number: z.int().min(1), path: z.string().min(1).max(500) })
export const introInput = z.object({ number: z.int().min(1), before: z.string().nullish().transform((text) => text ?? null), intro: z.string().max(INTRO_LENGTH, `Keep the introduction to ${INTRO_LENGTH} characters.`) })
