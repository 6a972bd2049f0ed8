import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { MAX_SOURCES } from '../rules/articles.ts'
import type { SourceInput } from '../rules/news-inputs.ts'
import { deleteSource, findSource, insertSource, listFailing, listFetches, listSources, updateSource, type FetchRow, type SourceRow } from './sources.queries.ts'

const SHOWN_FETCHES = 8

/** A source with its latest fetches, the newest first. */
export interface SourceHealth extends SourceRow {
  fetches: FetchRow[]
}

/** Returns all sources with their health. */
export async function readSources({ db }: Context): Promise<SourceHealth[]> {
  const sources = await listSources(db, MAX_SOURCES)
  const fetches = Map.groupBy(await listFetches(db, sources.map(({ id }) => id), SHOWN_FETCHES), (row) => row.source_id)
  return sources.map((source) => ({ ...source, fetches: fetches.get(source.id) ?? [] }))
}

/** Adds a source (revision 0) or changes it. A new one is fetched at once. */
export async function saveSource(context: Context, input: SourceInput): Promise<void> {
  await rateLimit(context, 'news.edit.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const before = await findSource(context.db, input.id)
    // The answer to the same save before was lost, or to a new source that was changed since.
    if (before !== null && isStored(before, input)) return
    const isNew = input.revision === 0 && before === null
    const isSaved = isNew ? await insertSource(context.db, { ...input, at, max: MAX_SOURCES }) : await updateSource(context.db, { ...input, revision: input.revision === 0 ? 1 : input.revision, at })
    if (!isSaved) throw isNew ? await whyNotAdded(context) : new Refusal('OUTDATED_EDIT')
    await recordAudit(context, { action: isNew ? 'news.source-added' : 'news.source-changed', targetId: input.id, targetName: input.name, details: { address: input.address, isEnabled: input.isEnabled } })
    if (input.isEnabled) await context.enqueue('news.fetch-source', { sourceId: input.id }, { dedupe: `news.fetch-source:${input.id}` })
  })
}

const isStored = (before: SourceRow, { revision, name, address, category, isEnabled }: SourceInput): boolean =>
  before.revision > revision && before.name === name && before.address === address && before.category === category && before.is_enabled === isEnabled

async function whyNotAdded({ db }: Context): Promise<Refusal> {
  if ((await listSources(db, MAX_SOURCES)).length < MAX_SOURCES) return new Refusal('ALREADY_TAKEN', { message: 'There is a source with this address already.' })
  return new Refusal('INVALID_INPUT', { message: `There are ${MAX_SOURCES} sources already. Delete one first.` })
}

/** Deletes a source. Its articles stay. */
export async function removeSource(context: Context, id: string): Promise<void> {
  await rateLimit(context, 'news.edit.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const source = await deleteSource(context.db, id)
    if (source === null) throw new Refusal('NOT_FOUND')
    await recordAudit(context, { action: 'news.source-deleted', targetId: id, targetName: source.name })
  })
}

/** Fetches a source now, whenever it would be due. */
export async function fetchNow(context: Context, id: string): Promise<void> {
  await rateLimit(context, 'news.fetch.person', signedIn(context).id)
  await context.inTransaction(async (context) => {
    const source = await findSource(context.db, id)
    if (source === null) throw new Refusal('NOT_FOUND')
    if (!source.is_enabled) throw new Refusal('INVALID_INPUT', { message: 'Enable the source first.' })
    await context.enqueue('news.fetch-source', { sourceId: id }, { dedupe: `news.fetch-source:${id}` })
  })
}

/** Fetches every source that fails again; returns how many. */
export async function retryFailing(context: Context): Promise<number> {
  await rateLimit(context, 'news.fetch.person', signedIn(context).id)
  return context.inTransaction(async (context) => {
    const failing = await listFailing(context.db)
    for (const sourceId of failing) await context.enqueue('news.fetch-source', { sourceId }, { dedupe: `news.fetch-source:${sourceId}` })
    return failing.length
  })
}
