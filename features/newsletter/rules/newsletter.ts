import { z } from 'zod'
import { isTimeZone } from '#features/activity/rules/calendar-day.ts'
import { email } from '#features/people/rules/person.ts'

/** The sentence of the box (specification, Tech news). */
export const NEWSLETTER_SENTENCE = 'weekly roundup sent every Friday'
export const CHECK_YOUR_INBOX = 'Check your inbox: we’ve sent you a link to confirm your subscription.'
export const INVALID_LINK = 'This link has expired or was already used. Subscribe again to get a new one.'
export const CONFIRM_HOURS = 48
export const INTRO_LENGTH = 2000
export const ITEMS_PER_SECTION = 5
/** The time of day at which an issue is sent, in the subscriber's time zone. */
export const SEND_HOUR = 9

const timeZone = z.string().max(60).nullish().transform((zone) => (zone && isTimeZone(zone) ? zone : 'UTC'))
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, INVALID_LINK)

export const subscribeInput = z.object({
  email,
  timeZone,
  /** Honeypot: people do not see this field, but bots fill it in. */
  website: z.string().max(500).nullish().transform((text) => text ?? ''),
})
export type SubscribeInput = z.output<typeof subscribeInput>
export const secretInput = z.object({ secret })
export const preferencesInput = z.object({ secret, timeZone })
export const issueInput = z.object({ number: z.int().min(1) })
export const introInput = z.object({ number: z.int().min(1), intro: z.string().max(INTRO_LENGTH, `Keep the introduction under ${INTRO_LENGTH} characters.`) })

/** Something that an issue links to. */
export interface NewsletterItem {
  title: string
  text: string
  path: string
}
export interface NewsletterSection {
  label: string
  items: NewsletterItem[]
}
