import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { Reaction } from '../rules/reactions.ts'

export interface ReactionRow {
  kind: Reaction
  reacted_at: Date
}

export async function findReaction(db: Db, blogId: string, personId: string): Promise<ReactionRow | null> {
  const row = await db
    .selectFrom('blog_reactions')
    .select(['kind', 'reacted_at'])
    .where('blog_id', '=', blogId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return (row as ReactionRow | undefined) ?? null
}

/** Stores the reaction of a person, or removes it. */
export async function saveReaction(
  db: Db,
  reaction: { blogId: string; personId: string; kind: Reaction | null; at: Date },
): Promise<void> {
  if (reaction.kind === null) {
    await sql`delete from blog_reactions where blog_id = ${reaction.blogId} and person_id = ${reaction.personId}`.execute(db)
    return
  }
  await sql`insert into blog_reactions (blog_id, person_id, kind, reacted_at)
    values (${reaction.blogId}, ${reaction.personId}, ${reaction.kind}, ${reaction.at})
    on conflict (blog_id, person_id) do update set kind = excluded.kind, reacted_at = excluded.reacted_at`.execute(db)
}

export async function saveCounts(
  db: Db,
  blog: { id: string; likeCount: number; dislikeCount: number; trend: number },
): Promise<void> {
  await db
    .updateTable('blogs')
    .set({ like_count: blog.likeCount, dislike_count: blog.dislikeCount, trend: blog.trend })
    .where('id', '=', blog.id)
    .execute()
}

export interface ViewerBlogRow {
  id: string
  author_id: string
  published_at: Date | null
  deleted_at: Date | null
  like_count: number
  dislike_count: number
  comment_count: number
  reaction: Reaction | null
  follows_author: boolean
  is_bookmarked: boolean
  is_read: boolean
}

/** Returns the viewer's reactions to these blogs with the current counts, in one statement. */
export async function viewerBlogs(db: Db, viewerId: string, ids: string[]): Promise<ViewerBlogRow[]> {
  const result = await sql<ViewerBlogRow>`
    select b.id, b.author_id, b.published_at, b.deleted_at, b.like_count, b.dislike_count, b.comment_count, r.kind as reaction,
      exists (select from follows f where f.follower_id = ${viewerId} and f.followed_id = b.author_id) as follows_author,
      exists (select from blog_bookmarks s where s.person_id = ${viewerId} and s.blog_id = b.id) as is_bookmarked,
      exists (select from blog_readings d where d.person_id = ${viewerId} and d.blog_id = b.id) as is_read
    from blogs b left join blog_reactions r on r.blog_id = b.id and r.person_id = ${viewerId}
    where b.id = any(${ids}) and b.deleted_at is null and (b.published_at is not null or b.author_id = ${viewerId})`.execute(db)
  return result.rows
}

export interface BlogCountsRow {
  id: string
  like_count: number
  dislike_count: number
  comment_count: number
}

const counts = prepared<BlogCountsRow>(
  'counts-of-blogs',
  `select id, like_count, dislike_count, comment_count from blogs
   where id = any($1) and published_at is not null and deleted_at is null`,
)

/** Returns the counts of these blogs by id, without those that are not public. */
export async function countsOfBlogs(database: Database, ids: string[]): Promise<Map<string, BlogCountsRow>> {
  const rows = await counts.all(database, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}
