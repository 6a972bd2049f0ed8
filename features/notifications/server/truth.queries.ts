/** What holds now in other features' tables: signals may come late, twice or in another order. */
import { sql, type Db } from '#platform/server/database/sql.ts'

export interface BlogFacts {
  slug: string
  title: string
}

/** A blog that everybody may read, or null. */
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

export async function likesBlog(db: Db, blogId: string, personId: string): Promise<boolean> {
  const result = await sql`select from blog_reactions r join blogs b on b.id = r.blog_id
    where r.blog_id = ${blogId} and r.person_id = ${personId} and r.kind = 'like'
      and b.published_at is not null and b.deleted_at is null`.execute(db)
  return result.rows.length > 0
}

export async function follows(db: Db, followerId: string, followedId: string): Promise<boolean> {
  const result = await sql`select from follows where follower_id = ${followerId} and followed_id = ${followedId}`.execute(db)
  return result.rows.length > 0
}

/** The text of a comment that stands, or null. */
export async function findCommentText(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('blog_comments').select('text').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
  return row?.text ?? null
}

export async function findPeopleByUsername(db: Db, usernames: readonly string[]): Promise<string[]> {
  if (usernames.length === 0) return []
  const rows = await db.selectFrom('people').select('id').where('username', 'in', [...usernames]).where('suspended_at', 'is', null).execute()
  return rows.map(({ id }) => id)
}

/** Who wrote a comment, deleted or not; null when its blog is gone with it. */
export async function findCommentAuthor(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('blog_comments').select('author_id').where('id', '=', id).executeTakeFirst()
  return row?.author_id ?? null
}

/** Those who were given a role that has a right. */
export async function peopleWithRight(db: Db, right: string): Promise<string[]> {
  const result = await sql<{ person_id: string }>`select distinct g.person_id from grants g join roles r on r.name = g.role
    where g.revoked_at is null and ${right} = any (r.rights)`.execute(db)
  return result.rows.map((row) => row.person_id)
}

/** When a signal was announced, to the millisecond as lists are paged by it; null when its row is gone. */
export async function announcedAt(db: Db, signalId: number): Promise<Date | null> {
  const result = await sql<{ at: Date }>`select date_trunc('milliseconds', announced_at) as at from signals where id = ${signalId}`.execute(db)
  return result.rows[0]?.at ?? null
}

/** What is told of a problem. */
export async function findProblemFacts(db: Db, id: string): Promise<{ problem: string; slug: string } | null> {
  const row = await db.selectFrom('problems').select(['title as problem', 'slug']).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function hasSolved(db: Db, personId: string, problemId: string): Promise<boolean> {
  const result = await sql`select from submissions where person_id = ${personId} and problem_id = ${problemId} and is_first_acceptance`.execute(db)
  return result.rows.length > 0
}

export async function hasBadge(db: Db, id: string): Promise<boolean> {
  const result = await sql`select from badges where id = ${id}`.execute(db)
  return result.rows.length > 0
}
