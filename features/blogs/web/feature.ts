import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { notebookPenIcon } from '#platform/web/ui/icons.ts'
import { BLOGS_PATH, OWN_BLOGS_PATH, READING_LIST_PATH, WRITE_PATH } from '../rules/paths.ts'

export const blogs = defineWebFeature({
  name: 'blogs',
  screens: [
    { path: '/blogs', page: 'features/blogs/web/reading/BlogListPage.tsx', query: ['q', 'tag', 'sort', 'after'] },
    { path: '/blogs/write', page: 'features/blogs/web/editor/WriteBlogPage.tsx', query: ['id'] },
    { path: '/blogs/mine', page: 'features/blogs/web/OwnBlogsPage.tsx', query: ['show'] },
    { path: '/blogs/topics', page: 'features/blogs/web/topics/FollowedTopicsPage.tsx' },
    { path: '/blogs/series/:slug', page: 'features/blogs/web/reading/SeriesPage.tsx' },
    { path: '/reading-list', page: 'features/blogs/web/reading/ReadingListPage.tsx' },
    { path: '/blog/:slug', page: 'features/blogs/web/reading/BlogPage.tsx' },
  ],
  navigation: [{ to: BLOGS_PATH, label: 'Blogs', icon: notebookPenIcon, position: [1, 4], alsoCurrentBelow: '/blog/' }],
  contributes: { paletteActions: [{ load: () => import('./palette-actions.ts') }] },
  shortcuts: [
    { keys: ['g', 'w'], to: WRITE_PATH, label: 'Write a blog' },
    { keys: ['g', 'b'], to: BLOGS_PATH, label: 'Go to Blogs' },
    { keys: ['g', 'r'], to: READING_LIST_PATH, label: 'Go to your reading list' },
    { keys: ['g', 'm'], to: OWN_BLOGS_PATH, label: 'Go to your blogs' },
  ],
})
