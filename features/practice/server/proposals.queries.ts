import { sql, type Db } from '#platform/server/database/sql.ts'
import type { WaitingItem, WaitingPage } from '#features/administration/server/public.ts'

const WAITING = sql.raw(`e.proposed_id as id, e.revision, coalesce(e.body->'about'->>'title', e.slug) as title, p.name as author_name, p.username as author_username, e.proposed_at as since
  from problem_edits e left join people p on p.id = e.edited_by where e.proposed_at is not null`)

/** A page of the problems that wait for an approval, oldest first. */
export async function listProposedProblems(db: Db, { after, count }: WaitingPage): Promise<WaitingItem[]> {
  const later = after === null ? sql`` : sql`and (e.proposed_at, e.proposed_id) > (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<WaitingItem>`select ${WAITING} ${later} order by e.proposed_at, e.proposed_id limit ${count}`.execute(db)
  return rows
}

export async function findProposedProblem(db: Db, id: string): Promise<WaitingItem | null> {
  const { rows } = await sql<WaitingItem>`select ${WAITING} and e.proposed_id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}

/** The slug of a proposal, locked until the end of the transaction; null if it does not wait any more. */
export async function lockProposal(db: Db, id: string): Promise<{ slug: string; revision: number } | null> {
  const { rows } = await sql<{ slug: string; revision: number }>`select slug, revision from problem_edits where proposed_id = ${id}::uuid for update`.execute(db)
  return rows[0] ?? null
}

/** The slug of a proposal. */
export async function slugOfProposal(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ slug: string }>`select slug from problem_edits where proposed_id = ${id}::uuid`.execute(db)
  return rows[0]?.slug ?? null
}

export async function saveProposal(db: Db, { slug, id, at }: { slug: string; id: string; at: Date }): Promise<void> {
  await sql`update problem_edits set proposed_id = ${id}, proposed_at = ${at} where slug = ${slug}`.execute(db)
}

/** Ends the wait of a proposal. One that was sent back is a draft again, with the comment of the reviewer. */
export async function closeProposal(db: Db, id: string, sentBack: string | null): Promise<void> {
  await sql`update problem_edits set proposed_id = null, proposed_at = null, review_comment = coalesce(${sentBack}::text, ''), state = case when ${sentBack}::text is null then state else 'draft' end where proposed_id = ${id}::uuid`.execute(db)
}

/** How many of them wait, and since when. */
export async function countProposedProblems(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(since) as oldest from (select ${WAITING}) waiting`.execute(db)
  return rows[0]!
}
