import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { MAX_PARTS, SERIES_FULL, SERIES_OUTDATED, type SeriesChoice } from '../rules/series.ts'
import type { PartOrder } from '../rules/series-inputs.ts'
import { blogForEditing } from './blogs.access.ts'
import { deletePart, findSeriesIdOf, insertPart, listPartIds, savePartOrder, saveSeriesChange } from './series-changes.queries.ts'
import { listOwnParts } from './series.queries.ts'
import { seriesForEditing } from './series.access.ts'
import { addSeries, refuseOutdated } from './write-series.ts'

/** Makes the viewer's blog the last part of one of their series, or takes it out of its series. */
export async function placeInSeries(context: Context, { blogId, seriesId }: { blogId: string; seriesId: string | null }): Promise<void> {
  await rateLimit(context, 'series.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    await blogForEditing(context, blogId, { lock: true })
    await moveToSeries(context, blogId, seriesId)
  })
}

/** Applies the choice of the publish step, in the transaction that publishes the blog. */
export async function chooseSeries(context: Context, blogId: string, choice: SeriesChoice): Promise<void> {
  if (choice.id !== null && choice.title !== null) await addSeries(context, { id: choice.id, title: choice.title, description: '' }, 'series')
  await moveToSeries(context, blogId, choice.id)
}

/** The caller has locked the blog. A blog that is in the series already keeps its place. */
async function moveToSeries(context: Context, blogId: string, seriesId: string | null): Promise<void> {
  const before = await findSeriesIdOf(context.db, blogId)
  if (before === seriesId) return
  // Two blogs that exchange their series at the same moment lock both in the same order.
  for (const id of [before, seriesId].filter((id) => id !== null).sort()) await seriesForEditing(context, id)
  if (before !== null) {
    await deletePart(context.db, blogId)
    await recordChange(context, before, [blogId])
  }
  if (seriesId === null) return
  const isAdded = await insertPart(context.db, { blogId, seriesId, max: MAX_PARTS })
  if (!isAdded) throw new Refusal('INVALID_INPUT', { message: SERIES_FULL, fields: { series: SERIES_FULL } })
  await recordChange(context, seriesId, [])
}

/** Puts the parts of the viewer's series into this order, which names each part that the viewer sees; returns the new revision. */
export async function reorderSeries(context: Context, { id, revision, blogIds }: PartOrder): Promise<number> {
  const viewer = signedIn(context)
  await rateLimit(context, 'series.person', viewer.id)
  return context.inTransaction(async (context) => {
    const series = await seriesForEditing(context, id)
    const present = (await listOwnParts(context.db, id, viewer.id)).map((part) => part.id)
    // An order that is sent twice is not a conflict.
    if (present.join() === blogIds.join()) return series.revision
    refuseOutdated(series, revision)
    // A part was deleted meanwhile, which does not change the series itself.
    if (present.toSorted().join() !== blogIds.toSorted().join()) throw new Refusal('OUTDATED_EDIT', { message: SERIES_OUTDATED })
    await savePartOrder(context.db, id, blogIds)
    await recordChange(context, id, [])
    return series.revision + 1
  })
}

/** Tells that the published parts of the series of a blog changed, because the blog itself did. */
export async function touchSeriesOf(context: Context, blogId: string, authorId: string): Promise<void> {
  const seriesId = await findSeriesIdOf(context.db, blogId)
  if (seriesId !== null) await context.emit({ name: 'series.changed', seriesId, authorId, blogIds: await listPartIds(context.db, seriesId) })
}

/** Takes a blog that its author deletes out of its series. */
export async function leaveSeries(context: Context, blogId: string): Promise<void> {
  const seriesId = await findSeriesIdOf(context.db, blogId)
  if (seriesId === null) return
  await seriesForEditing(context, seriesId)
  await deletePart(context.db, blogId)
  await recordChange(context, seriesId, [blogId])
}

async function recordChange(context: Context, seriesId: string, gone: readonly string[]): Promise<void> {
  await saveSeriesChange(context.db, seriesId, context.clock.now())
  const blogIds = [...(await listPartIds(context.db, seriesId)), ...gone]
  await context.emit({ name: 'series.changed', seriesId, authorId: signedIn(context).id, blogIds })
}
