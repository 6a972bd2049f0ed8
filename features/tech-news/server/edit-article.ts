import { Refusal } from '#platform/rules/refusals.ts'
import { mayUse } from '#platform/rules/rights.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { isRemoved } from '#features/moderation/server/public.ts'
import { searchWords } from '#features/blogs/rules/search.ts'
import { PAGE_SIZE } from '../rules/articles.ts'
import type { ArticleInput } from '../rules/news-inputs.ts'
import { countArticles, findArticle, listArticles, type FullArticleRow } from './articles.queries.ts'
import { insertArticle, replaceLead, saveEdit, saveFeatured, saveHidden, saveSeparate } from './article-writes.queries.ts'
import { saveProposed } from './proposals.queries.ts'
import { lockNews } from './known-articles.queries.ts'
import type { ListInput, NewsResults } from './read-news.ts'

const REMOVED = 'A moderator removed this article. Its author can appeal.'
const ONLY_PROPOSALS = 'You can change articles that you proposed, until they are published.'

/** Returns one page of all articles for editors, hidden ones too. */
export async function readNewsForEditors({ db }: Context, { q, category, page }: ListInput): Promise<NewsResults> {
  const words = q === null ? null : searchWords(q)
  if (words === '') return { featured: null, articles: [], page, pages: 0 }
  const question = { words, category, withHidden: true }
  const [articles, count] = await Promise.all([listArticles(db, question, { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }), countArticles(db, question)])
  return { featured: null, articles, page, pages: Math.ceil(count / PAGE_SIZE) }
}

/** Returns an article for editing. Throws NOT_FOUND if there is none. */
export async function readArticleForEditors(context: Context, id: string): Promise<FullArticleRow> {
  const article = await findArticle(context.db, id)
  if (article === null) throw new Refusal('NOT_FOUND')
  return article
}

/** Writes an article of our own (revision 0), or corrects an article: title, excerpt and category, and the text of our own ones. */
export async function saveArticle(context: Context, input: ArticleInput): Promise<void> {
  await rateLimit(context, 'news.edit.person', signedIn(context).id)
  const { renderArticle } = await import('./render-article.ts')
  await context.inTransaction(async (context) => {
    const viewer = signedIn(context)
    const before = await findArticle(context.db, input.id)
    // The answer to the same save before was lost.
    if (before !== null && isSaved(before, input)) return
    // The same for a new article, whose text was changed before it was sent again.
    const isFirstSentAgain = input.revision === 0 && before?.revision === 1 && before.author_id === viewer.id
    const revision = isFirstSentAgain ? 1 : input.revision
    const isNew = revision === 0
    if (isNew && before !== null) throw new Refusal('OUTDATED_EDIT')
    if (!isNew && before === null) throw new Refusal('NOT_FOUND')
    const mayPublish = viewer.rights.includes('news.publish')
    // Editors who may not publish change only what they proposed.
    if (!mayPublish && before !== null && (before.author_id !== viewer.id || !before.is_hidden)) throw new Refusal('NOT_ALLOWED', { message: ONLY_PROPOSALS })
    const isOwn = before === null || before.address === null
    if (isOwn && input.content === null) throw new Refusal('INVALID_INPUT', { message: 'Enter the text.', fields: { content: 'Enter the text.' } })
    const rendered = isOwn ? renderArticle(input.content!) : { html: null, readingMinutes: before.reading_minutes }
    const text = { ...input, revision, content: isOwn ? input.content : null, ...rendered }
    if (isNew) await insertOwn(context, text)
    else if (!(await saveEdit(context.db, { ...text, at: context.clock.now() }))) throw new Refusal('OUTDATED_EDIT')
    if (!mayPublish) await saveProposed(context.db, input.id, context.clock.now())
    await recordAudit(context, { action: isNew ? 'news.written' : 'news.corrected', targetId: input.id, targetName: input.title })
    await context.emit({ name: 'news.changed', articleIds: [input.id] })
  })
}

const isSaved = (before: FullArticleRow, { revision, title, excerpt, category, content }: ArticleInput): boolean =>
  before.revision > revision && before.title === title && before.excerpt === excerpt && before.category === category && (before.address !== null || before.content === content)

async function insertOwn(context: Context, text: ArticleInput & { html: string | null; readingMinutes: number | null }): Promise<void> {
  await insertArticle(context.db, {
    ...text,
    authorId: signedIn(context).id,
    authorName: '',
    sourceId: null,
    address: null,
    addressKey: null,
    imageId: null,
    imageAddress: null,
    publishedAt: context.clock.now(),
    leadId: null,
  })
}

/** Hides or shows an article, or features it. What is absent stays. What a moderator removed is shown by moderators only. When the lead of a story is hidden, its oldest other article takes its place. */
export async function setArticleState(context: Context, { id, isHidden, isFeatured, reason }: { id: string; isHidden?: boolean | null | undefined; isFeatured?: boolean | null | undefined; reason?: string | null | undefined }): Promise<void> {
  await rateLimit(context, 'news.edit.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const { title, is_hidden, is_featured } = await readArticleForEditors(context, id)
    const at = context.clock.now()
    const articleIds = [id]
    if (typeof isHidden === 'boolean' && isHidden !== is_hidden) {
      if (!isHidden && !mayUse('reports.decide', context.viewer) && (await isRemoved(context.db, { kind: 'article', targetId: id }))) throw new Refusal('NOT_ALLOWED', { message: REMOVED })
      await lockNews(context.db)
      await saveHidden(context.db, id, isHidden ? at : null)
      const lead = isHidden ? await replaceLead(context.db, id) : null
      if (lead !== null) articleIds.push(lead)
      await recordAudit(context, { action: isHidden ? 'news.hidden' : 'news.shown', targetId: id, targetName: title, reason: reason ?? '' })
    }
    if (typeof isFeatured === 'boolean' && isFeatured !== is_featured) {
      await saveFeatured(context.db, id, isFeatured ? at : null)
      await recordAudit(context, { action: isFeatured ? 'news.featured' : 'news.unfeatured', targetId: id, targetName: title })
    }
    await context.emit({ name: 'news.changed', articleIds })
  })
}

/** Separates an article from the story that it was joined to by mistake. */
export async function separateArticle(context: Context, id: string): Promise<void> {
  await rateLimit(context, 'news.edit.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const { title } = await readArticleForEditors(context, id)
    await saveSeparate(context.db, id)
    await recordAudit(context, { action: 'news.separated', targetId: id, targetName: title })
    await context.emit({ name: 'news.changed', articleIds: [id] })
  })
}
