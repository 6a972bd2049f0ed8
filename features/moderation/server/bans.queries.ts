import { sql, type Db } from '#platform/server/database/sql.ts'

export interface BanRow {
  id: string
  person_id: string
  username: string
  name: string
  rule: string
  statement: string
  proposed_by: string | null
  proposer_name: string | null
  proposed_at: Date
  expires_at: Date
  state: 'open' | 'confirmed' | 'withdrawn' | 'expired'
  decided_by: string | null
}

const BAN = sql.raw(`b.id, b.person_id, p.username, p.name, b.rule, b.statement, b.proposed_by, a.name as proposer_name, b.proposed_at, b.expires_at, b.state, b.decided_by
  from ban_proposals b join people p on p.id = b.person_id left join people a on a.id = b.proposed_by`)

/** Who may be banned: the account with this username. */
export async function findByUsername(db: Db, username: string): Promise<{ id: string; banned_at: Date | null } | null> {
  const { rows } = await sql<{ id: string; banned_at: Date | null }>`select id, banned_at from people where username = ${username}`.execute(db)
  return rows[0] ?? null
}

/** Saves a proposal; false if one about this person is open. */
export async function insertBan(db: Db, ban: { id: string; personId: string; rule: string; statement: string; by: string; at: Date; expiresAt: Date }): Promise<boolean> {
  await sql`update ban_proposals set state = 'expired' where person_id = ${ban.personId} and state = 'open' and expires_at <= ${ban.at}`.execute(db)
  const { rows } = await sql`insert into ban_proposals (id, person_id, rule, statement, proposed_by, proposed_at, expires_at)
    values (${ban.id}, ${ban.personId}, ${ban.rule}, ${ban.statement}, ${ban.by}, ${ban.at}, ${ban.expiresAt}) on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

/** A proposal, locked until the end of the transaction. */
export async function lockBan(db: Db, id: string): Promise<BanRow | null> {
  const { rows } = await sql<BanRow>`select ${BAN} where b.id = ${id} for update of b`.execute(db)
  return rows[0] ?? null
}

export async function saveBanState(db: Db, ban: { id: string; state: 'confirmed' | 'withdrawn'; by: string; at: Date }): Promise<void> {
  await sql`update ban_proposals set state = ${ban.state}, decided_by = ${ban.by}, decided_at = ${ban.at} where id = ${ban.id}`.execute(db)
}

/** The proposals that wait for a second admin, oldest first. */
export async function listOpenBans(db: Db, now: Date, count: number): Promise<BanRow[]> {
  const { rows } = await sql<BanRow>`select ${BAN} where b.state = 'open' and b.expires_at > ${now} order by b.proposed_at limit ${count}`.execute(db)
  return rows
}

export async function countOpenBans(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(proposed_at) as oldest from ban_proposals where state = 'open' and expires_at > now()`.execute(db)
  return rows[0]!
}

export async function saveBanned(db: Db, personId: string, at: Date | null): Promise<void> {
  await sql`update people set banned_at = ${at} where id = ${personId}`.execute(db)
}

export async function isBanned(db: Db, personId: string): Promise<boolean> {
  const { rows } = await sql`select from people where id = ${personId} and banned_at is not null`.execute(db)
  return rows.length > 0
}
