import { sql, type Db } from '#platform/server/database/sql.ts'
import type { WaitingItem, WaitingPage } from '#features/administration/server/public.ts'

const WAITING = sql.raw(`a.id, a.revision, a.title, p.name as author_name, p.username as author_username, a.proposed_at as since
  from news_articles a left join people p on p.id = a.author_id where a.proposed_at is not null`)

/** A page of the articles that wait for an approval, oldest first. */
export async function listProposedNews(db: Db, { after, count }: WaitingPage): Promise<WaitingItem[]> {
  const later = after === null ? sql`` : sql`and (a.proposed_at, a.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<WaitingItem>`select ${WAITING} ${later} order by a.proposed_at, a.id limit ${count}`.execute(db)
  return rows
}

export async function findProposedNews(db: Db, id: string): Promise<WaitingItem | null> {
  const { rows } = await sql<WaitingItem>`select ${WAITING} and a.id = ${id}::uuid`.execute(db)
  return rows[0] ?? null
}

/** Hides an article and lets it wait for an approval. */
export async function saveProposed(db: Db, id: string, at: Date): Promise<void> {
  await sql`update news_articles set hidden_at = coalesce(hidden_at, ${at}), proposed_at = ${at}, review_comment = '' where id = ${id}`.execute(db)
}

/** Publishes a proposed article now. False if it does not wait in this revision any more. */
export async function savePublished(db: Db, { id, revision, at }: { id: string; revision: number; at: Date }): Promise<boolean> {
  const { rows } = await sql`update news_articles set hidden_at = null, proposed_at = null, review_comment = '', published_at = ${at}, updated_at = ${at}
    where id = ${id} and revision = ${revision} and proposed_at is not null returning id`.execute(db)
  return rows.length > 0
}

/** Sends a proposed article back. False if it does not wait in this revision any more. */
export async function saveReturned(db: Db, { id, revision, comment }: { id: string; revision: number; comment: string }): Promise<boolean> {
  const { rows } = await sql`update news_articles set proposed_at = null, review_comment = ${comment} where id = ${id} and revision = ${revision} and proposed_at is not null returning id`.execute(db)
  return rows.length > 0
}

/** How many of them wait, and since when. */
export async function countProposedNews(db: Db): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`select count(*)::int as count, min(since) as oldest from (select ${WAITING}) waiting`.execute(db)
  return rows[0]!
}
