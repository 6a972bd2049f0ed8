import type { Db } from '#platform/server/database/database.ts'
import type { BlogContents } from './blogs.queries.ts'

export type Rendered = Pick<BlogContents, 'shown' | 'headings' | 'preview' | 'shown_version'>

/** Returns the next blogs after an id that an older version of the renderer made, with their sanitized text. */
export const blogsRenderedBefore = (db: Db, version: number, after: string | null, limit: number) =>
  db
    .selectFrom('blogs')
    .select(['id', 'content', 'title', 'tags', 'words', 'author_id'])
    .where('shown_version', '<', version)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Stores the rendered text of a blog, unless the source was changed meanwhile. */
export async function saveRendered(db: Db, { id, content, ...shown }: Rendered & { id: string; content: string }): Promise<void> {
  await db.updateTable('blogs').set(shown).where('id', '=', id).where('content', '=', content).execute()
}
