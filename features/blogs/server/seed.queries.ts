import type { Database } from '#platform/server/database/database.ts'
import type { SeedCommentRow } from '#features/discussions/server/public.ts'
import { insertBlog, saveTags, type BlogContents } from './blogs.queries.ts'
import { insertReadDays } from './statistics.queries.ts'

export interface SeedReaction {
  personId: string
  kind: 'like' | 'dislike'
  at: Date
}

export interface SeedBlogRow extends BlogContents {
  slug: string
  at: Date
  trend: number
  readDays: { day: string; reads: number }[]
  reactions: SeedReaction[]
  comments: SeedCommentRow[]
}

/** Stores a blog with its reactions, bookmarks, comments and their likes in one transaction; the counters match the rows. */
export async function insertSeedBlog({ db }: Database, blog: SeedBlogRow): Promise<void> {
  const { reactions, comments, readDays, ...row } = blog
  await db.transaction().execute(async (db) => {
    await insertBlog(db, row)
    await db.insertInto('blog_slugs').values({ slug: blog.slug, blog_id: blog.id }).execute()
    await saveTags(db, { id: blog.id, tags: blog.tags, publishedAt: blog.at })
    for (const reaction of reactions) {
      await db
        .insertInto('blog_reactions')
        .values({ blog_id: blog.id, person_id: reaction.personId, kind: reaction.kind, reacted_at: reaction.at })
        .execute()
    }
    for (const comment of comments) {
      await db
        .insertInto('blog_comments')
        .values({
          id: comment.id,
          blog_id: blog.id,
          parent_id: comment.parentId,
          author_id: comment.authorId,
          text: comment.text,
          depth: comment.depth,
          written_at: comment.at,
        })
        .execute()
    }
    const readers = reactions.filter(({ kind }) => kind === 'like')
    const bookmarks = readers.filter((_, index) => index % 3 === 0).map(({ personId, at }) => ({ person_id: personId, blog_id: blog.id, saved_at: at }))
    if (bookmarks.length > 0) await db.insertInto('blog_bookmarks').values(bookmarks).execute()
    // Those who like the blog like some of its comments, too.
    const commentLikes = comments.flatMap(({ id, authorId, at }, index) =>
      readers.slice(0, (index * 7 + 3) % 5).filter(({ personId }) => personId !== authorId).map(({ personId }) => ({ comment_id: id, person_id: personId, liked_at: at })),
    )
    if (commentLikes.length > 0) await db.insertInto('comment_likes').values(commentLikes).execute()
    await insertReadDays(db, blog.id, readDays)
    const likes = readers.length
    await db
      .updateTable('blogs')
      .set({
        like_count: likes,
        dislike_count: reactions.length - likes,
        comment_count: comments.length,
        read_count: readDays.reduce((sum, { reads }) => sum + reads, 0),
        updated_at: blog.at,
      })
      .where('id', '=', blog.id)
      .execute()
  })
}

interface SeedSeriesRow {
  id: string
  authorId: string
  title: string
  description: string
  slug: string
  at: Date
  blogIds: readonly string[]
}

/** Stores a series with its parts in their order. */
export async function insertSeedSeries({ db }: Database, { id, authorId, title, description, slug, at, blogIds }: SeedSeriesRow): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db.insertInto('blog_series').values({ id, author_id: authorId, slug, title, description, created_at: at, updated_at: at }).execute()
    await db.insertInto('blog_series_slugs').values({ slug, series_id: id }).execute()
    await db.insertInto('blog_series_parts').values(blogIds.map((blogId, at) => ({ blog_id: blogId, series_id: id, position: at + 1 }))).execute()
  })
}
