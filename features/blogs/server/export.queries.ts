import { sql, type Db } from '#platform/server/database/sql.ts'

export interface WritingRow {
  /** The slug of a blog, or `draft-` and the id of a draft. */
  name: string
  title: string
  content: string
}

/** All blogs and drafts of a person. */
export async function listWritings(db: Db, authorId: string): Promise<WritingRow[]> {
  const { rows } = await sql<WritingRow>`
    select slug as name, title, content from blogs where author_id = ${authorId}
    union all select 'draft-' || id, title, content from blog_drafts where author_id = ${authorId} order by name`.execute(db)
  return rows
}
