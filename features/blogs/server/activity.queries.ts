import type { Db } from '#platform/server/database/sql.ts'

/** When a blog was published; null when it is not. */
export async function findPublishedAt(db: Db, blogId: string): Promise<Date | null> {
  const row = await db.selectFrom('blogs').select('published_at').where('id', '=', blogId).executeTakeFirst()
  return row?.published_at ?? null
}

/** When a comment was written; null when it is gone. */
export async function findWrittenAt(db: Db, commentId: string): Promise<Date | null> {
  const row = await db.selectFrom('blog_comments').select('written_at').where('id', '=', commentId).executeTakeFirst()
  return row?.written_at ?? null
}

/** The subject of an activity of the kind `blog.published`: `a` is the activity. */
export const PUBLISHED_BLOG = `
  select b.title, b.slug as address from blogs b where b.id = a.subject_id and b.published_at is not null and b.deleted_at is null`

/** The subject of an activity of the kind `comment.written`: `a` is the activity, `$1` the viewer. */
export const COMMENTED_BLOG = `
  select b.title, b.slug as address from blog_comments c join blogs b on b.id = c.blog_id
  where c.id = a.subject_id and c.deleted_at is null and b.published_at is not null and b.deleted_at is null
    and not are_apart(b.author_id, $1::uuid)`
