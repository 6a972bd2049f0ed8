import type { IndexedKind } from '#features/search/server/public.ts'
import { seriesPath } from '../rules/paths.ts'
import { listReadableSeriesIds, listSeriesIdsOfAuthor, loadSearchedSeries, readableSeriesAmong } from './series-search.queries.ts'

/** Series in the search, by title, description, author and the titles of their parts. Changes of a part change its series. */
export const seriesSearch: IndexedKind = {
  label: 'Series of blogs',
  single: 'Series',
  linkLabel: 'Series',
  position: 1.2,
  changedBy: {
    'series.changed': ({ seriesId }) => [seriesId],
    'person.renamed': ({ personId }, { db }) => listSeriesIdsOfAuthor(db, personId),
  },
  load: async ({ db }, ids) =>
    (await loadSearchedSeries(db, ids)).map((series) => ({
      id: series.id,
      title: series.title,
      text: [series.description, ...series.parts].join('\n'),
      keywords: `series ${series.author_name} ${series.author_username}`,
      path: seriesPath(series.slug),
      ownerId: series.author_id,
      readers: 'everybody',
      popularity: series.popularity,
      changedAt: series.updated_at,
    })),
  listIds: ({ db }, after, limit) => listReadableSeriesIds(db, after, limit),
  existing: ({ db }, ids) => readableSeriesAmong(db, ids),
}
