import { greeting } from '#platform/rules/greeting.ts'
import type { Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { linkWithSecret } from '#features/accounts/rules/paths.ts'
import { ruleLabel } from '#features/people/rules/community-rules.ts'
import { APPEAL_DAYS, type AppealOutcome } from '../rules/decisions.ts'
import { appealPath } from '../rules/paths.ts'
import { appealKey } from './appeal-key.ts'
import type { DecisionRow } from './decisions.queries.ts'
import { findRecipient } from './recipients.queries.ts'

const WHAT: Record<DecisionRow['outcome'], (title: string) => string> = {
  dismissed: () => '',
  removed: (title) => `We removed your content “${title}”.`,
  suspended: () => 'We suspended your account. You can’t log in.',
  banned: () => 'We banned your account. You can no longer log in. Two admins made this decision.',
}
const ANSWERS: Record<AppealOutcome, string> = { upheld: 'Another admin looked at your appeal and upheld the decision.', reversed: 'Another admin looked at your appeal and overturned the decision.' }
const QUOTE_LENGTH = 500

/** Emails the statement of reasons: what was decided, by which rule, on what evidence, and how to appeal without logging in. Once for each decision. */
export async function emailStatement(context: Context, decision: DecisionRow): Promise<void> {
  const evidence = decision.evidence === '' ? '' : `Your text:\n\n${quote(decision.evidence)}\n\n`
  await email(context, { letterId: decision.id, decision, subject: subjectOf(decision) }, (link) =>
    `${WHAT[decision.outcome](decision.title)}\n\nRule: ${ruleLabel(decision.rule)}\n\nReason: ${decision.statement}\n\n${evidence}` +
    `If you think this is wrong, you can appeal once within ${APPEAL_DAYS} days. Another admin will decide. You don’t need to log in:\n\n${link}\n`,
  )
}

/** Emails the answer to an appeal, once. */
export async function emailAnswer(context: Context, decision: DecisionRow, letterId: string): Promise<void> {
  if (decision.appeal_outcome === null) return
  const outcome = ANSWERS[decision.appeal_outcome]
  await email(context, { letterId, decision, subject: 'Your appeal was answered' }, (link) => `${outcome}\n\n${decision.appeal_answer ?? ''}\n\nYou can read the decision here:\n\n${link}\n`)
}

/** Emails that removed content is back, once. */
export const emailRestored = (context: Context, decision: DecisionRow, letterId: string): Promise<void> =>
  email(context, { letterId, decision, subject: 'Your content is back' }, (link) => `An admin restored your content “${decision.title}”. Its removal doesn’t count against you.\n\nYou can read the decision here:\n\n${link}\n`)

const subjectOf = ({ outcome }: DecisionRow) => (outcome === 'removed' ? 'We removed your content' : outcome === 'banned' ? 'Your account was banned' : 'Your account was suspended')
const quote = (text: string) => text.slice(0, QUOTE_LENGTH).split('\n').map((line) => `> ${line}`).join('\n')

async function email(context: Context, { letterId, decision, subject }: { letterId: string; decision: DecisionRow; subject: string }, bodyOf: (link: string) => string): Promise<void> {
  const to = decision.author_id === null ? null : await findRecipient(context.db, decision.author_id)
  if (to === null) return
  const link = linkWithSecret(context.origin, appealPath(decision.id), await appealKey(context, decision.id))
  await context.inTransaction(async (context) => void (await enqueueEmail(context, { id: letterId, to: to.email, subject, body: `${greeting(to.name)}\n\n${bodyOf(link)}` })))
}
