import { often, sql, type Db } from '#platform/server/database/sql.ts'

/** The published blogs of a person, the latest first. */
export async function listTaggedBlogs(db: Db, authorId: string): Promise<{ title: string; slug: string; tags: string[] }[]> {
  const { rows } = await often('evidence-of-blogs', sql<{ title: string; slug: string; tags: string[] }>`select title, slug, tags from blogs
    where author_id = ${authorId} and published_at is not null and deleted_at is null order by published_at desc limit 200`).execute(db)
  return rows
}
