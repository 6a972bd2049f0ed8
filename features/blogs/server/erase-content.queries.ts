import { sql, type Db } from '#platform/server/database/sql.ts'

/** Moves replies to a person's comments up one level, so that they survive the deletion. */
export async function reparentReplies(db: Db, authorId: string): Promise<void> {
  for (;;) {
    const { rows } = await sql`update blog_comments c set parent_id = p.parent_id, depth = greatest(c.depth - 1, 0)
      from blog_comments p where p.id = c.parent_id and p.author_id = ${authorId} and c.author_id <> ${authorId} returning c.id`.execute(db)
    if (rows.length === 0) return
  }
}

/** Deletes a person's blogs, series, comments and reactions and recounts the affected blogs of others. Returns those blogs. */
export async function deleteContent(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct blog_id as id from (
      select blog_id from blog_comments where author_id = ${personId}
      union select blog_id from blog_reactions where person_id = ${personId}) touched`.execute(db)
  const ids = rows.map(({ id }) => id)
  await sql`delete from blog_series where author_id = ${personId}`.execute(db)
  await sql`delete from blogs where author_id = ${personId}`.execute(db)
  await sql`delete from blog_comments where author_id = ${personId}`.execute(db)
  await sql`delete from blog_reactions where person_id = ${personId}`.execute(db)
  await sql`update blogs b set
      comment_count = (select count(*) from blog_comments c where c.blog_id = b.id and c.deleted_at is null),
      like_count = (select count(*) from blog_reactions r where r.blog_id = b.id and r.kind = 'like'),
      dislike_count = (select count(*) from blog_reactions r where r.blog_id = b.id and r.kind = 'dislike')
    where b.id = any (${ids}::uuid[])`.execute(db)
  return ids
}
