import { Refusal } from '#platform/rules/refusals.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { articlePath } from '../rules/paths.ts'
import { findArticle, type FullArticleRow } from './articles.queries.ts'
import { setArticleState } from './edit-article.ts'

const isOwn = (article: FullArticleRow | null): article is FullArticleRow => article !== null && article.address === null

/** Articles that editors wrote can be reported. Removing one hides it. */
export const moderatedNews: Readonly<Record<'article', ModeratedKind>> = {
  article: {
    checkReadable: async ({ db }, id) => {
      const article = await findArticle(db, id)
      if (!isOwn(article) || article.is_hidden) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) => {
      const articles = (await Promise.all(ids.map((id) => findArticle(db, id)))).filter(isOwn)
      return new Map(
        articles.map((article) => [
          article.id,
          { title: article.title, text: article.content ?? '', path: articlePath(article.slug), authorId: article.author_id, authorUsername: article.author_username },
        ]),
      )
    },
    named: (title) => `the news article “${title}”`,
    remove: (context, id) => setArticleState(context, { id, isHidden: true }),
    restore: async (context, { id }) => {
      await setArticleState(context, { id, isHidden: false })
      return true
    },
  },
}
