import { Refusal } from '#platform/rules/refusals.ts'
import { readingMinutes } from '#platform/rules/reading-time.ts'
import type { Context } from '#platform/server/context.ts'
import { rateLimit, type Use } from '#platform/server/rate-limit.ts'
import { checkContent, trustLimit } from '#features/trust/server/public.ts'
import { EMPTY_EDITOR, IMAGE_NOT_ADDED, titleFromText } from '../rules/blog.ts'
import { type BlogText } from '../rules/blog-inputs.ts'
import { hasImagesToFetch } from '../rules/draft-text.ts'
import { isFirstPublication } from '../rules/publication.ts'
import type { SeriesChoice } from '../rules/series.ts'
import { numberedSlug, slugOf } from '../rules/slug.ts'
import { initialAttention } from '../rules/trending.ts'
import { claimSlug, findBlog, insertBlog, saveTags, updateBlog, type BlogContents } from './blogs.queries.ts'
import { saveVersion, savePublishedRevision } from './drafts.queries.ts'
import { chooseSeries, touchSeriesOf } from './place-in-series.ts'
import { saveOrRefuse } from './write-draft.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'blog.published': { blogId: string; authorId: string; slug: string; isNew: boolean }
  }
}

// Parser, highlighter and formula renderer load slowly, so they load with the first text.
const plainText = () => import('#platform/server/rich-text/plain-text.ts')

export interface Published {
  id: string
  slug: string
  revision: number
  /** The number of characters of the text without tags, for `Blog saved!`. */
  characters: number
}

/** Publishes a blog at once, at an address made from its title (requirement B-9). `series` changes its series; null leaves it as it is. */
export async function publishBlog(context: Context, text: BlogText, series: SeriesChoice | null = null): Promise<Published> {
  if (context.viewer !== null) await rateLimit(context, 'publish.person', context.viewer.id)
  const use = await limitNew(context, text.id)
  try {
    return await publish(context, text, series)
  } catch (error) {
    await use?.refund()
    throw error
  }
}

async function publish(context: Context, text: BlogText, series: SeriesChoice | null): Promise<Published> {
  return context.inTransaction(async (context) => {
    const draft = await saveOrRefuse(context, text)
    const { isEmptyRichText } = await plainText()
    if (isEmptyRichText(draft.content)) throw new Refusal('INVALID_INPUT', { message: EMPTY_EDITOR, fields: { content: EMPTY_EDITOR } })
    if (hasImagesToFetch(draft.content)) throw new Refusal('INVALID_INPUT', { message: IMAGE_NOT_ADDED, fields: { content: IMAGE_NOT_ADDED } })
    await checkContent(context, draft.content, 'content')
    const { mentionedIn } = await import('./rerender-blogs.ts')
    const blog = await blogContentsOf(draft, await mentionedIn(context, draft.content))
    const published = await saveBlog(context, blog, draft.at)
    await savePublishedRevision(context.db, draft.id, draft.newRevision)
    await saveVersion(context.db, { ...draft, title: blog.title, published: true })
    if (series !== null) await chooseSeries(context, draft.id, series)
    await touchSeriesOf(context, draft.id, draft.authorId)
    await context.emit({ name: 'blog.published', blogId: draft.id, authorId: draft.authorId, ...published })
    return { id: draft.id, slug: published.slug, revision: draft.newRevision, characters: blog.words.length }
  })
}

/** Counts a blog that becomes public, even if it was public before: its text may be different. */
async function limitNew(context: Context, id: string): Promise<Use | null> {
  const isNew = context.viewer !== null && ((await findBlog(context.db, id))?.published_at ?? null) === null
  return isNew ? trustLimit(context, 'posts') : null
}

interface BlogSource {
  id: string
  authorId: string
  title: string
  content: string
  tags: string[]
  coverId: string | null
}

/** Renders everything that readers get, once, from the sanitized source; the names of these mentioned people become links. */
export async function blogContentsOf(text: BlogSource, mentioned: readonly string[]): Promise<BlogContents> {
  const { plainTextOf } = await plainText()
  const { renderBlogContent } = await import('./rerender-blogs.ts')
  const words = plainTextOf(text.content)
  return {
    id: text.id,
    author_id: text.authorId,
    title: text.title === '' ? titleFromText(words) || 'Untitled' : text.title,
    content: text.content,
    ...renderBlogContent(text.content, mentioned),
    words,
    reading_minutes: readingMinutes(words),
    tags: text.tags,
    cover_id: text.coverId,
  }
}

async function saveBlog(context: Context, blog: BlogContents, at: Date): Promise<{ slug: string; isNew: boolean }> {
  const before = await findBlog(context.db, blog.id, { lock: true })
  const isNew = isFirstPublication(before)
  const publishedAt = isNew || before === null ? at : (before.published_at ?? before.created_at)
  const trend = isNew || before === null ? initialAttention(at) : before.trend
  if (before === null) {
    // The slug references the blog, so the blog is inserted first, with a temporary slug that is unique.
    await insertBlog(context.db, { ...blog, slug: blog.id, at, trend })
  }
  const slug = keepsSlug(before, blog) ? before!.slug : await claimFreeSlug(context, blog)
  await updateBlog(context.db, { ...blog, slug, at, publishedAt, isNew, trend })
  await saveTags(context.db, { id: blog.id, tags: blog.tags, publishedAt })
  return { slug, isNew }
}

const keepsSlug = (before: { title: string } | null, blog: BlogContents) =>
  before !== null && slugOf(before.title) === slugOf(blog.title)

async function claimFreeSlug(context: Context, blog: BlogContents): Promise<string> {
  const slug = slugOf(blog.title)
  for (let n = 1; n <= 200; n++) {
    const candidate = numberedSlug(slug, n)
    if (await claimSlug(context.db, blog.id, candidate)) return candidate
  }
  const last = `${slug}-${blog.id}`
  await claimSlug(context.db, blog.id, last)
  return last
}
