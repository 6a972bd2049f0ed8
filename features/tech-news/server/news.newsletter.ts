import { excerptOf } from '#platform/rules/excerpt.ts'
import { slugsOf, type NewsletterSource } from '#features/newsletter/server/public.ts'
import { previewOf } from '#platform/rules/text.ts'
import { articlePath } from '../rules/paths.ts'
import { newsOfWeek } from './read-news.ts'
import { shownAmongSlugs } from './search.queries.ts'

/** The news that was read most in the week. */
export const newsNewsletter: NewsletterSource = {
  label: 'News of the week',
  items: async (context, options) =>
    (await newsOfWeek(context, options)).map(({ title, slug, excerpt, author_name, category }) => ({ title, topics: [category], text: `${author_name}: ${excerptOf(previewOf(excerpt))}`, path: articlePath(slug) })),
  existing: async ({ db }, paths) => (await shownAmongSlugs(db, slugsOf(paths))).map(articlePath),
}
