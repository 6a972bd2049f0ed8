import { z } from 'zod'

export const URL_LENGTH = 500
export const MAX_WEBHOOKS = 20

/** The pauses before the second and each further attempt, in seconds: the last one is more than a day after the first. */
export const RETRY_SECONDS: readonly number[] = [60, 5 * 60, 30 * 60, 2 * 3600, 8 * 3600, 16 * 3600]

/** The event of a test delivery. */
export const TEST_EVENT = 'ping'

export const webhookInput = z.object({
  id: z.uuid('We couldn’t find that webhook.'),
  url: z.url({ protocol: /^https?$/, message: 'Enter an address that begins with https:// or http://.' }).max(URL_LENGTH, `Use at most ${URL_LENGTH} characters.`),
  events: z.array(z.string('Choose an event.').max(60, 'This event doesn’t exist.')).min(1, 'Choose at least one event.').max(20, 'Too many events.'),
})

export const webhookIdInput = z.object({ id: z.uuid('We couldn’t find that webhook.') })
