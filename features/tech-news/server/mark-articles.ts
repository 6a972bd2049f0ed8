import { Refusal } from '#platform/rules/refusals.ts'
import { addAttention } from '#features/blogs/rules/trending.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { MAX_FEWER } from '../rules/articles.ts'
import { findArticle } from './articles.queries.ts'
import { saveRead } from './article-writes.queries.ts'
import { deleteFewer, deleteMark, insertFewer, saveMark } from './marks.queries.ts'

/** A member saves an article for later, or removes it from the saved ones. */
export async function saveForLater(context: Context, { id, isSaved }: { id: string; isSaved: boolean }): Promise<void> {
  const { id: personId } = signedIn(context)
  await rateLimit(context, 'news.mark.person', personId)
  if (isSaved) await saveMark(context.db, { personId, articleId: id, at: context.clock.now() })
  else await deleteMark(context.db, { personId, articleId: id })
}

/** A member wants fewer articles of the source and category of this one, or fewer of our own of its category. */
export async function showFewer(context: Context, articleId: string): Promise<void> {
  const { id: personId } = signedIn(context)
  await rateLimit(context, 'news.mark.person', personId)
  const article = await findArticle(context.db, articleId)
  // Without its source it would count as one of our own.
  if (article?.source_id === null && article.address !== null) throw new Refusal('NOT_FOUND', { message: 'No more articles will come from this source.' })
  await insertFewer(context.db, { id: context.random.uuid(), personId, articleId, at: context.clock.now(), max: MAX_FEWER })
}

/** A member takes "fewer like this" back. */
export async function undoFewer(context: Context, id: string): Promise<void> {
  const { id: personId } = signedIn(context)
  await rateLimit(context, 'news.mark.person', personId)
  await deleteFewer(context.db, { id, personId })
}

/**
 * Counts a read of an article. The article is loaded first, and the reads of a network are limited before those of one article, so that invented
 * ids cannot create unlimited rows.
 */
export async function countNewsRead(context: Context, articleId: string): Promise<void> {
  const article = await findArticle(context.db, articleId)
  if (article === null || article.is_hidden) return
  await rateLimit(context, 'news.reads.address', context.caller.network)
  await rateLimit(context, 'news.read.address', `${context.caller.network}:${article.id}`)
  await context.inTransaction(({ db, clock }) => saveRead(db, article.id, (trend) => addAttention(trend, 'read', clock.now())))
}
