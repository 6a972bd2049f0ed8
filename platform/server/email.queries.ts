import type { Db } from './database/sql.ts'

export interface Letter {
  id: string
  recipient: string
  subject: string
  body: string
  headers: Record<string, string>
}

/** Gives the id; null when there is a mail with that id already. */
export async function insertLetter(db: Db, { id, ...letter }: Omit<Letter, 'id'> & { id?: string }): Promise<string | null> {
  const row = await db
    .insertInto('mails')
    .values({ ...letter, ...(id !== undefined && { id }), headers: JSON.stringify(letter.headers) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** A mail that was not sent yet, or null. */
export async function findUnsentLetter(db: Db, id: string): Promise<Letter | null> {
  const row = await db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'body', 'headers'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return (row as Letter | undefined) ?? null
}

export async function markLetterSent(db: Db, id: string, at: Date): Promise<void> {
  // Body and headers may hold a secret link: once it is on its way nobody needs it here.
  await db.updateTable('mails').set({ sent_at: at, body: '', headers: '{}' }).where('id', '=', id).execute()
}

export async function deleteLettersBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mails').where('sent_at', '<', before).execute()
}
