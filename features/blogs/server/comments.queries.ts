import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import { LIKE_COUNT, type CommentRow } from '#features/discussions/server/public.ts'
import type { Cursor } from '#platform/rules/cursor.ts'

export interface BlogCommentRow extends CommentRow {
  blog_id: string
}

const COMMENT = `select c.id, c.blog_id, c.parent_id, case when c.deleted_at is null then c.text else '' end as text, c.depth, ${LIKE_COUNT},
     c.written_at, c.edited_at, c.deleted_at, c.author_id, p.username as author_username, p.name as author_name,
     p.headline as author_headline, p.avatar_id as author_avatar_id
   from blog_comments c join people p on p.id = c.author_id`
const IS_SHOWN = '(c.deleted_at is null or exists (select from blog_comments r where r.parent_id = c.id))'

const ofBlogs = prepared<BlogCommentRow>(
  'first-comments-of-blogs',
  `select first.* from unnest($1::uuid[]) asked (blog_id) cross join lateral (
     ${COMMENT} where c.blog_id = asked.blog_id and ${IS_SHOWN} order by c.written_at, c.id limit $2
   ) first order by first.written_at, first.id`,
)

/**
 * Returns the first comments of each of these blogs, in the order they were written. A deleted comment stays as a placeholder while it has replies.
 */
export async function firstComments(database: Database, blogIds: string[], limit: number): Promise<Map<string, BlogCommentRow[]>> {
  return Map.groupBy(await ofBlogs.all(database, [blogIds, limit]), (row) => row.blog_id)
}

const later = prepared<BlogCommentRow>(
  'later-comments-of-blog',
  `${COMMENT} where c.blog_id = $1 and (c.written_at, c.id) > (to_timestamp($2::float8 / 1000.0), $3::uuid) and ${IS_SHOWN}
   order by c.written_at, c.id limit $4`,
)

/** Returns the comments of a blog after this one. */
export const laterComments = (database: Database, blogId: string, after: Cursor, limit: number) =>
  later.all(database, [blogId, after.key, after.id, limit])

export interface CommentState {
  id: string
  blog_id: string
  parent_id: string | null
  author_id: string
  depth: number
  deleted_at: Date | null
  written_at: Date
}

export async function findComment(db: Db, id: string, options: { lock?: boolean } = {}): Promise<CommentState | null> {
  const row = await db
    .selectFrom('blog_comments')
    .select(['id', 'blog_id', 'parent_id', 'author_id', 'depth', 'deleted_at', 'written_at'])
    .where('id', '=', id)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst()
  return row ?? null
}

/** Returns false if the comment was stored before, because the request was sent twice. */
export async function insertComment(
  db: Db,
  comment: { id: string; blogId: string; parentId: string | null; authorId: string; text: string; depth: number; at: Date },
): Promise<boolean> {
  const result = await sql<{ id: string }>`
    insert into blog_comments (id, blog_id, parent_id, author_id, text, depth, written_at)
    values (${comment.id}, ${comment.blogId}, ${comment.parentId}, ${comment.authorId}, ${comment.text}, ${comment.depth}, ${comment.at})
    on conflict (id) do nothing returning id`.execute(db)
  return result.rows.length > 0
}

export async function saveCommentText(db: Db, id: string, text: string, at: Date): Promise<void> {
  await db.updateTable('blog_comments').set({ text, edited_at: at }).where('id', '=', id).execute()
}

export async function saveCommentDeleted(db: Db, id: string, at: Date): Promise<void> {
  await sql`update blog_comments set deleted_at = ${at}, text = '-' where id = ${id}`.execute(db)
}

/** Restores the text of a deleted comment; null if it is not deleted. */
export async function saveRestoredComment(db: Db, id: string, text: string): Promise<{ blog_id: string; written_at: Date } | null> {
  const { rows } = await sql<{ blog_id: string; written_at: Date }>`update blog_comments set deleted_at = null, text = ${text} where id = ${id} and deleted_at is not null
    returning blog_id, written_at`.execute(db)
  return rows[0] ?? null
}

export async function saveCommentCount(db: Db, blogId: string, change: 1 | -1, trend: number): Promise<void> {
  await sql`update blogs set comment_count = greatest(comment_count + ${change}, 0), trend = ${trend} where id = ${blogId}`.execute(db)
}
