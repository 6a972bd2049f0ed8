import { lockName } from '#platform/server/database/lock-name.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Story } from '../rules/near-duplicates.ts'

/** Serializes what joins articles to stories: two feeds that bring one story at the same moment find each other, and none joins a lead that is being hidden. */
export async function lockNews(db: Db): Promise<void> {
  await lockName(db, 'news.articles')
}

/**
 * Finds the article that an item of a feed was stored as: by the name that the source gives it, then by its address at any source, then by its
 * title at this source in the last days, because some feeds change names and addresses of everything at once.
 */
export async function findKnown(db: Db, item: { sourceId: string; guid: string; addressKey: string; title: string; publishedAfter: Date }): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select article_id as id, 1 as rank from news_guids where source_id = ${item.sourceId} and guid = ${item.guid}
      union all select id, 2 from news_articles where address_key = ${item.addressKey}
      union all select id, 3 from news_articles where source_id = ${item.sourceId} and published_at >= ${item.publishedAfter} and lower(title) = lower(${item.title})
    ) known order by rank limit 1`.execute(db)
  return rows[0]?.id ?? null
}

export async function saveGuid(db: Db, guid: { sourceId: string; guid: string; articleId: string }): Promise<void> {
  await sql`insert into news_guids (source_id, guid, article_id) values (${guid.sourceId}, ${guid.guid}, ${guid.articleId})
    on conflict (source_id, guid) do nothing`.execute(db)
}

/** Cards of the last days, among which the same story is looked for. */
export async function listRecent(db: Db, since: Date, limit: number): Promise<Story[]> {
  const { rows } = await sql<Story>`select id, title, excerpt, source_id as "sourceId" from news_articles
    where published_at >= ${since} and lead_id is null and hidden_at is null and not is_separate and address is not null order by published_at desc limit ${limit}`.execute(db)
  return rows
}

/** Articles whose image is to be copied, the newest first. */
export async function listWithoutImage(db: Db, limit: number): Promise<{ id: string; image_address: string }[]> {
  const { rows } = await sql<{ id: string; image_address: string }>`select id, image_address from news_articles
    where image_address is not null order by published_at desc limit ${limit}`.execute(db)
  return rows
}

/** Saves the copy of an image, or that it can't be copied. */
export async function saveImage(db: Db, { id, imageId }: { id: string; imageId: string | null }): Promise<void> {
  await sql`update news_articles set image_id = coalesce(${imageId}::uuid, image_id), image_address = null where id = ${id}`.execute(db)
}

/** Deletes old articles of other sites that nobody saved, featured or discussed. */
export async function deleteOld(db: Db, { before, limit }: { before: Date; limit: number }): Promise<{ id: string; image_id: string | null }[]> {
  const { rows } = await sql<{ id: string; image_id: string | null }>`delete from news_articles where id in (
      select id from news_articles a where published_at < ${before} and address is not null and featured_at is null
        and not exists (select from news_saves s where s.article_id = a.id)
        and not exists (select from comments c where c.subject_kind = 'news' and c.subject_id = a.id and c.deleted_at is null) order by published_at limit ${limit})
    returning id, image_id`.execute(db)
  return rows
}

export async function deleteImageRows(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from images where id = any(${ids}::uuid[]) and owner_id is null`.execute(db)
}
