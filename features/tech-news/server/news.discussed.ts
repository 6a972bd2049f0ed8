import { Refusal } from '#platform/rules/refusals.ts'
import type { Discussed } from '#features/discussions/server/public.ts'
import { articlePath } from '../rules/paths.ts'
import { listDiscussedArticles } from './articles.queries.ts'

/** Everybody who can read an article can read its discussion (requirement T-16). */
export const discussedNews: Discussed = {
  closedBecause: async ({ db }, id) => {
    const [article] = await listDiscussedArticles(db, [id])
    if (article?.is_hidden !== false) throw new Refusal('NOT_FOUND')
    return null
  },
  find: async ({ db }, ids) =>
    new Map(
      (await listDiscussedArticles(db, ids)).map(({ id, title, slug, author_id: ownerId, is_hidden }) => [id, { title, path: articlePath(slug), ownerId, isPublished: !is_hidden }]),
    ),
  activity: 'news.discussed',
}
