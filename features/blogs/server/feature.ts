import { defineFeature } from '#platform/server/feature.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { blogNotifications } from '../rules/notification-kinds.ts'
import { blogPersonalData } from '../rules/personal-data.ts'
import { blogRateLimits } from '../rules/rate-limits.ts'
import { blogRights } from '../rules/rights.ts'
import { SERIES_SITEMAP_PATH } from '../rules/paths.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { blogPages } from './blogs.audit.ts'
import { blogActivities } from './blogs.activity.ts'
import { blogListeners } from './blogs.listeners.ts'
import { moderatedContent } from './blogs.moderation.ts'
import { blogEvidence } from './blogs.evidence.ts'
import { blogExport } from './blogs.export.ts'
import { blogNewsletter } from './blogs.newsletter.ts'
import { addBlogRoutes } from './blogs.routes.ts'
import { blogSearch } from './blogs.search.ts'
import { blogTasks } from './blogs.tasks.ts'
import { blogWebhooks } from './blogs.webhooks.ts'
import { moderatedSeries } from './series.moderation.ts'
import { seriesSearch } from './series.search.ts'
import { countReadings } from './readings.queries.ts'

const blogTags = ({ blogId }: { blogId: string }) => ['blogs', `blog:${blogId}`]
const blogAndAuthorTags = ({ blogId, authorId }: { blogId: string; authorId: string }) => [...blogTags({ blogId }), `person:${authorId}`]
// The name and avatar of an author are shown with all of their content.
const allBlogsTags = () => ['blogs']

export const blogs = defineFeature({
  name: 'blogs',
  schema: () => Promise.all([import('./blogs.live.ts'), import('./blogs.schema.ts'), import('./comments.schema.ts'), import('./reading-list.schema.ts'), import('./series.schema.ts'), import('./writing.schema.ts')]),
  rights: blogRights,
  rateLimits: blogRateLimits,
  personalData: blogPersonalData,
  routes: addBlogRoutes,
  tasks: blogTasks,
  listeners: blogListeners,
  contributes: {
    personContent: {
      blogs: { label: 'Blogs', path: profilePath, table: 'blogs', owner: 'author_id', deletedAt: 'deleted_at' },
      blogSeries: { label: 'Series of blogs', table: 'blog_series', owner: 'author_id' },
      blogDrafts: { label: 'Blog drafts', table: 'blog_drafts', owner: 'author_id' },
      blogVersions: { label: 'Blog versions', table: 'blog_versions', owner: 'author_id' },
      blogComments: { label: 'Comments on blogs', table: 'blog_comments', owner: 'author_id', deletedAt: 'deleted_at' },
    },
    trustFacts: { read: { count: countReadings } },
    webhookEvents: blogWebhooks,
    sitemaps: { blogs: '/sitemap.xml', series: SERIES_SITEMAP_PATH },
    searchPlaces,
    activities: blogActivities,
    skillEvidence: { blogs: blogEvidence },
    exportDocuments: { blogs: blogExport },
    moderation: { ...moderatedContent, ...moderatedSeries },
    newsletter: { blogs: blogNewsletter },
    notifications: blogNotifications,
    search: { blog: blogSearch, series: seriesSearch },
    auditPages: blogPages,
    auditActions: {
      'blog.removed': 'removed the blog',
      'comment.removed': 'removed a comment on',
      'series.removed': 'removed the series',
    },
  },
  cacheTags: {
    'blog.published': blogAndAuthorTags,
    'blog.unpublished': blogAndAuthorTags,
    'blog.deleted': blogAndAuthorTags,
    'blog.reacted': blogTags,
    'comment.written': blogTags,
    'comment.changed': blogTags,
    'comment.liked': blogTags,
    'series.changed': ({ seriesId, authorId, blogIds }) => [`series:${seriesId}`, `person:${authorId}`, ...blogIds.map((id) => `blog:${id}`)],
    'writings.erased': ({ blogIds }) => ['blogs', ...blogIds.map((id) => `blog:${id}`)],
    'profile.changed': allBlogsTags,
    'person.left': allBlogsTags,
    'person.suspended': allBlogsTags,
  },
  // Loaded on demand: only a new database is seeded.
  seed: async (services, world) => (await import('./seed.ts')).seedBlogs(services, world),
})
