import { lockName } from '#platform/server/database/lock-name.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'

export interface WebhookRow {
  id: string
  url: string
  events: string[]
  created_at: Date
  revision: number
}

export async function listWebhooks(db: Db): Promise<WebhookRow[]> {
  return db.selectFrom('webhooks').select(['id', 'url', 'events', 'created_at', 'revision']).orderBy('created_at').execute()
}

/** All webhooks; none is added or changed elsewhere until the transaction ends. */
export async function lockWebhooks(db: Db): Promise<WebhookRow[]> {
  await lockName(db, 'webhooks')
  return listWebhooks(db)
}

/** Adds a webhook unless there are `max`; false then, or when its id is known. */
export async function insertWebhook(db: Db, webhook: Omit<WebhookRow, 'revision'> & { secret: string; max: number }): Promise<boolean> {
  const { rows } = await sql`insert into webhooks (id, url, events, secret, created_at)
    select ${webhook.id}, ${webhook.url}, ${webhook.events}, ${webhook.secret}, ${webhook.created_at}
    where (select count(*) from webhooks) < ${webhook.max} on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Replaces a webhook whose secret was lost with the answer: one that was added after `since` and has no finished delivery. Returns the address from before, or null if there is none. */
export async function replaceWebhook(db: Db, { since, ...webhook }: Omit<WebhookRow, 'created_at' | 'revision'> & { secret: string; since: Date }): Promise<string | null> {
  const { rows } = await sql<{ url: string }>`update webhooks w set url = ${webhook.url}, events = ${webhook.events}, revision = w.revision + 1, secret = ${webhook.secret} from webhooks old
    where w.id = ${webhook.id} and old.id = w.id and w.created_at > ${since} and not exists (select from webhook_deliveries d where d.webhook_id = w.id and d.delivered_at is not null) returning old.url`.execute(db)
  return rows[0]?.url ?? null
}

/** Changes the address and the events of a webhook, and keeps its secret and log. */
export async function updateWebhook(db: Db, { id, url, events }: Pick<WebhookRow, 'id' | 'url' | 'events'>): Promise<void> {
  await sql`update webhooks set url = ${url}, events = ${events}, revision = revision + 1 where id = ${id}`.execute(db)
}

/** Gives a webhook a new secret; returns its address, or null if it doesn't exist. */
export async function replaceSecret(db: Db, { id, secret }: { id: string; secret: string }): Promise<string | null> {
  const row = await db.updateTable('webhooks').set({ secret }).where('id', '=', id).returning('url').executeTakeFirst()
  return row?.url ?? null
}

/** Deletes a webhook with its log; returns its address, or null. */
export async function deleteWebhook(db: Db, id: string): Promise<string | null> {
  const row = await db.deleteFrom('webhooks').where('id', '=', id).returning('url').executeTakeFirst()
  return row?.url ?? null
}

/** Writes a delivery for each webhook that is subscribed to the event, once per subject; returns their ids. */
export async function insertDeliveries(db: Db, { event, subject, body, at }: { event: string; subject: string; body: string; at: Date }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`insert into webhook_deliveries (webhook_id, event, subject, body, created_at, next_at)
    select id, ${event}, ${subject}, ${body}, ${at}, ${at} from webhooks where ${event} = any (events) on conflict do nothing returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Writes a test delivery for a webhook; null if it has one for this subject or does not exist. */
export async function insertTestDelivery(db: Db, { webhookId, event, subject, body, at }: { webhookId: string; event: string; subject: string; body: string; at: Date }): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`insert into webhook_deliveries (webhook_id, event, subject, body, created_at, next_at)
    select id, ${event}, ${subject}, ${body}, ${at}, ${at} from webhooks where id = ${webhookId} on conflict do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

export interface RequestedDelivery {
  event: string
  delivered_at: Date | null
  webhook_id: string
  url: string
  /** Whether it is due at once now, and was not before. */
  is_new: boolean
  /** When its next attempt was planned; null for one that was given up. */
  planned_at: Date | null
}

/** Makes a delivery that failed due at once; null if it doesn't exist. One that was delivered or is due stays as it is. */
export async function requestDelivery(db: Db, { id, now }: { id: string; now: Date }): Promise<RequestedDelivery | null> {
  const { rows: changed } = await sql<{ planned_at: Date | null }>`update webhook_deliveries d set next_at = ${now}, status = null, error = null from webhook_deliveries old
    where d.id = ${id} and old.id = d.id and d.delivered_at is null and (d.next_at is null or d.next_at > ${now}) returning old.next_at as planned_at`.execute(db)
  const { rows } = await sql<Omit<RequestedDelivery, 'is_new' | 'planned_at'>>`select d.event, d.delivered_at, d.webhook_id, w.url from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = ${id}`.execute(db)
  return rows[0] === undefined ? null : { ...rows[0], is_new: changed.length > 0, planned_at: changed[0]?.planned_at ?? null }
}

/** Makes deliveries of a webhook due that wait for a later attempt, oldest first: those that got no response, or all of them. Returns their ids. */
export async function releaseDeliveries(db: Db, { webhookId, now, all }: { webhookId: string; now: Date; all: boolean }): Promise<string[]> {
  const { rows } = await sql<{ id: string; created_at: Date }>`update webhook_deliveries set next_at = ${now}
    where webhook_id = ${webhookId} and delivered_at is null and next_at > ${now} and (${all} or status is null) returning id, created_at`.execute(db)
  return rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime()).map(({ id }) => id)
}

export interface DueDelivery {
  id: string
  webhook_id: string
  event: string
  body: string
  attempts: number
  next_at: Date
  url: string
  secret: string
}

/** A delivery that is not done, or null. */
export async function findDelivery(db: Db, id: string): Promise<DueDelivery | null> {
  const { rows } = await sql<DueDelivery>`select d.id, d.webhook_id, d.event, d.body, d.attempts, d.next_at, w.url, w.secret from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.id = ${id} and d.delivered_at is null and d.next_at is not null`.execute(db)
  return rows[0] ?? null
}

/**
 * When the next attempt of another delivery to the same webhook is due that got no response before; null if there is none. A site that hangs is then
 * asked once for each pause, and not for each delivery.
 */
export async function findNextAttempt(db: Db, { id, now }: { id: string; now: Date }): Promise<Date | null> {
  const { rows } = await sql<{ next_at: Date | null }>`select min(o.next_at) as next_at from webhook_deliveries d join webhook_deliveries o on o.webhook_id = d.webhook_id
    where d.id = ${id} and o.id <> d.id and o.delivered_at is null and o.attempts > 0 and o.status is null and o.next_at > ${now}`.execute(db)
  return rows[0]!.next_at
}

/** Moves a delivery without an attempt. */
export async function postponeDelivery(db: Db, { id, nextAt }: { id: string; nextAt: Date }): Promise<void> {
  await db.updateTable('webhook_deliveries').set({ next_at: nextAt }).where('id', '=', id).where('next_at', 'is not', null).execute()
}

/** Records an attempt, which uses up a planned one if it counts. Without a next one, the delivery is given up unless it was delivered. */
export async function saveAttempt(db: Db, attempt: { id: string; counts: boolean; deliveredAt: Date | null; nextAt: Date | null; status: number | null; error: string | null }): Promise<void> {
  await sql`update webhook_deliveries set attempts = attempts + ${attempt.counts ? 1 : 0}, requested_attempts = requested_attempts + ${attempt.counts ? 0 : 1}, delivered_at = ${attempt.deliveredAt}, next_at = ${attempt.nextAt},
    status = ${attempt.status}, error = ${attempt.error} where id = ${attempt.id}`.execute(db)
}

export interface DeliveryRow {
  id: string
  event: string
  created_at: Date
  attempts: number
  next_at: Date | null
  delivered_at: Date | null
  status: number | null
  error: string | null
}

/** The log of a webhook, newest first. */
export async function listDeliveries(db: Db, webhookId: string): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`select id, event, created_at, attempts + requested_attempts as attempts, next_at, delivered_at, status, error from webhook_deliveries
    where webhook_id = ${webhookId} order by created_at desc limit 20`.execute(db)
  return rows
}

export async function deleteDeliveriesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute()
}
