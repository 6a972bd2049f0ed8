import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { newspaperIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { editArticlePath, NEWS_PATH } from '../rules/paths.ts'

export const techNews = defineWebFeature({
  name: 'tech-news',
  screens: [
    { path: NEWS_PATH, page: 'features/tech-news/web/NewsListPage.tsx', query: ['q', 'category', 'page', 'show'] },
    { path: `${NEWS_PATH}/:slug`, page: 'features/tech-news/web/ArticlePage.tsx' },
    { path: editArticlePath(':article'), page: 'features/tech-news/web/admin/EditArticlePage.tsx', layout: 'features/administration/web/AdminLayout.tsx' },
  ],
  navigation: [{ to: NEWS_PATH, label: 'Tech News', icon: newspaperIcon, position: [1, 5], tab: { position: 2, label: 'News' }, alsoCurrentBelow: `${NEWS_PATH}/` }],
  shortcuts: [{ keys: ['g', 't'], to: NEWS_PATH, label: 'Go to Tech News' }],
  contributes: {
    adminSections: [
      {
        name: 'news',
        group: 'content',
        right: 'news.edit',
        label: 'News',
        sentence: 'Write articles, and feature, correct or hide any of them.',
        position: 5.4,
        Component: lazyPart(() => import('./admin/NewsAdmin.tsx').then((module) => module.NewsAdmin)),
      },
      {
        name: 'news-sources',
        group: 'content',
        right: 'news.sources',
        label: 'News sources',
        sentence: 'Feeds that news comes from, and how their last fetches went.',
        position: 5.6,
        Component: lazyPart(() => import('./admin/SourcesAdmin.tsx').then((module) => module.SourcesAdmin)),
      },
    ],
  },
})
