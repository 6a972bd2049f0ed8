import type { Db } from '../database/sql.ts'

export interface StoredEmail {
  id: string
  recipient: string
  subject: string
  body: string
  html: string | null
  headers: Record<string, string>
}

/** Returns the ID, or null when there is an email with that ID already. */
export async function insertEmail(db: Db, { id, ...email }: Omit<StoredEmail, 'id'> & { id?: string }): Promise<string | null> {
  const row = await db
    .insertInto('mails')
    .values({ ...email, ...(id !== undefined && { id }), headers: JSON.stringify(email.headers) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** An email that was not sent yet, or null. */
export async function findUnsentEmail(db: Db, id: string): Promise<StoredEmail | null> {
  const row = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'body', 'html', 'headers'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return (row as StoredEmail | undefined) ?? null
}

export async function markEmailSent(db: Db, id: string, at: Date): Promise<void> {
  // Body and headers may contain a secret link, so they are deleted once the email is sent.
  await db.updateTable('mails').set({ sent_at: at, body: '', html: null, headers: '{}' }).where('id', '=', id).execute()
}

export async function deleteEmailsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('sent_at', '<', before).execute()
}
