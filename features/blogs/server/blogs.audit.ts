import type { Context } from '#platform/server/context.ts'
import { blogPath, seriesPath } from '../rules/paths.ts'
import { listReportedSeries } from './series-search.queries.ts'
import { listReportedBlogs, listReportedComments } from './reported.queries.ts'

type Reads = Pick<Context, 'db'>
const pagesOf = (rows: readonly { id: string; slug: string }[]) => new Map(rows.map(({ id, slug }) => [id, blogPath(slug)]))

/** The pages of blogs, series and comments in the audit log; a removed one has none. */
export const blogPages = {
  series: { list: async ({ db }: Reads, ids: readonly string[]) => new Map((await listReportedSeries(db, ids)).map(({ id, slug }) => [id, seriesPath(slug)])) },
  blog: { list: async ({ db }: Reads, ids: readonly string[]) => pagesOf(await listReportedBlogs(db, ids)) },
  comment: { list: async ({ db }: Reads, ids: readonly string[]) => pagesOf(await listReportedComments(db, ids)) },
}
