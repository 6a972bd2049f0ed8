import { sql, type Db } from '#platform/server/database/sql.ts'

/** Jobs whose end is near and whose poster was not reminded of this end; notes that they are reminded now. */
export async function claimReminders(db: Db, { at, until, max }: { at: Date; until: Date; max: number }): Promise<{ id: string; expires_at: Date }[]> {
  const { rows } = await sql<{ id: string; expires_at: Date }>`
    update jobs set reminded_for = expires_at where id in (
      select id from jobs where state = 'open' and poster_id is not null and expires_at > ${at} and expires_at <= ${until} and reminded_for is distinct from expires_at
      order by expires_at limit ${max} for update skip locked) returning id, expires_at`.execute(db)
  return rows
}

/** Jobs that ended without being announced as expired; notes that they are. */
export async function claimExpired(db: Db, { at, max }: { at: Date; max: number }): Promise<{ id: string; expires_at: Date }[]> {
  const { rows } = await sql<{ id: string; expires_at: Date }>`
    update jobs set expired_for = expires_at where id in (
      select id from jobs where state = 'open' and expires_at <= ${at} and expired_for is distinct from expires_at order by expires_at limit ${max} for update skip locked)
    returning id, expires_at`.execute(db)
  return rows
}

/** Closes the jobs of people who left; returns their ids. */
export async function closeOwnerless(db: Db, at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update jobs set state = 'closed', proposal = null, proposal_state = null, updated_at = ${at}
    where poster_id is null and state in ('open', 'proposed') returning id`.execute(db)
  return rows.map(({ id }) => id)
}
