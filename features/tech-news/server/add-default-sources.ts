import { NEWS_FEEDS } from '#content/news/feeds.ts'
import type { Services } from '#platform/server/context.ts'
import { insertDefaultSource } from './default-sources.queries.ts'

/** Adds the default sources, each once: a default that an admin changed or deleted does not come back. */
export async function addDefaultSources({ database }: Pick<Services, 'database'>): Promise<void> {
  for (const feed of NEWS_FEEDS) await insertDefaultSource(database.db, feed)
}
