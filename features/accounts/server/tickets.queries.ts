import { sql, type Db } from '#platform/server/database/sql.ts'

export type TicketPurpose = 'reset-password' | 'verify-email' | 'change-email'

export interface Ticket {
  person_id: string
  email: string
}

export async function insertTicket(
  db: Db,
  ticket: { hash: Buffer; personId: string; purpose: TicketPurpose; email: string; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('account_tickets')
    .values({
      ticket_hash: ticket.hash,
      person_id: ticket.personId,
      purpose: ticket.purpose,
      email: ticket.email,
      issued_at: ticket.at,
      expires_at: ticket.expiresAt,
    })
    .execute()
}

/** Marks an expired ticket as used, so that it stays expired if the clock goes back. */
export async function closeExpiredTicket(db: Db, hash: Buffer, at: Date): Promise<void> {
  await sql`update account_tickets set used_at = ${at} where ticket_hash = ${hash} and used_at is null and expires_at <= ${at}`.execute(db)
}

/** Whether a ticket is valid, without using it. */
export async function isTicketOpen(db: Db, hash: Buffer, purpose: TicketPurpose, at: Date): Promise<boolean> {
  const row = await db
    .selectFrom('account_tickets')
    .select('person_id')
    .where('ticket_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a ticket in one statement, so that of two concurrent requests one gets it. Returns null if it is not valid. */
export async function consumeTicket(db: Db, hash: Buffer, purposes: TicketPurpose[], at: Date): Promise<(Ticket & { purpose: TicketPurpose }) | null> {
  const result = await sql<Ticket & { purpose: TicketPurpose }>`
    update account_tickets set used_at = ${at}
    where ticket_hash = ${hash} and purpose = any(${purposes}) and used_at is null and expires_at > ${at}
    returning person_id, email, purpose
  `.execute(db)
  return result.rows[0] ?? null
}

/** Whether a used ticket is about the address that its person has, and that is verified. */
export async function isVerifiedBy(db: Db, hash: Buffer): Promise<boolean> {
  const { rows } = await sql`select from account_tickets t join logins l on l.person_id = t.person_id and l.email = lower(t.email)
    where t.ticket_hash = ${hash} and t.purpose in ('verify-email', 'change-email') and t.used_at is not null and l.email_verified_at is not null`.execute(db)
  return rows.length > 0
}

/** The new address that a person asked for, until its link is opened or expires; null without one. */
export async function findPendingEmail(db: Db, personId: string, at: Date): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`select email from account_tickets where person_id = ${personId} and purpose = 'change-email' and used_at is null and expires_at > ${at} limit 1`.execute(db)
  return rows[0]?.email ?? null
}

/** Invalidates the open tickets of a person, for example after a password change. */
export async function cancelTickets(db: Db, personId: string, purposes: TicketPurpose[], at: Date): Promise<void> {
  await db
    .updateTable('account_tickets')
    .set({ used_at: at })
    .where('person_id', '=', personId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

export async function deleteTicketsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_tickets').where('expires_at', '<', before).execute()
}
