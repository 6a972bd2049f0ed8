import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import type { BlogContents } from '#features/blogs/server/blogs.queries.ts'
import { insertBlog, saveTags } from '#features/blogs/server/blogs.queries.ts'

export const DEMO_DOMAIN = 'demo.cloggle.invalid'

/** Whether anybody but the people of the demo world has an account here. */
export async function isLivedIn(database: Database): Promise<boolean> {
  const result = await sql<{ lived: boolean }>`
    select exists (select from logins where email not like ${`%@${DEMO_DOMAIN}`}) as lived`.execute(database.db)
  return result.rows[0]!.lived
}

/** Takes back what was planted; only ever called on a house in which nobody else lives. */
export async function forgetWorld(database: Database): Promise<void> {
  await sql`truncate people, images cascade`.execute(database.db)
}

export async function refreshStatistics(database: Database): Promise<void> {
  await sql`analyze`.execute(database.db)
}

export interface SeedPersonRow {
  username: string
  name: string
  headline: string
  location: string
  about: string
  timeZone: string
  roles: ('mentor' | 'admin')[]
  email: string
  passwordHash: string
  joinedAt: Date
}

export async function insertPeople({ db }: Database, rows: SeedPersonRow[]): Promise<string[]> {
  return db.transaction().execute(async (db) => {
    const ids: string[] = []
    for (const row of rows) {
      const { id } = await db
        .insertInto('people')
        .values({ username: row.username, name: row.name, headline: row.headline, location: row.location, about: row.about, joined_at: row.joinedAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('logins')
        .values({ person_id: id, email: row.email, email_verified_at: row.joinedAt, password_hash: row.passwordHash, time_zone: row.timeZone })
        .execute()
      for (const role of row.roles) await db.insertInto('grants').values({ person_id: id, role, granted_at: row.joinedAt }).execute()
      ids.push(id)
    }
    return ids
  })
}

export async function insertFollows({ db }: Database, follows: { follower: string; followed: string; at: Date }[]): Promise<void> {
  await db
    .insertInto('follows')
    .values(follows.map(({ follower, followed, at }) => ({ follower_id: follower, followed_id: followed, followed_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface ReactionLine {
  personId: string
  kind: 'like' | 'dislike'
  at: Date
}

export interface CommentLine {
  id: string
  parentId: string | null
  authorId: string
  text: string
  depth: number
  at: Date
}

export interface SeedBlogRow extends BlogContents {
  slug: string
  at: Date
  trend: number
  reads: number
  reactions: ReactionLine[]
  comments: CommentLine[]
}

/** A blog with all that happened to it, in one transaction; the counters are what the rows say. */
export async function insertSeedBlog({ db }: Database, blog: SeedBlogRow): Promise<void> {
  const { reactions, comments, reads, ...row } = blog
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
    const likes = reactions.filter(({ kind }) => kind === 'like').length
    await db
      .updateTable('blogs')
      .set({
        like_count: likes,
        dislike_count: reactions.length - likes,
        comment_count: comments.length,
        read_count: reads,
        updated_at: blog.at,
      })
      .where('id', '=', blog.id)
      .execute()
  })
}
