import { z } from 'zod'

export const URL_LENGTH = 500
export const MAX_WEBHOOKS = 20

/** The pauses before the second and each further attempt, in seconds: the last one is more than a day after the first. */
export const RETRY_SECONDS: readonly number[] = [60, 5 * 60, 30 * 60, 2 * 3600, 8 * 3600, 16 * 3600]

/** The event of a test delivery. */
export const TEST_EVENT = 'ping'

const FAILURES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'No server has this name. Check the address.',
  EAI_AGAIN: 'The name could not be looked up.',
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: 'The server closed the connection.',
  EPIPE: 'The server closed the connection.',
  ETIMEDOUT: 'It took too long.',
  EHOSTUNREACH: 'The server could not be reached.',
  ENETUNREACH: 'The server could not be reached.',
  CERT_HAS_EXPIRED: 'The certificate of the server has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the server is signed by itself.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the server is signed by itself.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the server could not be checked.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the server is for another name.',
}

/** Why a message could not be sent, by the code of the network error. */
export const failureText = (code: string | undefined): string => FAILURES[code ?? ''] ?? 'The server could not be reached.'

export const webhookInput = z.object({
  id: z.uuid('We couldn’t find that webhook.'),
  url: z.url({ protocol: /^https?$/, message: 'Enter an address that begins with https:// or http://.' }).max(URL_LENGTH, `Use at most ${URL_LENGTH} characters.`),
  events: z.array(z.string('Choose an event.').max(60, 'This event doesn’t exist.')).min(1, 'Choose at least one event.').max(20, 'Too many events.'),
})

export const editWebhookInput = webhookInput.extend({ revision: z.int('The revision must be a whole number.').nullish().transform((revision) => revision ?? null) })

export const webhookIdInput = z.object({ id: z.uuid('We couldn’t find that webhook.') })

export const deliveryIdInput = z.object({ id: z.uuid('We couldn’t find that delivery.') })
