import { listen, type Listener } from '#platform/server/signals.ts'
import { withdrawNotifications } from '#features/discussions/server/public.ts'
import { listDiscussedArticles } from './articles.queries.ts'

/** The ids of listeners must not change: signals may be queued under them. */
export const newsListeners: Listener[] = [
  listen('notifications.news-hidden', 'news.changed', async (context, { articleIds }) => {
    const articles = await listDiscussedArticles(context.db, articleIds)
    for (const { id, is_hidden } of articles) if (is_hidden) await withdrawNotifications(context, { kind: 'news', subject: id })
  }),
]
