import { lockName } from '#platform/server/database/lock-name.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import type { IdeaInput } from '../rules/idea-inputs.ts'

export interface NewIdea extends Omit<IdeaInput, 'website'> {
  authorId: string | null
  at: Date
  /** Null: it is shown at once. */
  confirm: { hash: Buffer; until: Date } | null
}

/** Stores an idea under the time in milliseconds, or the next free number. Returns the number; null if the key is known, because it was sent twice. */
export async function insertIdea(db: Db, { key, name, email, title, description, authorId, at, confirm }: NewIdea): Promise<number | null> {
  // Numbers are given one at a time.
  await lockName(db, 'ideas.number')
  const { rows } = await sql<{ number: number }>`insert into ideas (id, number, author_id, name, email, title, description, submitted_at, touched_at, confirmed_at, confirm_hash, confirm_until)
    values (${key}, greatest(${at.getTime()}::bigint, coalesce((select max(number) from ideas), 0) + 1), ${authorId}, ${name}, ${email}, ${title}, ${description}, ${at}, ${at},
      ${confirm === null ? at : null}, ${confirm?.hash ?? null}, ${confirm?.until ?? null})
    on conflict (id) do nothing returning number::float8 as number`.execute(db)
  return rows[0]?.number ?? null
}

/** Who sent the idea with this key, and its number; null if there is none. */
export async function findSubmission(db: Db, key: string): Promise<{ number: number; author_id: string | null; email: string; is_confirmed: boolean } | null> {
  const { rows } = await sql<{ number: number; author_id: string | null; email: string; is_confirmed: boolean }>`
    select number::float8 as number, author_id, email, confirmed_at is not null as is_confirmed from ideas where id = ${key}`.execute(db)
  return rows[0] ?? null
}

/**
 * Shows an idea whose address is confirmed by the secret of its email. An account with the same confirmed address becomes its author. Returns the
 * idea, also when it was confirmed before; null for an unknown or expired secret.
 */
export async function saveConfirmed(db: Db, hash: Buffer, at: Date): Promise<{ id: string; number: number; title: string; author_id: string | null; is_new: boolean } | null> {
  const { rows } = await sql<{ id: string; number: number; title: string; author_id: string | null; is_new: boolean }>`
    with asked as (select id, confirmed_at is null as is_new from ideas where confirm_hash = ${hash} and (confirmed_at is not null or confirm_until > ${at}) for update)
    update ideas i set confirmed_at = coalesce(i.confirmed_at, ${at}), author_id = coalesce(i.author_id, (select l.person_id from logins l where l.email = i.email and l.email_verified_at is not null))
    from asked where i.id = asked.id returning i.id, i.number::float8 as number, i.title, i.author_id, asked.is_new`.execute(db)
  return rows[0] ?? null
}

/** Deletes ideas that no one confirmed in time. */
export const deleteUnconfirmed = async (db: Db, before: Date): Promise<void> => void (await sql`delete from ideas where confirmed_at is null and confirm_until < ${before}`.execute(db))

/** The confirmed address of a person’s account; null until it is confirmed. */
export async function findEmail(db: Db, personId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`select email from logins where person_id = ${personId} and email_verified_at is not null`.execute(db)
  return rows[0]?.email ?? null
}

export interface WaitingIdeaRow {
  id: string
  name: string
  title: string
  description: string
  email: string
  submitted_at: Date
  confirm_until: Date
}

/** The ideas of a person that wait for the confirmation of their address, newest first. */
export async function listWaiting(db: Db, personId: string, now: Date, limit: number): Promise<WaitingIdeaRow[]> {
  const { rows } = await sql<WaitingIdeaRow>`
    select id, name, title, description, email, submitted_at, confirm_until from ideas where author_id = ${personId} and confirmed_at is null and hidden_at is null and confirm_until > ${now}
    order by number desc limit ${limit}`.execute(db)
  return rows
}

/** Deletes an idea of a person that waits for the confirmation of its address; false if there is none. */
export async function deleteWaiting(db: Db, { id, personId }: { id: string; personId: string }): Promise<boolean> {
  const { rows } = await sql`delete from ideas where id = ${id} and author_id = ${personId} and confirmed_at is null and hidden_at is null returning id`.execute(db)
  return rows.length > 0
}
