import { sql, type Db } from '#platform/server/database/sql.ts'

interface Target {
  kind: string
  targetId: string
}

export interface ClaimRow {
  claimedBy: string
  claimedAt: Date
  name: string
}

/** Who claimed the reports about a target last; null if nobody did. */
export async function findClaim(db: Db, { kind, targetId }: Target): Promise<ClaimRow | null> {
  const { rows } = await sql<ClaimRow>`select c.claimed_by as "claimedBy", c.claimed_at as "claimedAt", p.name from report_claims c join people p on p.id = c.claimed_by
    where c.kind = ${kind} and c.target_id = ${targetId}`.execute(db)
  return rows[0] ?? null
}

/** Claims a target, unless someone else claimed it since a time; false then. */
export async function saveClaim(db: Db, { kind, targetId, by, at, since }: Target & { by: string; at: Date; since: Date }): Promise<boolean> {
  const { rows } = await sql`insert into report_claims as c (kind, target_id, claimed_by, claimed_at) values (${kind}, ${targetId}, ${by}, ${at})
    on conflict (kind, target_id) do update set claimed_by = excluded.claimed_by, claimed_at = excluded.claimed_at
    where c.claimed_by = excluded.claimed_by or c.claimed_at <= ${since} returning kind`.execute(db)
  return rows.length > 0
}

/** Ends the claim of a target, or only that of a person; false if there was none. */
export async function deleteClaim(db: Db, { kind, targetId, by = null }: Target & { by?: string | null }): Promise<boolean> {
  const { rows } = await sql`delete from report_claims where kind = ${kind} and target_id = ${targetId} and (${by}::uuid is null or claimed_by = ${by}::uuid) returning kind`.execute(db)
  return rows.length > 0
}
