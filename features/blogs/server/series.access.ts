import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { findSeries, type SeriesState } from './series-changes.queries.ts'

/** Returns a series of the viewer, locked until the transaction ends. Throws NOT_FOUND for anyone else's: only public reads show those. */
export async function seriesForEditing(context: Context, id: string): Promise<SeriesState> {
  const series = await findSeries(context.db, id, { lock: true })
  if (series === null || series.author_id !== signedIn(context).id) throw new Refusal('NOT_FOUND')
  return series
}
