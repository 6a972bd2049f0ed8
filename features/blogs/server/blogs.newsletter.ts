import { excerptOf } from '#platform/rules/excerpt.ts'
import { slugsOf, type NewsletterSource } from '#features/newsletter/server/public.ts'
import { blogPath } from '../rules/paths.ts'
import { bestBlogsSince, publishedAmongSlugs } from './newsletter.queries.ts'

/** The most read and liked blogs of the week. */
export const blogNewsletter: NewsletterSource = {
  label: 'Blogs of the week',
  items: async ({ db }, options) =>
    (await bestBlogsSince(db, options)).map(({ title, slug, preview, author_name, tags }) => ({ title, topics: tags, text: `${author_name}: ${excerptOf(preview)}`, path: blogPath(slug) })),
  existing: async ({ db }, paths) => (await publishedAmongSlugs(db, slugsOf(paths))).map(blogPath),
}
