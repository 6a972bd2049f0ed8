import { Refusal } from '#platform/rules/refusals.ts'
import { previewOf } from '#platform/rules/text.ts'
import { readingMinutes } from '#platform/rules/reading-time.ts'
import type { Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { EMPTY_EDITOR, PREVIEW_LENGTH, titleFromText } from '../rules/blog.ts'
import { type BlogText } from '../rules/blog-forms.ts'
import { numberedSlug, slugOf } from '../rules/slug.ts'
import { firstAttention } from '../rules/trending.ts'
import { claimSlug, findBlog, insertBlog, saveTags, updateBlog, type BlogContents } from './blogs.queries.ts'
import { keepVersion, savePublishedRevision } from './drafts.queries.ts'
import { saveOrRefuse } from './write-draft.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'blog.published': { blogId: string; authorId: string; slug: string; isNew: boolean }
  }
}

// Parsers, grammars and formulas take a while to load: they come with the first text that is written.
const plainText = () => import('#platform/server/rich-text/plain-text.ts')

export interface Published {
  id: string
  slug: string
  revision: number
  /** Characters of the text with tags stripped: what `Blog saved!` says. */
  characters: number
}

/** Save: the text becomes what everybody reads, at once, under an address made from its title (requirement B-9). */
export async function publishBlog(context: Context, text: BlogText): Promise<Published> {
  if (context.viewer !== null) await rateLimit(context, 'publish.person', context.viewer.id)
  return context.inTransaction(async (context) => {
    const draft = await saveOrRefuse(context, text)
    const { isEmptyRichText } = await plainText()
    if (isEmptyRichText(draft.content)) throw new Refusal('INVALID_INPUT', { message: EMPTY_EDITOR, fields: { content: EMPTY_EDITOR } })
    const blog = await contentsOf(draft)
    const published = await putBlog(context, blog, draft.at)
    await savePublishedRevision(context.db, draft.id, draft.newRevision)
    await keepVersion(context.db, { ...draft, title: blog.title, published: true })
    await context.emit({ name: 'blog.published', blogId: draft.id, authorId: draft.authorId, ...published })
    return { id: draft.id, slug: published.slug, revision: draft.newRevision, characters: blog.words.length }
  })
}

/** Everything that readers get, made once from the clean source. */
export async function contentsOf(text: { id: string; authorId: string; title: string; content: string; tags: string[]; coverId: string | null }): Promise<BlogContents> {
  const { plainTextOf } = await plainText()
  const { shownOf } = await import('./render-again.ts')
  const words = plainTextOf(text.content)
  return {
    id: text.id,
    author_id: text.authorId,
    title: text.title === '' ? titleFromText(words) || 'Untitled' : text.title,
    content: text.content,
    ...shownOf(text.content),
    words,
    preview: previewOf(words.replace(/\s+/g, ' '), PREVIEW_LENGTH),
    reading_minutes: readingMinutes(words),
    tags: text.tags,
    cover_id: text.coverId,
  }
}

async function putBlog(context: Context, blog: BlogContents, at: Date): Promise<{ slug: string; isNew: boolean }> {
  const before = await findBlog(context.db, blog.id, { lock: true })
  const publishedAt = before?.published_at ?? at
  const isNew = before?.published_at === null || before === null
  const trend = isNew ? firstAttention(at) : before.trend
  if (before === null) {
    // The slug points at the blog, so the blog comes first, under an address that nobody else can have.
    await insertBlog(context.db, { ...blog, slug: blog.id, at, trend })
  }
  const slug = keepsSlug(before, blog) ? before!.slug : await freeSlug(context, blog)
  await updateBlog(context.db, { ...blog, slug, at, publishedAt, trend })
  await saveTags(context.db, { id: blog.id, tags: blog.tags, publishedAt })
  return { slug, isNew }
}

const keepsSlug = (before: { title: string } | null, blog: BlogContents) =>
  before !== null && slugOf(before.title) === slugOf(blog.title)

async function freeSlug(context: Context, blog: BlogContents): Promise<string> {
  const slug = slugOf(blog.title)
  for (let n = 1; n <= 200; n++) {
    const candidate = numberedSlug(slug, n)
    if (await claimSlug(context.db, blog.id, candidate)) return candidate
  }
  const last = `${slug}-${blog.id}`
  await claimSlug(context.db, blog.id, last)
  return last
}
