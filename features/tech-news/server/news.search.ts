import type { IndexedKind } from '#features/search/server/public.ts'
import { searchTextOf } from '#platform/server/rich-text/plain-text.ts'
import { renderRichText } from '#platform/server/rich-text/render.ts'
import { articlePath } from '../rules/paths.ts'
import { listShownIds, loadSearchedArticles, shownAmong } from './search.queries.ts'

// The source of formulas is not for readers.
const textOf = (content: string) => searchTextOf(content.includes('data-latex') ? renderRichText(content).html : content)

/**
 * News in the search: everybody finds articles that are not hidden. Our own do not belong to their authors there and are not found by their
 * names: lists show them, too, when an author is suspended, blocked, renamed or gone.
 */
export const newsSearch: IndexedKind = {
  label: 'News',
  single: 'News',
  linkLabel: 'News',
  position: 3.5,
  changedBy: { 'news.changed': ({ articleIds }) => articleIds },
  load: async ({ db }, ids) =>
    (await loadSearchedArticles(db, ids)).map((article) => ({
      id: article.id,
      title: article.title,
      text: `${article.excerpt} ${textOf(article.content ?? '')}`,
      keywords: `${article.category} ${article.author_name}`,
      path: articlePath(article.slug),
      readers: 'everybody',
      popularity: article.read_count / 10,
      changedAt: article.published_at,
    })),
  listIds: ({ db }, after, limit) => listShownIds(db, after, limit),
  existing: ({ db }, ids) => shownAmong(db, ids),
}
