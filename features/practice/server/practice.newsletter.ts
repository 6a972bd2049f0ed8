import { slugsOf, type NewsletterSource } from '#features/newsletter/server/public.ts'
import { problemPath } from '../rules/paths.ts'
import { mostSolvedSince, publishedAmongSlugs } from './newsletter.queries.ts'

/** The problems that most people solved this week. */
export const practiceNewsletter: NewsletterSource = {
  label: 'Problems of the week',
  items: async ({ db }, options) =>
    (await mostSolvedSince(db, options)).map(({ title, slug, difficulty, solved, tags, category }) => ({ title, topics: [category, ...tags], text: `${difficulty} · solved by ${solved === 1 ? 'one person' : `${solved} people`} this week`, path: problemPath(slug) })),
  existing: async ({ db }, paths) => (await publishedAmongSlugs(db, slugsOf(paths))).map(problemPath),
}
