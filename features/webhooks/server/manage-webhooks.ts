import { isIP } from 'node:net'
import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { isPublicAddress } from '#platform/server/public-address.ts'
import { MAX_WEBHOOKS, TEST_EVENT } from '../rules/webhooks.ts'
import { shownAddress } from './shown-address.ts'
import { deleteWebhook, insertTestDelivery, insertWebhook, listWebhooks, replaceWebhook, updateWebhook } from './webhooks.queries.ts'

const GONE = 'We couldn’t find that webhook. Another admin may have removed it.'
const PRIVATE_ADDRESS = 'Webhooks can’t be sent to private addresses.'

/** How long the same webhook can be added again because its answer was lost. */
const LOST_ANSWER_MS = 10 * 60_000

/** Adds a webhook; returns its secret, which is shown once. A request that is sent again after a lost answer changes the same webhook and gives it a new secret. Names are resolved and checked at each delivery. */
export async function addWebhook(context: Context, { id, url, events }: { id: string; url: string; events: string[] }): Promise<string> {
  checkWebhook(context, { url, events })
  const secret = context.random.secret()
  await context.inTransaction(async (context) => {
    const since = new Date(context.clock.now().getTime() - LOST_ANSWER_MS)
    const before = await replaceWebhook(context.db, { id, url, events: [...new Set(events)], secret, since })
    if (before !== null) return recordChange(context, { id, url, events, before })
    const isAdded = await insertWebhook(context.db, { id, url, events: [...new Set(events)], secret, created_at: context.clock.now(), max: MAX_WEBHOOKS })
    if (!isAdded) throw new Refusal('INVALID_INPUT', { message: `You can have ${MAX_WEBHOOKS} webhooks.` })
    await recordAudit(context, { action: 'webhook.added', targetId: id, targetName: shownAddress(url), details: { events } })
  })
  return secret
}

/** Changes the address and the events of a webhook; its secret stays. What waits is sent to the new address. */
export async function editWebhook(context: Context, { id, url, events }: { id: string; url: string; events: string[] }): Promise<void> {
  checkWebhook(context, { url, events })
  await context.inTransaction(async (context) => {
    const before = await updateWebhook(context.db, { id, url, events: [...new Set(events)] })
    if (before === null) throw new Refusal('NOT_FOUND', { message: GONE })
    await recordChange(context, { id, url, events, before })
  })
}

const recordChange = (context: Context, { id, url, events, before }: { id: string; url: string; events: string[]; before: string }): Promise<void> =>
  recordAudit(context, { action: 'webhook.changed', targetId: id, targetName: shownAddress(url), details: { events, ...(before !== url && { before: shownAddress(before) }) } })

function checkWebhook(context: Context, { url, events }: { url: string; events: readonly string[] }): void {
  const unknown = events.find((event) => !context.contributions.to('webhookEvents').has(event))
  if (unknown !== undefined) throw new Refusal('INVALID_INPUT', { fields: { events: `Unknown event "${unknown}".` } })
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host))) throw new Refusal('INVALID_INPUT', { fields: { url: PRIVATE_ADDRESS } })
}

/** Removes a webhook with its log. */
export async function removeWebhook(context: Context, id: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const url = await deleteWebhook(context.db, id)
    if (url === null) throw new Refusal('NOT_FOUND', { message: GONE })
    await recordAudit(context, { action: 'webhook.removed', targetId: id, targetName: shownAddress(url) })
  })
}

/** Sends a test message to a webhook, at most one a minute. */
export async function testWebhook(context: Context, id: string): Promise<void> {
  const at = context.clock.now()
  const subject = at.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
  const body = JSON.stringify({ event: TEST_EVENT, at: at.toISOString(), data: {} })
  await context.inTransaction(async (context) => {
    if (!(await listWebhooks(context.db)).some((webhook) => webhook.id === id)) throw new Refusal('NOT_FOUND', { message: GONE })
    const delivery = await insertTestDelivery(context.db, { webhookId: id, event: TEST_EVENT, subject, body, at })
    if (delivery === null) throw new Refusal('NOT_ALLOWED', { message: 'A test was sent less than a minute ago. Try again in a minute.' })
    await context.enqueue('webhooks.deliver', { id: delivery })
  })
}
