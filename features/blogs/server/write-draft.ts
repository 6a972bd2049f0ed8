import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { ownImageId } from '#platform/rules/image-paths.ts'
import { OUTDATED, titleFromText } from '../rules/blog.ts'
import type { BlogText } from '../rules/blog-inputs.ts'
import { findBlog } from './blogs.queries.ts'
import { findPublishedText, findSameDraft, savePublishedRevision, saveVersion, saveDraft, type DraftInput } from './drafts.queries.ts'

export const isOwnImage = (src: string) => ownImageId(src) !== null

export interface SavedDraft {
  revision: number
  savedAt: Date
  hasUnpublishedChanges: boolean
}

/** Saves the author's draft on the server; readers do not see it (requirement B-10). A text that is the published one again counts as published. */
export async function writeDraft(context: Context, text: BlogText): Promise<SavedDraft> {
  return context.inTransaction(async (context) => {
    const saved = await saveOrRefuse(context, text)
    await saveVersion(context.db, { ...saved, published: false })
    const published = await findPublishedText(context.db, saved.id, saved.authorId)
    const isSame = published !== null && (await isSameBlog(saved, published))
    if (isSame) await savePublishedRevision(context.db, saved.id, saved.newRevision)
    return { revision: saved.newRevision, savedAt: saved.at, hasUnpublishedChanges: published !== null && published.published_at !== null && !isSame }
  })
}

/** Whether publishing the draft would change nothing. */
async function isSameBlog(draft: DraftInput, published: { title: string; content: string; tags: string[]; cover_id: string | null }): Promise<boolean> {
  if (draft.coverId !== published.cover_id || draft.tags.length !== published.tags.length || draft.tags.some((tag, at) => tag !== published.tags[at])) return false
  const { isSameMarkup } = await import('#platform/server/rich-text/same-markup.ts')
  if (!isSameMarkup(draft.content, published.content)) return false
  const { plainTextOf } = await import('#platform/server/rich-text/plain-text.ts')
  return (draft.title || titleFromText(plainTextOf(draft.content)) || 'Untitled') === published.title
}

/** The content in the HTML of the editor. */
async function editorContent({ content, format }: Pick<BlogText, 'content' | 'format'>): Promise<string> {
  if (format === 'EDITOR') return content
  // The parsers load with the first text that needs them.
  const { contentOfMarkdown, contentOfPage } = await import('./content-formats.ts')
  return format === 'HTML' ? contentOfPage(content) : contentOfMarkdown(content)
}

/** Saves the draft at the revision that was edited. An outdated edit is refused, so that the person can merge. */
export async function saveOrRefuse(context: Context, text: BlogText): Promise<DraftInput & { newRevision: number }> {
  const viewer = signedIn(context)
  const blog = await findBlog(context.db, text.id)
  if (blog !== null && (blog.author_id !== viewer.id || blog.deleted_at !== null)) throw new Refusal('NOT_FOUND')
  const { sanitizeRichText } = await import('#platform/server/rich-text/sanitize.ts')
  const input: DraftInput = {
    ...text,
    content: sanitizeRichText(await editorContent(text), { imageSources: isOwnImage, keepsImagesToFetch: true }),
    authorId: viewer.id,
    at: context.clock.now(),
  }
  const newRevision = (await saveDraft(context.db, input)) ?? (await findSameDraft(context.db, input))
  if (newRevision === null) throw new Refusal('OUTDATED_EDIT', { message: OUTDATED })
  return { ...input, newRevision }
}
