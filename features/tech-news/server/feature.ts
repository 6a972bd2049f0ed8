import { defineFeature } from '#platform/server/feature.ts'
import { editArticlePath } from '../rules/paths.ts'
import { newsPersonalData } from '../rules/personal-data.ts'
import { newsRateLimits } from '../rules/rate-limits.ts'
import { newsRights } from '../rules/rights.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { newsApprovals } from './news.approvals.ts'
import { newsActivities } from './news.activity.ts'
import { discussedNews } from './news.discussed.ts'
import { newsListeners } from './news.listeners.ts'
import { moderatedNews } from './news.moderation.ts'
import { newsNewsletter } from './news.newsletter.ts'
import { addNewsRoutes } from './news.routes.ts'
import { newsSearch } from './news.search.ts'
import { newsTasks } from './news.tasks.ts'
import { countProposedNews } from './proposals.queries.ts'
import { countFailingSources } from './waiting.queries.ts'

// The name of an author is shown with all of their articles.
const allNewsTags = () => ['news']

export const techNews = defineFeature({
  name: 'tech-news',
  schema: () => Promise.all([import('./editing.schema.ts'), import('./marks.schema.ts'), import('./news.schema.ts'), import('./sources.schema.ts')]),
  rights: newsRights,
  rateLimits: newsRateLimits,
  personalData: newsPersonalData,
  routes: addNewsRoutes,
  tasks: newsTasks,
  listeners: newsListeners,
  contributes: {
    personContent: {
      newsArticles: { label: 'News articles', table: 'news_articles', owner: 'author_id' },
    },
    activities: newsActivities,
    discussed: { news: discussedNews },
    moderation: moderatedNews,
    search: { news: newsSearch },
    searchPlaces,
    approvals: { news: newsApprovals },
    waiting: {
      news: { label: 'News to review', path: '/admin/approvals?filter=news', right: 'news.publish', aimHours: 24, count: countProposedNews },
      sources: { label: 'Failing news sources', path: '/admin/news-sources', right: 'news.sources', aimHours: 24, count: countFailingSources },
    },
    newsletter: { news: newsNewsletter },
    auditPages: {
      news: { of: ({ id }) => (id === null ? null : editArticlePath(id)) },
      'news.source-added': { of: () => '/admin/news-sources' },
      'news.source-changed': { of: () => '/admin/news-sources' },
      'news.source-deleted': { of: () => '/admin/news-sources' },
      article: { of: ({ id }) => (id === null ? null : editArticlePath(id)) },
    },
    auditActions: {
      'news.approved': 'approved the news article',
      'news.returned': 'asked for changes in the news article',
      'news.written': 'wrote the news article',
      'news.corrected': 'corrected the news article',
      'news.hidden': 'hid the news article',
      'news.shown': 'showed the news article again',
      'news.featured': 'featured the news article',
      'news.unfeatured': 'stopped featuring the news article',
      'news.separated': 'separated from its story the news article',
      'article.removed': 'removed the news article',
      'news.source-added': 'added the news source',
      'news.source-changed': 'changed the news source',
      'news.source-deleted': 'deleted the news source',
    },
  },
  cacheTags: {
    'news.changed': ({ articleIds }) => ['news', ...articleIds.map((id) => `news:${id}`)],
    'profile.changed': allNewsTags,
    'person.left': allNewsTags,
    'person.suspended': allNewsTags,
  },
  onStart: async (services) => (await import('./add-default-sources.ts')).addDefaultSources(services),
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedNews(services, world),
})
