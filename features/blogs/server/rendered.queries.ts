import type { Db } from '#platform/server/database/database.ts'
import type { BlogContents } from './blogs.queries.ts'

export type Shown = Pick<BlogContents, 'shown' | 'headings' | 'shown_version'>

/** The next blogs after a place that an older version of the renderer made, with their clean text. */
export const blogsShownBefore = (db: Db, version: number, after: string | null, most: number) =>
  db
    .selectFrom('blogs')
    .select(['id', 'content'])
    .where('shown_version', '<', version)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(most)
    .execute()

/** Saves what readers see of a blog, unless its text was changed meanwhile. */
export async function saveShown(db: Db, { id, content, ...shown }: Shown & { id: string; content: string }): Promise<void> {
  await db.updateTable('blogs').set(shown).where('id', '=', id).where('content', '=', content).execute()
}
