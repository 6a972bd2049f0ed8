import { webhookEvent } from '#features/webhooks/server/public.ts'

/** What webhooks can hear of. */
export const practiceWebhooks = {
  // Not who submitted it: only that person may know.
  'submission.judged': webhookEvent('A submission is judged', 'practice.judged', async (_context, { submissionId, problemId, verdict }) => ({
    subject: submissionId, data: { submissionId, problemId, verdict },
  })),
}
