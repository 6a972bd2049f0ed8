import { sql, type Db } from '#platform/server/database/sql.ts'

export interface SubscriberRow {
  id: string
  email: string
  token: string
  state: 'pending' | 'active' | 'unsubscribed' | 'bounced'
  time_zone: string
}

/**
 * Notes that an address asked to subscribe, with the hash of the secret that confirms it; a known address keeps its state until then. Gives
 * the row as it is now.
 */
export async function saveRequest(
  db: Db,
  request: { id: string; email: string; token: string; timeZone: string; confirmHash: Buffer; confirmUntil: Date; at: Date },
): Promise<SubscriberRow> {
  const result = await sql<SubscriberRow>`
    insert into newsletter_subscribers (id, email, token, time_zone, confirm_hash, confirm_until, requested_at)
    values (${request.id}, ${request.email}, ${request.token}, ${request.timeZone}, ${request.confirmHash}, ${request.confirmUntil}, ${request.at})
    on conflict (lower(email)) do update set confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until, requested_at = excluded.requested_at,
      time_zone = case when newsletter_subscribers.state = 'active' then newsletter_subscribers.time_zone else excluded.time_zone end
    returning id, email, token, state, time_zone`.execute(db)
  return result.rows[0]!
}

/** Activates the subscription that this secret confirms; null when the link is unknown or has expired. The link can be opened again until the subscription ends. */
export async function activate(db: Db, hash: Buffer, at: Date): Promise<SubscriberRow | null> {
  const result = await sql<SubscriberRow>`
    update newsletter_subscribers set state = 'active', confirmed_at = case when state = 'active' then confirmed_at else ${at} end, ended_at = null
    where confirm_hash = ${hash} and confirm_until > ${at} returning id, email, token, state, time_zone`.execute(db)
  return result.rows[0] ?? null
}

export async function findByToken(db: Db, token: string): Promise<SubscriberRow | null> {
  const result = await sql<SubscriberRow>`select id, email, token, state, time_zone from newsletter_subscribers where token = ${token}`.execute(db)
  return result.rows[0] ?? null
}

/** What is stored about the subscription of a member's verified address, without the secrets of its links; null if there is none. */
export async function subscriptionOfPerson(db: Db, personId: string): Promise<object | null> {
  const result = await sql<{ row: object }>`select to_jsonb(s) - array['token', 'confirm_hash'] || jsonb_build_object('issues', (
      select coalesce(jsonb_agg(d.issue order by d.issue), '[]') from newsletter_deliveries d where d.subscriber_id = s.id)) as row
    from newsletter_subscribers s join logins l on l.email = lower(s.email) where l.person_id = ${personId} and l.email_verified_at is not null`.execute(db)
  return result.rows[0]?.row ?? null
}

/** The active subscription of a member's verified address; null if there is none. */
export async function activeSubscriptionOf(db: Db, personId: string): Promise<{ id: string } | null> {
  const result = await sql<{ id: string }>`select s.id from newsletter_subscribers s join logins l on l.email = lower(s.email)
    where l.person_id = ${personId} and l.email_verified_at is not null and s.state = 'active'`.execute(db)
  return result.rows[0] ?? null
}

export async function saveTimeZone(db: Db, id: string, timeZone: string): Promise<void> {
  await sql`update newsletter_subscribers set time_zone = ${timeZone} where id = ${id}`.execute(db)
}

/** Ends a subscription; can be repeated. */
export async function endSubscription(db: Db, id: string, at: Date): Promise<void> {
  await sql`update newsletter_subscribers set state = 'unsubscribed', ended_at = ${at}, confirm_hash = null, confirm_until = null
    where id = ${id} and state in ('active', 'pending')`.execute(db)
}

/** Marks an address to which mail cannot be delivered, with what the mail server said; does nothing for an unknown one. */
export async function markBounced(db: Db, { email, reason, at }: { email: string; reason: string; at: Date }): Promise<void> {
  await sql`update newsletter_subscribers set state = 'bounced', bounce_reason = ${reason}, ended_at = ${at}, confirm_hash = null, confirm_until = null
    where lower(email) = lower(${email}) and state in ('active', 'pending')`.execute(db)
}

/** Deletes requests that were never confirmed, and ended subscriptions of long ago. */
export async function deleteStale(db: Db, { unconfirmedBefore, endedBefore }: { unconfirmedBefore: Date; endedBefore: Date }): Promise<void> {
  await sql`delete from newsletter_subscribers where (state = 'pending' and requested_at < ${unconfirmedBefore})
    or (state in ('unsubscribed', 'bounced') and ended_at < ${endedBefore})`.execute(db)
}

/** The address of a member. */
export async function emailOfPerson(db: Db, personId: string): Promise<string> {
  const row = await db.selectFrom('logins').select('email').where('person_id', '=', personId).executeTakeFirstOrThrow()
  return row.email
}

export async function countActive(db: Db): Promise<number> {
  const result = await sql<{ count: number }>`select count(*)::int as count from newsletter_subscribers where state = 'active'`.execute(db)
  return result.rows[0]!.count
}

/** The time zones of active subscribers. */
export async function activeTimeZones(db: Db): Promise<string[]> {
  const result = await sql<{ time_zone: string }>`select distinct time_zone from newsletter_subscribers where state = 'active'`.execute(db)
  return result.rows.map(({ time_zone }) => time_zone)
}

/** Claims subscribers in these time zones for an issue, those who did not get it yet. Each claim is given once. */
export async function claimDeliveries(db: Db, { issue, timeZones, max, at }: { issue: number; timeZones: string[]; max: number; at: Date }): Promise<SubscriberRow[]> {
  const result = await sql<SubscriberRow>`
    with due as (
      select s.id from newsletter_subscribers s
      where s.state = 'active' and s.time_zone = any(${timeZones}::text[])
        and not exists (select from newsletter_deliveries d where d.issue = ${issue} and d.subscriber_id = s.id)
      order by s.id limit ${max} for update of s skip locked
    ), claimed as (
      insert into newsletter_deliveries (issue, subscriber_id, queued_at) select ${issue}, id, ${at} from due on conflict do nothing returning subscriber_id
    )
    select s.id, s.email, s.token, s.state, s.time_zone from claimed join newsletter_subscribers s on s.id = claimed.subscriber_id`.execute(db)
  return result.rows
}

/** The skills of members and the topics that they follow, by address, in lower case. Only addresses that their member verified are there. */
export async function subjectsByEmail(db: Db, emails: readonly string[]): Promise<Map<string, string[]>> {
  const result = await sql<{ email: string; subjects: string[] }>`
    select l.email, array_agg(s.subject) as subjects from logins l cross join lateral (
      select label as subject from tech_stack where person_id = l.person_id union select topic from interests where person_id = l.person_id) s
    where l.email = any(${emails.map((email) => email.toLowerCase())}::text[]) and l.email_verified_at is not null group by l.email`.execute(db)
  return new Map(result.rows.map(({ email, subjects }) => [email, subjects]))
}
