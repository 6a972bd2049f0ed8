import { webhookEvent } from '#features/webhooks/server/public.ts'

/** What webhooks can hear of. */
export const blogWebhooks = {
  'blog.published': webhookEvent('A blog is published', 'blog.published', async (_context, { isNew, blogId, slug }) =>
    isNew ? { subject: blogId, data: { blogId, path: `/blog/${slug}` } } : null,
  ),
}
