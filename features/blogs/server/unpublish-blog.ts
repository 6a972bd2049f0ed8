import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { signedIn } from '#platform/server/context.ts'
import { blogForEditing, blogForRemoving } from './blogs.access.ts'
import { findBlog, saveDeleted, saveTags, saveUnpublished } from './blogs.queries.ts'
import { deleteDraft, lockDraft, resetDraft } from './drafts.queries.ts'
import { leaveSeries, touchSeriesOf } from './place-in-series.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'blog.unpublished': { blogId: string; authorId: string }
    'blog.deleted': { blogId: string; authorId: string; by: string }
  }
}

/** Unpublishes the author's blog; the author keeps the text as a draft. */
export async function unpublishBlog(context: Context, id: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const blog = await blogForEditing(context, id, { lock: true })
    if (blog.published_at === null) return
    await saveUnpublished(context.db, id, context.clock.now())
    await saveTags(context.db, { id, tags: [], publishedAt: null })
    await touchSeriesOf(context, id, blog.author_id)
    await context.emit({ name: 'blog.unpublished', blogId: id, authorId: blog.author_id })
  })
}

/** Makes the draft of the author's published blog its published text again. Windows that still show the changes get a conflict when they save. */
export async function discardChanges(context: Context, id: string): Promise<void> {
  await context.inTransaction(async (context) => {
    // Publishing locks the draft before the blog, and so does this.
    const blog = await blogForEditing(context, id)
    if (blog.published_at === null) throw new Refusal('NOT_FOUND')
    await resetDraft(context.db, id, context.clock.now())
  })
}

/** Deletes a blog or an unpublished draft of the author; an admin can delete any blog. */
export async function deleteBlog(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    await lockDraft(context.db, id)
    const exists = (await findBlog(context.db, id)) !== null
    if (exists) {
      const blog = await blogForRemoving(context, id)
      await saveDeleted(context.db, id, context.clock.now())
      await saveTags(context.db, { id, tags: [], publishedAt: null })
      await deleteDraft(context.db, id, blog.author_id)
      // A blog that a moderator removes keeps its place, because it may come back after an appeal.
      if (blog.author_id === viewer.id) await leaveSeries(context, id)
      else await touchSeriesOf(context, id, blog.author_id)
      await context.emit({ name: 'blog.deleted', blogId: id, authorId: blog.author_id, by: viewer.id })
      return
    }
    const isDeleted = await deleteDraft(context.db, id, viewer.id)
    if (!isDeleted) throw new Refusal('NOT_FOUND')
  })
}
