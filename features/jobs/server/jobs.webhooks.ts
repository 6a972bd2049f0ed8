import { webhookEvent } from '#features/webhooks/server/public.ts'

/** The events that webhooks can subscribe to. */
export const jobWebhooks = {
  'job.listed': webhookEvent('A new job is listed', 'job.listed', async (_context, { jobId }) => ({ subject: jobId, data: { jobId } })),
}
