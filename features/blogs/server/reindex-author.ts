import type { Context } from '#platform/server/context.ts'
import { blogsToReindex, saveSearchVector } from './blogs.queries.ts'

const CHUNK = 20

/** Updates the search texts of an author's blogs after a change of name (requirement B-1). Can run twice. */
export async function reindexAuthor(context: Context, authorId: string): Promise<void> {
  for (let after: string | null = null; ; ) {
    const blogs = await blogsToReindex(context.db, authorId, after, CHUNK)
    for (const blog of blogs) await saveSearchVector(context.db, blog)
    if (blogs.length < CHUNK) return
    after = blogs.at(-1)!.id
  }
}
