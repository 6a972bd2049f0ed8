import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { ownImageId } from '#platform/rules/image-paths.ts'
import { OUTDATED } from '../rules/blog.ts'
import type { BlogText } from '../rules/blog-inputs.ts'
import { findBlog } from './blogs.queries.ts'
import { findSameDraft, saveVersion, saveDraft, type DraftInput } from './drafts.queries.ts'

export const isOwnImage = (src: string) => ownImageId(src) !== null

/** Saves the author's draft on the server; readers do not see it (requirement B-10). */
export async function writeDraft(context: Context, text: BlogText): Promise<{ revision: number; savedAt: Date }> {
  return context.inTransaction(async (context) => {
    const saved = await saveOrRefuse(context, text)
    await saveVersion(context.db, { ...saved, published: false })
    return { revision: saved.newRevision, savedAt: saved.at }
  })
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
    content: sanitizeRichText(await editorContent(text), { imageSources: isOwnImage }),
    authorId: viewer.id,
    at: context.clock.now(),
  }
  const newRevision = (await saveDraft(context.db, input)) ?? (await findSameDraft(context.db, input))
  if (newRevision === null) throw new Refusal('OUTDATED_EDIT', { message: OUTDATED })
  return { ...input, newRevision }
}
