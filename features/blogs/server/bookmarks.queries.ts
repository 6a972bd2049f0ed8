import type { Database } from '#platform/server/database/database.ts'
import { lockName } from '#platform/server/database/lock-name.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import { CARD, PUBLIC, WITH_AUTHOR, type BlogCardRow } from './blogs.queries.ts'

/** A blog on a reading list. */
export interface SavedBlogRow extends BlogCardRow {
  saved_at: Date
}

const list = prepared<SavedBlogRow>(
  'reading-list',
  `select ${CARD}, s.saved_at from blog_bookmarks s join blogs b on b.id = s.blog_id ${WITH_AUTHOR}
   where s.person_id = $1 and ${PUBLIC}
     and (s.saved_at, s.blog_id) < (coalesce($2::timestamptz, 'infinity'), coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
   order by s.saved_at desc, s.blog_id desc limit $4`,
)

/** The published blogs that a person saved, the latest saved first. */
export const listSavedBlogs = (database: Database, personId: string, after: { at: Date; id: string } | null, limit: number): Promise<SavedBlogRow[]> =>
  list.all(database, [personId, after?.at ?? null, after?.id ?? null, limit])

/** Saves a blog unless the person has `max` saved ones already; false then. Saving it again changes nothing. */
export async function saveBookmark(db: Db, { personId, blogId, at, max }: { personId: string; blogId: string; at: Date; max: number }): Promise<boolean> {
  await lockName(db, `reading-list/${personId}`)
  const { rows } = await sql`insert into blog_bookmarks (person_id, blog_id, saved_at) select ${personId}, ${blogId}, ${at}
    where (select count(*) from blog_bookmarks where person_id = ${personId}) < ${max}
    on conflict (person_id, blog_id) do update set saved_at = blog_bookmarks.saved_at returning blog_id`.execute(db)
  return rows.length > 0
}

export async function deleteBookmark(db: Db, personId: string, blogId: string): Promise<void> {
  await db.deleteFrom('blog_bookmarks').where('person_id', '=', personId).where('blog_id', '=', blogId).execute()
}
