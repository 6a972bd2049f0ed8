import type { Context } from '#platform/server/context.ts'
import { certificatePath, coursePath } from '../rules/paths.ts'
import { listSlugs } from './courses.queries.ts'
import { listReportedReviews } from './own-course.queries.ts'

type Reads = Pick<Context, 'db'>
const pagesOf = (rows: readonly { id: string; slug: string }[]) => new Map(rows.map(({ id, slug }) => [id, coursePath(slug)]))

/** The pages of courses, reviews and certificates in the audit log; a course that was never published has none. */
export const coursePages = {
  course: { list: async ({ db }: Reads, ids: readonly string[]) => pagesOf(await listSlugs(db, ids)) },
  'course-review': { list: async ({ db }: Reads, ids: readonly string[]) => pagesOf(await listReportedReviews(db, ids)) },
  certificate: { of: ({ id }: { id: string | null }) => (id === null ? null : certificatePath(id)) },
}
