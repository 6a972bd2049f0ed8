/** The current state behind notifications: signals may arrive late, twice or out of order. */
import { sql, type Db } from '#platform/server/database/sql.ts'

export interface BlogFacts {
  slug: string
  title: string
}

/** Returns a published blog, or null. */
export async function findPublicBlog(db: Db, id: string): Promise<BlogFacts | null> {
  const row = await db
    .selectFrom('blogs')
    .select(['slug', 'title'])
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Returns a published blog with its sanitized text and its preview, or null. */
export async function findPublicText(db: Db, id: string): Promise<(BlogFacts & { content: string; preview: string }) | null> {
  const row = await db.selectFrom('blogs').select(['slug', 'title', 'content', 'preview']).where('id', '=', id).where('published_at', 'is not', null).where('deleted_at', 'is', null).executeTakeFirst()
  return row ?? null
}

/** Followers that the author of a published blog had when it was published, after one of them, in the order of their ids. */
export async function listFollowerIds(db: Db, { blogId, after, max }: { blogId: string; after: string | null; max: number }): Promise<string[]> {
  const { rows } = await sql<{ follower_id: string }>`
    select f.follower_id from blogs b join follows f on f.followed_id = b.author_id and f.followed_at <= b.published_at
    where b.id = ${blogId} and (${after}::uuid is null or f.follower_id > ${after}) order by f.follower_id limit ${max}`.execute(db)
  return rows.map((row) => row.follower_id)
}

/** Whether a person likes a published blog. */
export async function likesBlog(db: Db, blogId: string, personId: string): Promise<boolean> {
  const result = await sql`select from blog_reactions r join blogs b on b.id = r.blog_id
    where r.blog_id = ${blogId} and r.person_id = ${personId} and r.kind = 'like'
      and b.published_at is not null and b.deleted_at is null`.execute(db)
  return result.rows.length > 0
}

/** Returns the text of a comment, or null if it was deleted. */
export async function findCommentText(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('blog_comments').select('text').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
  return row?.text ?? null
}

/** Returns the author of a comment, also of a deleted one; null if its blog was deleted. */
export async function findCommentAuthor(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('blog_comments').select('author_id').where('id', '=', id).executeTakeFirst()
  return row?.author_id ?? null
}
