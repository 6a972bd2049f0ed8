import { isIP } from 'node:net'
import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { isPublicAddress } from '#platform/server/public-address.ts'
import { MAX_WEBHOOKS, TEST_EVENT } from '../rules/webhooks.ts'
import { sendWaiting } from './deliver.ts'
import { hasPassword, isSameAddress, shownAddress } from './webhook-address.ts'
import { deleteWebhook, insertTestDelivery, insertWebhook, listWebhooks, lockWebhooks, replaceSecret, replaceWebhook, requestDelivery, updateWebhook, type WebhookRow } from './webhooks.queries.ts'

const GONE = 'We couldn’t find that webhook. Another admin may have removed it.'
const HAS_PASSWORD = 'Remove the user name and password from the address. The receiver checks the signature of each message instead.'
const PRIVATE_ADDRESS = 'Webhooks can’t be sent to private addresses.'

/** How long the same webhook can be added again because its answer was lost. */
const LOST_ANSWER_MS = 10 * 60_000

/** Adds a webhook; returns its secret, which is shown once. A request that is sent again after a lost answer changes the same webhook and gives it a new secret. Names are resolved and checked at each delivery. */
export async function addWebhook(context: Context, { id, url, events }: { id: string; url: string; events: string[] }): Promise<string> {
  checkWebhook(context, { url, events })
  const secret = context.random.secret()
  await context.inTransaction(async (context) => {
    checkIsNew(context, { id, url, events, known: await lockWebhooks(context.db) })
    const since = new Date(context.clock.now().getTime() - LOST_ANSWER_MS)
    const before = await replaceWebhook(context.db, { id, url, events: [...new Set(events)], secret, since })
    if (before !== null) return recordChange(context, { id, url, events, before })
    const isAdded = await insertWebhook(context.db, { id, url, events: [...new Set(events)], secret, created_at: context.clock.now(), max: MAX_WEBHOOKS })
    if (!isAdded) throw new Refusal('INVALID_INPUT', { message: `You can have ${MAX_WEBHOOKS} webhooks.` })
    await recordAudit(context, { action: 'webhook.added', targetId: id, targetName: shownAddress(url), details: { events } })
  })
  return secret
}

/**
 * Changes the address and the events of a webhook; its secret stays. What waits is sent to a new address at once. The same change sent twice is made once.
 * Throws OUTDATED_EDIT if another admin changed it since `revision`.
 */
export async function editWebhook(context: Context, { id, url, events, revision }: { id: string; url: string; events: string[]; revision: number | null }): Promise<void> {
  checkWebhook(context, { url, events })
  await context.inTransaction(async (context) => {
    const known = await lockWebhooks(context.db)
    const before = known.find((one) => one.id === id)
    if (before === undefined) throw new Refusal('NOT_FOUND', { message: GONE })
    const chosen = [...new Set(events)]
    if (before.url === url && before.events.toSorted().join() === chosen.toSorted().join()) return
    if (revision !== null && before.revision !== revision) throw new Refusal('OUTDATED_EDIT')
    checkIsNew(context, { id, url, events, known })
    await updateWebhook(context.db, { id, url, events: chosen })
    if (before.url !== url) await sendWaiting(context, id, true)
    await recordChange(context, { id, url, events, before: before.url })
  })
}

const recordChange = (context: Context, { id, url, events, before }: { id: string; url: string; events: string[]; before: string }): Promise<void> =>
  recordAudit(context, { action: 'webhook.changed', targetId: id, targetName: shownAddress(url), details: { events, ...(before !== url && { before: shownAddress(before) }) } })

function checkWebhook(context: Context, { url, events }: { url: string; events: readonly string[] }): void {
  const unknown = events.find((event) => !context.contributions.to('webhookEvents').has(event))
  if (unknown !== undefined) throw new Refusal('INVALID_INPUT', { fields: { events: `Unknown event "${unknown}".` } })
  if (hasPassword(url)) throw new Refusal('INVALID_INPUT', { fields: { url: HAS_PASSWORD } })
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (host === 'localhost' || (isIP(host) !== 0 && !isPublicAddress(host))) throw new Refusal('INVALID_INPUT', { fields: { url: PRIVATE_ADDRESS } })
}

/** Refuses an address to which another webhook sends one of the events already: its receiver would get them twice. */
function checkIsNew(context: Context, { id, url, events, known }: { id: string; url: string; events: readonly string[]; known: readonly WebhookRow[] }): void {
  const sent = known.filter((other) => other.id !== id && isSameAddress(other.url, url)).flatMap((other) => other.events)
  const twice = events.find((event) => sent.includes(event))
  if (twice === undefined) return
  const label = context.contributions.to('webhookEvents').get(twice)?.label ?? twice
  throw new Refusal('INVALID_INPUT', { fields: { url: `Another webhook already sends “${label}” to this address. Change that one, or choose other events.` } })
}

/** Gives a webhook a new secret and returns it; it is shown once. Every message from now on is signed with it, also those that wait. */
export async function renewSecret(context: Context, id: string): Promise<string> {
  const secret = context.random.secret()
  await context.inTransaction(async (context) => {
    const url = await replaceSecret(context.db, { id, secret })
    if (url === null) throw new Refusal('NOT_FOUND', { message: GONE })
    await recordAudit(context, { action: 'webhook.secret-renewed', targetId: id, targetName: shownAddress(url) })
  })
  return secret
}

/** Sends a delivery that failed once more, at once. One that is already on its way is not sent twice. */
export async function retryDelivery(context: Context, id: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const delivery = await requestDelivery(context.db, { id, now: context.clock.now() })
    if (delivery === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that delivery. It may have been deleted with its webhook.' })
    if (delivery.delivered_at !== null) throw new Refusal('NOT_ALLOWED', { message: 'This message was delivered in the meantime.' })
    if (!delivery.is_new) return
    await context.enqueue('webhooks.deliver', { id, isRequested: true, plannedAt: delivery.planned_at?.toISOString() ?? null })
    await recordAudit(context, { action: 'webhook.retried', targetId: delivery.webhook_id, targetName: shownAddress(delivery.url), details: { event: delivery.event } })
  })
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
    await context.enqueue('webhooks.deliver', { id: delivery, isRequested: true })
  })
}
