import type { Db } from '#platform/server/database/sql.ts'

/** Returns when a blog was published, or null if it is not published. */
export async function findPublishedAt(db: Db, blogId: string): Promise<Date | null> {
  const row = await db.selectFrom('blogs').select('published_at').where('id', '=', blogId).executeTakeFirst()
  return row?.published_at ?? null
}

/** Returns when a comment was written, or null if it was deleted. */
export async function findWrittenAt(db: Db, commentId: string): Promise<Date | null> {
  const row = await db.selectFrom('blog_comments').select('written_at').where('id', '=', commentId).executeTakeFirst()
  return row?.written_at ?? null
}

/** The SQL of the subject of `blog.published` activities: `a` is the activity. */
export const PUBLISHED_BLOG = `
  select b.title, b.slug as address from blogs b where b.id = a.subject_id and b.published_at is not null and b.deleted_at is null`

/** The SQL of the subject of `comment.written` activities, at the comment: `a` is the activity, `$1` the viewer. */
export const COMMENTED_BLOG = `
  select b.title, b.slug || '#comment-' || c.id as address from blog_comments c join blogs b on b.id = c.blog_id
  where c.id = a.subject_id and c.deleted_at is null and b.published_at is not null and b.deleted_at is null
    and not are_apart(b.author_id, $1::uuid)`
