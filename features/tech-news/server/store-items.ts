import type { Context } from '#platform/server/context.ts'
import { categoryOf } from '../rules/category-of.ts'
import { storyIndex, type StoryIndex } from '../rules/near-duplicates.ts'
import { insertArticle, updateFromFeed } from './article-writes.queries.ts'
import type { ReadItem } from './feeds/read-item.ts'
import { findKnown, listRecent, lockNews, saveGuid } from './known-articles.queries.ts'
import type { SourceRow } from './sources.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'news.changed': { articleIds: string[] }
  }
}

const HOUR_MS = 3600 * 1000
const SAME_STORY_MS = 72 * HOUR_MS
const SAME_TITLE_MS = 14 * 24 * HOUR_MS
const MAX_COMPARED = 1_000

/** Stores the items of a feed: what is new becomes an article, what is known is brought up to date. Returns the number of new ones. */
export async function storeItems(context: Context, source: SourceRow, items: readonly ReadItem[]): Promise<number> {
  await lockNews(context.db)
  const now = context.clock.now().getTime()
  const index = storyIndex(await listRecent(context.db, new Date(now - SAME_STORY_MS), MAX_COMPARED))
  const changed: string[] = []
  // Items with one title are one article: only the first of them says what it is.
  const written = new Set<string>()
  let added = 0
  for (const item of items) {
    const known = await findKnown(context.db, { ...item, sourceId: source.id, publishedAfter: new Date(now - SAME_TITLE_MS) })
    if (known !== null) {
      const isFirst = !written.has(known)
      written.add(known)
      if (isFirst && (await updateFromFeed(context.db, { ...item, id: known, sourceId: source.id, at: context.clock.now() }))) changed.push(known)
      await saveGuid(context.db, { sourceId: source.id, guid: item.guid, articleId: known })
      continue
    }
    const id = await storeNew(context, source, { item, index, isRecent: item.publishedAt.getTime() >= now - SAME_STORY_MS })
    written.add(id)
    changed.push(id)
    added++
  }
  if (changed.length > 0) await context.emit({ name: 'news.changed', articleIds: changed })
  return added
}

async function storeNew({ db, random }: Context, source: SourceRow, { item, index, isRecent }: { item: ReadItem; index: StoryIndex; isRecent: boolean }): Promise<string> {
  const id = random.uuid()
  const story = { id, title: item.title, excerpt: item.excerpt, sourceId: source.id }
  const lead = isRecent ? index.find(story) : null
  await insertArticle(db, {
    id,
    title: item.title,
    excerpt: item.excerpt,
    category: categoryOf(item, source.category),
    authorId: null,
    authorName: item.author,
    sourceId: source.id,
    address: item.address,
    addressKey: item.addressKey,
    imageId: null,
    imageAddress: item.imageAddress,
    readingMinutes: item.readingMinutes,
    publishedAt: item.publishedAt,
    content: null,
    html: null,
    leadId: lead?.id ?? null,
  })
  await saveGuid(db, { sourceId: source.id, guid: item.guid, articleId: id })
  if (isRecent && lead === null) index.add(story)
  return id
}
