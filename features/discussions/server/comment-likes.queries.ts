import { sql, type Db } from '#platform/server/database/sql.ts'

/** The number of likes of a comment `c`, as a column of lists of comments. */
export const LIKE_COUNT = '(select count(*)::int from comment_likes l where l.comment_id = c.id) as like_count'

/** Saves or removes a like. Returns false if that changes nothing. */
export async function saveCommentLike(db: Db, { id, personId, at }: { id: string; personId: string; at: Date | null }): Promise<boolean> {
  const { rows } =
    at === null
      ? await sql`delete from comment_likes where comment_id = ${id} and person_id = ${personId} returning comment_id`.execute(db)
      : await sql`insert into comment_likes (comment_id, person_id, liked_at) values (${id}, ${personId}, ${at}) on conflict do nothing returning comment_id`.execute(db)
  return rows.length > 0
}

/** Those of these comments that a person likes. */
export async function likedAmong(db: Db, personId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ comment_id: string }>`select comment_id from comment_likes where person_id = ${personId} and comment_id = any (${ids}::uuid[])`.execute(db)
  return rows.map(({ comment_id }) => comment_id)
}
