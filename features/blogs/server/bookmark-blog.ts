import { pageByTime, readTimeCursor } from '#platform/server/time-cursor.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { LIST_SIZE, MAX_BOOKMARKS } from '../rules/blog.ts'
import { blogForReading } from './blogs.access.ts'
import { deleteBookmark, listSavedBlogs, saveBookmark } from './bookmarks.queries.ts'
import { withoutBlockedAuthors, type BlogResults } from './read-blogs.ts'

/** Puts a blog on the reading list of the viewer, or takes it off. A blog that is gone can still be taken off. */
export async function bookmarkBlog(context: Context, { id, isSaved }: { id: string; isSaved: boolean }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'react.person', viewer.id)
  if (!isSaved) return deleteBookmark(context.db, viewer.id, id)
  const blog = await blogForReading(context, id)
  if (blog.published_at === null) throw new Refusal('NOT_FOUND')
  const isKept = await context.inTransaction((context) => saveBookmark(context.db, { personId: viewer.id, blogId: blog.id, at: context.clock.now(), max: MAX_BOOKMARKS }))
  if (!isKept) throw new Refusal('INVALID_INPUT', { message: `Your reading list is full: it holds ${MAX_BOOKMARKS} blogs. Remove one first.` })
}

/** One page of the reading list of the viewer. */
export async function readReadingList(context: Context, after: string | null): Promise<BlogResults> {
  const rows = await listSavedBlogs(context.database, signedIn(context).id, readTimeCursor(after), LIST_SIZE + 1)
  const { items, next } = pageByTime(rows, LIST_SIZE, ({ saved_at }) => saved_at)
  return { items: await withoutBlockedAuthors(context, items), next }
}
