import { sql, type Db } from '#platform/server/database/sql.ts'

export interface AccountRow {
  id: string
  username: string
  name: string
  email: string
  isAdmin: boolean
  isSuspended: boolean
  isBanned: boolean
  isLeaving: boolean
}

/** The ids of the accounts with this id and this username. */
export async function findAccountIds(db: Db, { id, username }: { id: string; username: string }): Promise<{ from: string | null; into: string | null }> {
  const { rows } = await sql<{ from: string | null; into: string | null }>`select (select id from people where id = ${id}) as "from", (select id from people where username = ${username}) as "into"`.execute(db)
  return rows[0]!
}

/** Locks accounts until the transaction ends, in the order of their ids, so that two admins cannot block each other. */
export async function lockAccounts(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from people where id = any(${ids}::uuid[]) order by id for no key update`.execute(db)
}

/** An account; null if there is none. To decide about it, lock it first in a statement of its own: only then is what another admin did visible. */
export async function findAccount(db: Db, id: string): Promise<AccountRow | null> {
  const { rows } = await sql<AccountRow>`select p.id, p.username, p.name, l.email, p.suspended_at is not null as "isSuspended", p.banned_at is not null as "isBanned",
      exists (select from departures d where d.person_id = p.id) as "isLeaving",
      exists (select from grants g where g.person_id = p.id and g.role = 'admin' and g.revoked_at is null) as "isAdmin"
    from people p join logins l on l.person_id = p.id where p.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function lockAccount(db: Db, id: string): Promise<AccountRow | null> {
  await lockAccounts(db, [id])
  return findAccount(db, id)
}
