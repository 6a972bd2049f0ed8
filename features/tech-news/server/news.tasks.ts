import { defineSchedule, defineTask } from '#platform/server/tasks/tasks.ts'

// Parsers load with the first feed.
const fetching = () => import('./fetch-source.ts')
const images = () => import('./copy-images.ts')
// Other sites may be slow, and no email waits for them.
const lane = 'slow' as const

export const newsTasks = [
  defineSchedule('news.fetch-due', 'Fetch news sources', '*/5 * * * *', async (context) => (await fetching()).fetchDueSources(context)),
  { ...defineTask('news.fetch-source', async (context, { sourceId }) => (await fetching()).fetchSource(context, sourceId)), lane },
  { ...defineTask('news.copy-images', async (context) => (await images()).copyImages(context)), lane },
  defineSchedule('news.delete-old', 'Delete old news', '41 3 * * *', async (context) => (await images()).deleteOldNews(context)),
]
