import { defineFeature } from '#platform/server/feature.ts'
import { blogPersonalData } from '../rules/personal-data.ts'
import { blogRateLimits } from '../rules/rate-limits.ts'
import { blogRights } from '../rules/rights.ts'
import { blogListeners } from './blogs.listeners.ts'
import { addBlogRoutes } from './blogs.routes.ts'
import { blogTasks } from './blogs.tasks.ts'
import './blogs.live.ts'
import './blogs.schema.ts'
import './writing.schema.ts'

const ofBlog = ({ blogId }: { blogId: string }) => ['blogs', `blog:${blogId}`]
const ofBlogAndAuthor = ({ blogId, authorId }: { blogId: string; authorId: string }) => [...ofBlog({ blogId }), `person:${authorId}`]
// A name and a picture stand beside everything that somebody wrote.
const ofAll = () => ['blogs']

export const blogs = defineFeature({
  name: 'blogs',
  rights: blogRights,
  rateLimits: blogRateLimits,
  personalData: blogPersonalData,
  routes: addBlogRoutes,
  tasks: blogTasks,
  listeners: blogListeners,
  cacheTags: {
    'blog.published': ofBlogAndAuthor,
    'blog.unpublished': ofBlogAndAuthor,
    'blog.deleted': ofBlogAndAuthor,
    'blog.reacted': ofBlog,
    'comment.written': ofBlog,
    'comment.changed': ofBlog,
    'writing.reported': 'none',
    'writings.erased': ({ blogIds }) => ['blogs', ...blogIds.map((id) => `blog:${id}`)],
    'profile.changed': ofAll,
    'person.left': ofAll,
    'person.suspended': ofAll,
  },
})
