import '#features/accounts/web/settings-sections.ts'
import '#features/administration/web/admin-sections.ts'
import { MATCHED_JOB } from '#content/demo/jobs.ts'
import { applicantsPath, editJobPath, jobPath } from '#features/jobs/rules/paths.ts'
import { features } from '#app/web/features.ts'
import { settingsPath } from '#features/accounts/rules/paths.ts'
import { adminPath } from '#features/administration/rules/sections.ts'

const settingsOf = features.flatMap(({ contributes }) => contributes?.settings ?? []).map(({ name }) => name)

/** Example paths of screens in the demo data, by pattern. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  '/profile/:id': ['/profile/mateo-silva'],
  '/blog/:slug': ['/blog/why-gradient-descent-zigzags-and-what-momentum-does-about-it'],
  '/blogs/series/:slug': ['/blogs/series/language-models-with-small-numbers'],
  '/techNews/:slug': ['/techNews/quantization-in-plain-words'],
  '/practice/topics/:slug': ['/practice/topics/metrics'],
  '/practice/contests/:number': ['/practice/contests/1'],
  '/practice/contests/:number/edit': ['/practice/contests/2/edit'],
  '/practice/tracks/:slug': ['/practice/tracks/data-wrangling'],
  '/practice/lists/:id': ['/practice/lists/00000000-0000-4000-8000-000000000000'],
  '/practice/:slug': ['/practice/two-sum', '/practice/sql-left-join-with-counts'],
  '/courses/paths/:slug': ['/courses/paths/foundations'],
  // The course in review of the demo world.
  '/courses/edit/:id': ['/courses/edit/5689af7f-ff10-8680-aa41-d6468c3cc2d5'],
  '/courses/edit/:id/preview': ['/courses/edit/5689af7f-ff10-8680-aa41-d6468c3cc2d5/preview?lesson=check-the-steps'],
  '/courses/edit/:id/statistics': ['/courses/edit/5689af7f-ff10-8680-aa41-d6468c3cc2d5/statistics'],
  '/courses/:slug': ['/courses/evaluate-a-classifier'],
  '/courses/:slug/test-out': ['/courses/evaluate-a-classifier/test-out'],
  '/code-reviews/:id': ['/code-reviews/00000000-0000-4000-8000-000000000000'],
  '/mentor/groups/:id': ['/mentor/groups/00000000-0000-4000-8000-000000000000'],
  '/groups/:id': ['/groups/00000000-0000-4000-8000-000000000000'],
  '/ideas/:id': ['/ideas/00000000-0000-4000-8000-000000000000'],
  '/events/:event': ['/events/1-gradient-descent-with-chalk-and-a-marble', '/events/12-honest-models-for-clinics-with-one-laptop'],
  '/events/edit/:id': ['/events/edit/00000000-0000-4000-8000-000000000000'],
  '/appeal/:id': ['/appeal/00000000-0000-4000-8000-000000000000'],
  // Leads on to a lesson.
  '/learn/:course': [],
  '/learn/:course/:lesson': ['accuracy-and-baselines', 'check-errors', 'practice-confusion-matrix'].map((lesson) => `/learn/evaluate-a-classifier/${lesson}`),
  '/certificate/:id': ['/certificate/00000000-0000-4000-8000-000000000000'],
  '/profile/:username/followers': ['/profile/mateo-silva/followers'],
  '/profile/:username/following': ['/profile/mateo-silva/following'],
  '/badge/:id': ['/badge/00000000-0000-4000-8000-000000000000'],
  '/messages/:conversation': ['/messages/00000000-0000-4000-8000-000000000000'],
  '/newsletter/:number': ['/newsletter/1'],
  '/jobs/:address': [jobPath(MATCHED_JOB)],
  '/jobs/edit/:id': [editJobPath(MATCHED_JOB.id)],
  '/jobs/posted/:id': [applicantsPath(MATCHED_JOB.id)],
  '/about/:slug': ['/about/notebook'],
  '/settings': ['account', 'password', 'sessions', 'appearance', ...new Set(settingsOf)].map(settingsPath),
  '/admin/news/:article': ['/admin/news/new'],
  '/admin/:section': features.flatMap(({ contributes }) => contributes?.adminSections ?? []).map(({ name }) => adminPath(name)),
  // Logging out would end the journey.
  '/logout': [],
  '/sampler': [],
}

const patterns = features.flatMap(({ screens = [] }) => screens).map(({ path }) => path)

const pathsOf = (pattern: string): readonly string[] => {
  const paths = PATHS[pattern]
  if (paths === undefined && pattern.includes(':')) throw new Error(`tests/support/screen-paths.ts names no path for the screen ${pattern}.`)
  return paths ?? [pattern]
}

/** Paths of all screens, and one that does not exist. */
export const SCREEN_PATHS = [...new Set(patterns.flatMap(pathsOf)), '/no-such-page']
