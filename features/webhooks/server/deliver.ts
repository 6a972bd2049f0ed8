import { createHmac } from 'node:crypto'
import { FetchRefusal, safeFetch, type SafeFetchOptions } from '#platform/server/safe-fetch.ts'
import type { Context } from '#platform/server/context.ts'
import { failureText, RETRY_SECONDS } from '../rules/webhooks.ts'
import { findDelivery, findNextAttempt, postponeDelivery, releaseDeliveries, saveAttempt, type DueDelivery } from './webhooks.queries.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    /** Requested: by an admin, who doesn't wait for the next attempt; that one stays planned. */
    'webhooks.deliver': { id: string; isRequested?: boolean; plannedAt?: string | null }
  }
}

const MILLISECONDS = 8_000
const MAX_BYTES = 10_000
/** How much the clock of the task queue may be ahead. The shortest pause between attempts is longer. */
const EARLY_MS = 30_000

/** The signature of a body: the receiver computes the same with its secret over the time, a dot and the body. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

/**
 * Sends one delivery. A response other than 2xx, including a redirect, is a failure; the delay between attempts grows. While the site does not respond
 * to another delivery, this one waits for the next attempt of that one, unless an admin requested it. When it responds again, what waits is sent.
 */
export async function deliver(context: Context, { id, isRequested = false, plannedAt = null }: { id: string; isRequested?: boolean; plannedAt?: string | null }, fetch: SafeFetchOptions = {}): Promise<void> {
  const delivery = await findDelivery(context.db, id)
  if (delivery === null) return
  // An attempt that an admin requested came before this one, and a later one is planned.
  if (!isRequested && delivery.next_at.getTime() > context.clock.now().getTime() + EARLY_MS) return
  const waitsUntil = isRequested ? null : await findNextAttempt(context.db, { id, now: context.clock.now() })
  if (waitsUntil !== null) {
    return context.inTransaction(async (context) => {
      await postponeDelivery(context.db, { id, nextAt: waitsUntil })
      await context.enqueue('webhooks.deliver', { id }, { runAt: waitsUntil })
    })
  }
  const { status, error } = await send(context, delivery, fetch)
  const now = context.clock.now()
  const planned = plannedAt !== null && new Date(plannedAt) > now ? new Date(plannedAt) : null
  const pause = RETRY_SECONDS[delivery.attempts]
  const later = planned ?? (pause === undefined ? null : new Date(now.getTime() + pause * 1000))
  const nextAt = error === null ? null : later
  await context.inTransaction(async (context) => {
    await saveAttempt(context.db, { id, counts: error === null || planned === null, deliveredAt: error === null ? now : null, nextAt, status, error: error?.slice(0, 300) ?? null })
    if (nextAt !== null && planned === null) await context.enqueue('webhooks.deliver', { id }, { runAt: nextAt })
    if (error === null) await sendWaiting(context, delivery.webhook_id, false)
  })
}

/** Sends what waits for a later attempt: what got no response, or all. */
export async function sendWaiting(context: Context, webhookId: string, all: boolean): Promise<void> {
  for (const id of await releaseDeliveries(context.db, { webhookId, now: context.clock.now(), all })) await context.enqueue('webhooks.deliver', { id })
}

async function send(context: Context, { id, event, body, url, secret }: DueDelivery, fetch: SafeFetchOptions): Promise<{ status: number | null; error: string | null }> {
  const seconds = Math.floor(context.clock.now().getTime() / 1000)
  const headers = {
    'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)),
    'cloggle-event': event, 'cloggle-delivery': id, 'cloggle-signature': signatureOf(secret, seconds, body),
  }
  try {
    const { status } = await safeFetch(url, { milliseconds: MILLISECONDS, ...fetch, headers, body, maxBytes: MAX_BYTES })
    if (status >= 200 && status < 300) return { status, error: null }
    return { status, error: status >= 300 && status < 400 ? 'It redirects. Enter the final address.' : `The server responded with status ${status}.` }
  } catch (error) {
    return { status: null, error: error instanceof FetchRefusal ? error.message : failureText((error as NodeJS.ErrnoException).code) }
  }
}
