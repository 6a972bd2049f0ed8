import { Refusal } from '#platform/rules/refusals.ts'
import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { blockedAuthorIds } from './blogs.access.ts'
import { seriesBySlug, seriesOfAuthor, seriesOfBlogs, type SeriesRow } from './series.queries.ts'

interface Reads {
  bySlug: (slug: string) => Promise<SeriesRow | null>
  byBlog: (blogId: string) => Promise<SeriesRow | null>
}

const readsOf = new WeakMap<Database, Reads>()

/** Public data is read once for all simultaneous requests. */
function reads({ database }: Context): Reads {
  let known = readsOf.get(database)
  if (known === undefined) {
    known = { bySlug: batchLoader((slugs) => seriesBySlug(database, slugs)), byBlog: batchLoader((ids) => seriesOfBlogs(database, ids)) }
    readsOf.set(database, known)
  }
  return known
}

/** Returns a series with published parts by any slug it ever had; null if there is none for this viewer. */
export async function readSeries(context: Context, slug: string): Promise<SeriesRow | null> {
  const series = await reads(context).bySlug(slug)
  return series === null || (await blockedAuthorIds(context)).has(series.author_id) ? null : series
}

export async function readSeriesOrRefuse(context: Context, slug: string): Promise<SeriesRow> {
  const series = await readSeries(context, slug)
  if (series === null) throw new Refusal('NOT_FOUND')
  return series
}

/** Returns the series of a published blog, or null. The caller has checked that the viewer may read the blog, whose author is the same. */
export const readSeriesOfBlog = (context: Context, blogId: string): Promise<SeriesRow | null> => reads(context).byBlog(blogId)

/** The series of a person that everyone may read, the latest changed first. */
export const readSeriesOfAuthor = (context: Context, authorId: string, limit: number): Promise<SeriesRow[]> => seriesOfAuthor(context.database, authorId, limit)
