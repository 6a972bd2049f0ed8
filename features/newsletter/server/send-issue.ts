import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { isSwitchedOn } from '#platform/server/switches.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { derivedId } from '#platform/server/derived-id.ts'
import { dateOfDay, isDue, isIssueOver, nextFriday, OPEN_DAYS } from '../rules/friday.ts'
import type { NewsletterSection } from '../rules/newsletter.ts'
import { NEWSLETTER_PATH, ONE_CLICK_NEWSLETTER_PATH } from '../rules/paths.ts'
import { personalSections } from '../rules/personal.ts'
import { findIssueOf, insertIssue, listOpenIssues, saveContent, saveState, type IssueRow } from './issues.queries.ts'
import { issueHtml, issueText, preferencesLink, subjectOf } from './render-issue.ts'
import { issueForEditing } from './edit-issue.ts'
import { composeIssue, withoutRemoved } from './sections.ts'
import { activeTimeZones, claimDeliveries, emailOfPerson, subjectsByEmail, type SubscriberRow } from './subscribers.queries.ts'

const BATCH = 100
const MAX_BATCHES = 20

/** Composes the issue for the next Friday that has not begun anywhere at 09:00, or updates its draft. A week without content gets no issue. */
export async function prepareIssue(context: Context): Promise<IssueRow | null> {
  const friday = dateOfDay(nextFriday(context.clock.now().getTime()))
  const content = await composeIssue(context)
  if (content.sections.length > 0) {
    const known = await findIssueOf(context.db, friday)
    if (known === null) await insertIssue(context.db, { ...content, friday, at: context.clock.now() })
    else await saveContent(context.db, known.number, content)
  }
  return findIssueOf(context.db, friday)
}

/** The same for an admin, in the audit log. */
export const composeNow = (context: Context): Promise<IssueRow | null> =>
  context.inTransaction(async (context) => {
    const issue = await prepareIssue(context)
    if (issue !== null) await recordAudit(context, { action: 'newsletter.composed', targetName: `#${issue.number}` })
    return issue
  })

/** What the next issue would contain if it was composed now; null if that issue exists. Changes nothing. */
export async function outlookOfNextIssue(context: Context): Promise<{ friday: string; sections: NewsletterSection[] } | null> {
  const friday = dateOfDay(nextFriday(context.clock.now().getTime()))
  if ((await findIssueOf(context.db, friday)) !== null) return null
  return { friday, sections: (await composeIssue(context)).sections }
}

/**
 * Queues the emails of issues for subscribers where it is Friday, 09:00 or later. Each is claimed and queued in one transaction, so that a
 * repeated or killed run sends nothing twice. An issue without items is not sent. What is left after some batches goes with the next run.
 */
export async function sendDueIssues(context: Context): Promise<void> {
  // While it is paused, the issue stays open; what is not sent within its three days is not sent.
  if (!(await isSwitchedOn(context, 'newsletter'))) return
  const now = context.clock.now().getTime()
  const zones = await activeTimeZones(context.db)
  for (const issue of await listOpenIssues(context.db, dateOfDay(Math.floor(now / 86_400_000) - OPEN_DAYS))) {
    const timeZones = zones.filter((zone) => isDue(issue.friday, now, zone))
    const isOver = isIssueOver(issue.friday, now)
    if (timeZones.length === 0 && !isOver) continue
    const content = await withoutRemoved(context, issue)
    const isEmpty = content.sections.length === 0
    for (let batch = 0; timeZones.length > 0 && !isEmpty && batch < MAX_BATCHES; batch++) if ((await sendBatch(context, content, timeZones)) < BATCH) break
    // An issue of which nothing is left was not sent, so the archive does not have it.
    if (isOver && isEmpty) await saveState(context.db, issue.number, { from: ['draft'], to: 'cancelled', at: context.clock.now() })
    if (isOver) await saveState(context.db, issue.number, { from: ['draft', 'sending'], to: 'sent', at: context.clock.now() })
  }
}

/** Queues one batch; gives how many emails it had. */
async function sendBatch(context: Context, issue: IssueRow, timeZones: string[]): Promise<number> {
  return context.inTransaction(async (context) => {
    const at = context.clock.now()
    if (!(await saveState(context.db, issue.number, { from: ['draft', 'sending'], to: 'sending', at }))) return 0
    const claimed = await claimDeliveries(context.db, { issue: issue.number, timeZones, max: BATCH, at })
    const subjects = await subjectsByEmail(context.db, claimed.map(({ email }) => email))
    const personal = personalSections(issue.personal_items)
    for (const subscriber of claimed) await enqueueIssue(context, issue, { ...subscriber, personal: personal(subjects.get(subscriber.email.toLowerCase()) ?? []) })
    return claimed.length
  })
}

async function enqueueIssue(context: Context, common: IssueRow, { id, email, token, personal }: SubscriberRow & { personal: NewsletterSection | null }): Promise<void> {
  const issue = personal === null ? common : { ...common, sections: [...common.sections, personal] }
  const links = { origin: context.origin, preferences: preferencesLink(context.origin, token) }
  await enqueueEmail(context, {
    // Each subscriber gets at most one email for each issue.
    id: derivedId(`newsletter ${issue.number} ${id}`),
    to: email,
    subject: subjectOf(issue),
    body: issueText(issue, links),
    html: issueHtml(issue, links),
    headers: {
      'List-Unsubscribe': `<${context.origin}${ONE_CLICK_NEWSLETTER_PATH}?secret=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `newsletter.${new URL(context.origin).hostname}`,
    },
  })
}

/** Sends an issue to the editor alone; nothing else changes. */
export async function sendTestEmail(context: Context, number: number): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'newsletter.test', viewer.id)
  const issue = await withoutRemoved(context, await issueForEditing(context, number))
  const to = await emailOfPerson(context.db, viewer.id)
  const links = { origin: context.origin, preferences: context.origin + NEWSLETTER_PATH }
  await context.inTransaction(async (context) => {
    await enqueueEmail(context, { to, subject: `Test: ${subjectOf(issue)}`, body: issueText(issue, links), html: issueHtml(issue, links) })
    await recordAudit(context, { action: 'newsletter.tested', targetName: subjectOf(issue) })
  })
}
