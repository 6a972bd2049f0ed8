import type { Context } from '#platform/server/context.ts'
import { FetchRefusal, safeFetch, type FetchedPage, type SafeFetchOptions } from '#platform/server/safe-fetch.ts'
import { FETCH_INTERVAL_MS, nextFetchIn } from '../rules/back-off.ts'
import { decodeFeed } from './feeds/decode-bytes.ts'
import { FeedRefusal } from './feeds/feed-item.ts'
import { parseFeed } from './feeds/parse-feed.ts'
import { readItems, type ReadItem } from './feeds/read-item.ts'
import { claimDueSources, findSource, saveFetch, type SourceRow } from './sources.queries.ts'
import { storeItems } from './store-items.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'news.fetch-source': { sourceId: string }
    'news.copy-images': Record<string, never>
  }
}

const MAX_BYTES = 5 * 1024 * 1024
const MILLISECONDS = 20_000
const CLAIM_MS = 30 * 60_000
const AT_ONCE = 50
const ACCEPT = 'application/atom+xml, application/rss+xml, application/rdf+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5'

/** Enqueues a task for each source that is due. */
export async function fetchDueSources(context: Context): Promise<void> {
  await context.inTransaction(async (context) => {
    const now = context.clock.now()
    const ids = await claimDueSources(context.db, { now, until: new Date(now.getTime() + CLAIM_MS), limit: AT_ONCE })
    for (const sourceId of ids) await context.enqueue('news.fetch-source', { sourceId }, { dedupe: `news.fetch-source:${sourceId}` })
  })
}

/**
 * Fetches a source and stores what it has. A source that fails is fetched again later and later, at least once a day, and never given up
 * (requirement T-8). `options` is for tests, which serve from this machine.
 */
export async function fetchSource(context: Context, sourceId: string, options: SafeFetchOptions = {}): Promise<void> {
  const source = await findSource(context.db, sourceId)
  if (source === null || !source.is_enabled) return
  let feed: FetchedFeed
  try {
    feed = await fetchFeed(context, source, options)
  } catch (error) {
    // Any other error is a bug of our own: the task fails, is logged and repeated.
    if (!(error instanceof FeedRefusal)) throw error
    const message = error.message.slice(0, 300)
    await context.inTransaction((context) => saveFetch(context.db, { ...ended(context, source.id, message, source.failures + 1), items: 0, added: 0 }))
    return
  }
  const { page, items } = feed
  await context.inTransaction(async (context) => {
    const added = items === null ? 0 : await storeItems(context, source, items)
    await saveFetch(context.db, { ...ended(context, source.id, null, 0), items: items?.length ?? 0, added, ...(items !== null && validatorsOf(page)) })
    if (added > 0) await context.enqueue('news.copy-images', {}, { dedupe: 'news.copy-images' })
  })
}

interface FetchedFeed {
  page: FetchedPage
  /** Null: nothing changed. */
  items: ReadItem[] | null
}

/** Downloads and reads a feed. Throws a FeedRefusal for whatever is the other site's fault. */
async function fetchFeed({ clock }: Context, source: SourceRow, options: SafeFetchOptions): Promise<FetchedFeed> {
  const page = await download(source, options)
  if (page.status === 304) return { page, items: null }
  return { page, items: await readItems(parseFeed(decodeFeed(page.body, page.headers['content-type'])), clock.now()) }
}

async function download(source: SourceRow, options: SafeFetchOptions): Promise<FetchedPage> {
  const headers = {
    accept: ACCEPT,
    ...(source.etag !== null && { 'if-none-match': source.etag }),
    ...(source.last_modified !== null && { 'if-modified-since': source.last_modified }),
  }
  const page = await safeFetch(source.address, { milliseconds: MILLISECONDS, ...options, headers, maxBytes: MAX_BYTES }).catch((error: Error) => {
    throw new FeedRefusal(messageOf(error))
  })
  if (page.status !== 200 && page.status !== 304) throw new FeedRefusal(`The site answered ${page.status}.`)
  return page
}

/** What the next request says so that the site can answer that nothing changed. */
function validatorsOf({ headers }: FetchedPage): { etag: string | null; lastModified: string | null } {
  const { etag, 'last-modified': lastModified } = headers
  return { etag: etag !== undefined && etag.length <= 500 ? etag : null, lastModified: lastModified !== undefined && lastModified.length <= 100 ? lastModified : null }
}

function ended({ clock }: Context, sourceId: string, error: string | null, failures: number) {
  const at = clock.now()
  return { sourceId, at, error, failures, nextAt: new Date(at.getTime() + (failures === 0 ? FETCH_INTERVAL_MS : nextFetchIn(failures))) }
}

/** What admins read about a download that failed. */
function messageOf(error: Error): string {
  if (error instanceof FetchRefusal) return error.message
  const { code } = error as { code?: unknown }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The name of the site can’t be found.'
  return typeof code === 'string' ? `The connection failed (${code}).` : 'The connection failed.'
}
