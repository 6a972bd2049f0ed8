import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { lockName } from '#platform/server/database/lock-name.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { checkContent } from '#features/trust/server/public.ts'
import { HIDDEN_SERIES, MAX_SERIES, SAME_TITLE, SERIES_OUTDATED, TOO_MANY_SERIES } from '../rules/series.ts'
import type { EditedSeries, NewSeries } from '../rules/series-inputs.ts'
import { numberedSlug, slugOf } from '../rules/slug.ts'
import { claimSeriesSlug, deleteSeriesRow, findSeries, hasSeriesNamed, insertSeries, listPartIds, saveSeries, type SeriesState } from './series-changes.queries.ts'
import { seriesForEditing } from './series.access.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The texts, the parts or their order changed, or it was deleted; `blogIds` are the parts before and after. */
    'series.changed': { seriesId: string; authorId: string; blogIds: string[] }
  }
}

/** Creates an empty series of the viewer. Sending it twice creates it once. */
export async function createSeries(context: Context, series: NewSeries): Promise<void> {
  await rateLimit(context, 'new-series.person', signedIn(context).id)
  await context.inTransaction((context) => addSeries(context, series))
}

/** Creates a series of the viewer within a transaction, unless it exists. `field` is the field of the form that has its title. */
export async function addSeries(context: Context, { id, title, description }: NewSeries, field = 'title'): Promise<void> {
  const authorId = signedIn(context).id
  await checkContent(context, `${title}\n${description}`, description === '' ? field : 'description')
  await lockTitles(context, authorId)
  const known = await findSeries(context.db, id)
  if (known !== null) {
    if (known.author_id !== authorId) throw new Refusal('NOT_FOUND')
    return
  }
  await refuseSameTitle(context, { authorId, title, except: id }, field)
  const at = context.clock.now()
  const isSaved = await insertSeries(context.db, { id, authorId, title, description, at, max: MAX_SERIES })
  if (!isSaved) throw new Refusal('INVALID_INPUT', { message: TOO_MANY_SERIES, fields: { [field]: TOO_MANY_SERIES } })
  await saveSeries(context.db, { id, title, description, slug: await claimFreeSlug(context, id, title), at })
  await context.emit({ name: 'series.changed', seriesId: id, authorId, blogIds: [] })
}

/** Changes the title and the description of the viewer's series. A new title makes a new slug; the old one redirects. */
export async function editSeries(context: Context, { id, revision, title, description }: EditedSeries): Promise<void> {
  const authorId = signedIn(context).id
  await rateLimit(context, 'series.person', authorId)
  await checkContent(context, `${title}\n${description}`, 'description')
  await context.inTransaction(async (context) => {
    await lockTitles(context, authorId)
    const series = await seriesForEditing(context, id)
    // An edit that is sent twice is not a conflict.
    if (series.title === title && series.description === description) return
    refuseOutdated(series, revision)
    await refuseSameTitle(context, { authorId, title, except: id })
    const slug = slugOf(series.title, 'series') === slugOf(title, 'series') ? series.slug : await claimFreeSlug(context, id, title)
    await saveSeries(context.db, { id, title, description, slug, at: context.clock.now() })
    await context.emit({ name: 'series.changed', seriesId: id, authorId, blogIds: await listPartIds(context.db, id) })
  })
}

/** Deletes the viewer's series; its blogs stay. One that a moderator hid can't be deleted, and so not be created again as if nothing had happened. */
export async function deleteSeries(context: Context, id: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const { author_id: authorId, hidden_at: hiddenAt } = await seriesForEditing(context, id)
    if (hiddenAt !== null) throw new Refusal('NOT_ALLOWED', { message: HIDDEN_SERIES })
    const blogIds = await listPartIds(context.db, id)
    await deleteSeriesRow(context.db, id)
    await context.emit({ name: 'series.changed', seriesId: id, authorId, blogIds })
  })
}

/** Throws OUTDATED_EDIT if the series was changed since the revision that the viewer saw. */
export function refuseOutdated(series: SeriesState, revision: number): void {
  if (series.revision !== revision) throw new Refusal('OUTDATED_EDIT', { message: SERIES_OUTDATED })
}

// The number of series and their titles are checked before they are written: one change of a person at a time.
const lockTitles = ({ db }: Context, authorId: string) => lockName(db, `series/${authorId}`)

async function refuseSameTitle(context: Context, series: { authorId: string; title: string; except: string }, field = 'title'): Promise<void> {
  if (await hasSeriesNamed(context.db, series)) throw new Refusal('ALREADY_TAKEN', { message: SAME_TITLE, fields: { [field]: SAME_TITLE } })
}

async function claimFreeSlug(context: Context, id: string, title: string): Promise<string> {
  const slug = slugOf(title, 'series')
  for (let n = 1; n <= 200; n++) {
    const candidate = numberedSlug(slug, n)
    if (await claimSeriesSlug(context.db, id, candidate)) return candidate
  }
  await claimSeriesSlug(context.db, id, id)
  return id
}
