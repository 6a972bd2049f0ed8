import { defineSchedule } from '#platform/server/tasks/tasks.ts'
import { ENDED_DAYS, UNCONFIRMED_DAYS } from '../rules/retention.ts'
import { prepareIssue, sendDueIssues } from './send-issue.ts'
import { deleteStale } from './subscribers.queries.ts'

const DAY_MS = 24 * 3600 * 1000

// Thursday: editors have a day to look at it. It is still Thursday before the first Friday morning on earth.
const prepare = defineSchedule('newsletter.prepare', 'Prepare the newsletter', '0 6 * * 4', async (context) => void (await prepareIssue(context)))
// On Sunday the last time zone is over, and the issue counts as sent.
const send = defineSchedule('newsletter.send', 'Send the newsletter', '*/5 * * * 0,4-6', sendDueIssues)
const sweep = defineSchedule('newsletter.sweep', 'Delete ended subscriptions', '11 3 * * *', async (context) => {
  const ago = (days: number) => new Date(context.clock.now().getTime() - days * DAY_MS)
  await deleteStale(context.db, { unconfirmedBefore: ago(UNCONFIRMED_DAYS), endedBefore: ago(ENDED_DAYS) })
})

export const newsletterTasks = [prepare, send, sweep]
