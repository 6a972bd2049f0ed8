import type { Right } from '../../rules/rights.ts'
import type { Role } from '../../rules/viewer.ts'
import { prepared, sql, type Db } from '../database/sql.ts'

export interface TokenHolderRow {
  token_id: string
  scopes: string[]
  used_at: Date | null
  created_at: Date
  id: string
  username: string
  name: string
  email_verified: boolean
  time_zone: string
  roles: Role[]
  learner_rights: Right[]
}

/** The holder of a personal access token: one statement, run with every request that carries one. */
export const holderByToken = prepared<TokenHolderRow>(
  'holder-by-token',
  `select t.id as token_id, t.scopes, t.used_at, t.created_at, p.id, p.username, p.name,
     l.email_verified_at is not null as email_verified, l.time_zone,
     array(select g.role from grants g where g.person_id = p.id and g.revoked_at is null) as roles,
     (select r.rights from roles r where r.name = 'learner') as learner_rights
   from access_tokens t join people p on p.id = t.person_id join logins l on l.person_id = p.id
   where t.token_hash = $1 and t.expires_at > $2 and p.suspended_at is null`,
)

/** Records that a token was used. */
export async function saveTokenUse(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('access_tokens').set({ used_at: at }).where('id', '=', id).execute()
}

/** Deletes an expired token, so that it stays over when the clock is set back. */
export async function deleteExpiredToken(db: Db, hash: Buffer, at: Date): Promise<void> {
  await sql`delete from access_tokens where token_hash = ${hash} and expires_at <= ${at}`.execute(db)
}

/** Deletes all access tokens of a person; returns how many there were. */
export async function endAccessTokens(db: Db, personId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('access_tokens').where('person_id', '=', personId).executeTakeFirst()
  return Number(numDeletedRows)
}
