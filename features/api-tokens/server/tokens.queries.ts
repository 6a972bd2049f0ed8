import { sql, type Db } from '#platform/server/database/sql.ts'

export interface AccessTokenRow {
  id: string
  name: string
  scopes: string[]
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

const COLUMNS = ['id', 'name', 'scopes', 'created_at', 'expires_at', 'used_at'] as const

/** A person's tokens, newest first. */
export async function listAccessTokens(db: Db, personId: string): Promise<AccessTokenRow[]> {
  return db.selectFrom('access_tokens').select(COLUMNS).where('person_id', '=', personId).orderBy('created_at', 'desc').orderBy('id').execute()
}

export async function findAccessToken(db: Db, id: string): Promise<AccessTokenRow | null> {
  return (await db.selectFrom('access_tokens').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Saves a token unless its owner has `max`; false then, or when the id is known. A token of this owner that was never used is replaced: its answer was lost. */
export async function insertAccessToken(db: Db, token: Omit<AccessTokenRow, 'used_at'> & { personId: string; hash: Buffer; max: number }): Promise<boolean> {
  // One at a time for each person, so that two requests cannot exceed the maximum together.
  await sql`select from people where id = ${token.personId} for no key update`.execute(db)
  await sql`delete from access_tokens where id = ${token.id} and person_id = ${token.personId} and used_at is null`.execute(db)
  const { rows } = await sql`insert into access_tokens (id, person_id, name, scopes, token_hash, created_at, expires_at)
    select ${token.id}, ${token.personId}, ${token.name}, ${token.scopes}, ${token.hash}, ${token.created_at}, ${token.expires_at}
    where (select count(*) from access_tokens where person_id = ${token.personId}) < ${token.max} on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Deletes one token of a person; returns its name, or null. */
export async function deleteAccessToken(db: Db, token: { id: string; personId: string }): Promise<string | null> {
  const row = await db.deleteFrom('access_tokens').where('id', '=', token.id).where('person_id', '=', token.personId).returning('name').executeTakeFirst()
  return row?.name ?? null
}

/** Deletes tokens that expired before a time. */
export async function deleteTokensExpiredBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<', at).execute()
}

/** How many tokens of a person are valid. */
export async function countValidTokens(db: Db, personId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from access_tokens where person_id = ${personId} and expires_at > ${at}`.execute(db)
  return rows[0]!.count
}
