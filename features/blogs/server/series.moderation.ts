import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { seriesPath } from '../rules/paths.ts'
import { blockedAuthorIds } from './blogs.access.ts'
import { seriesBySlug } from './series.queries.ts'
import { findSeries, listPartIds, saveSeriesHidden } from './series-changes.queries.ts'
import { listReportedSeries } from './series-search.queries.ts'

/** Hides a series from everyone but its author, or shows it again. Its blogs stay. False if it is gone. */
async function setHidden(context: Context, id: string, isHidden: boolean): Promise<boolean> {
  const series = await findSeries(context.db, id, { lock: true })
  if (series === null) return false
  await saveSeriesHidden(context.db, id, isHidden ? context.clock.now() : null)
  await context.emit({ name: 'series.changed', seriesId: id, authorId: series.author_id, blogIds: await listPartIds(context.db, id) })
  return true
}

/** The title and description of a series can be reported. Removing a series hides it; its blogs are reported themselves. */
export const moderatedSeries: Readonly<Record<'series', ModeratedKind>> = {
  series: {
    checkReadable: async (context, id) => {
      // One without published parts is seen by its author alone.
      const series = await findSeries(context.db, id)
      const isReadable = series !== null && (await seriesBySlug(context.database, [series.slug])).has(series.slug)
      if (!isReadable || (await blockedAuthorIds(context)).has(series.author_id)) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) =>
      new Map(
        (await listReportedSeries(db, ids)).map(({ id, title, description, slug, author_id: authorId, author_username: authorUsername }) => [
          id, { title, text: description, path: seriesPath(slug), authorId, authorUsername },
        ]),
      ),
    named: (title) => `the series “${title}”`,
    remove: async (context, id) => void (await setHidden(context, id, true)),
    restore: (context, { id }) => setHidden(context, id, false),
  },
}
