import type { Context } from '#platform/server/context.ts'
import { listen, type Listener } from '#platform/server/signals.ts'
import { derivedId } from '#platform/server/derived-id.ts'
import { notify, withdrawNotification } from '#features/notifications/server/public.ts'
import { ruleLabel } from '#features/people/rules/community-rules.ts'
import { nounOf } from '../rules/kind-names.ts'
import { CONDUCT_PATH } from '../rules/paths.ts'
import { isBanned } from './bans.queries.ts'
import { findDecision, insertDecision, withdrawLiftedSuspensions } from './decisions.queries.ts'
import { findSuspension } from './recipients.queries.ts'
import { listReporters } from './reports.queries.ts'
import { emailAnswer, emailRestored, emailStatement } from './statement-email.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'moderation.withdrawn': { decisionId: string; authorId: string }
  }
}

/** Withdraws the decisions of suspensions that an admin lifted. */
async function withdrawLifted(context: Context, personId: string): Promise<void> {
  for (const decisionId of await withdrawLiftedSuspensions(context.db, personId)) await context.emit({ name: 'moderation.withdrawn', decisionId, authorId: personId })
}

/** The ids of listeners must not change: signals may be queued under them. */
export const moderationListeners: Listener[] = [
  listen('moderation.state-reasons', 'moderation.decided', async (context, { decisionId, outcome }) => {
    const decision = outcome === 'dismissed' ? null : await findDecision(context.db, decisionId)
    if (decision !== null) await emailStatement(context, decision)
  }),
  listen('notifications.moderation-decided', 'moderation.decided', async (context, { decisionId, authorId, outcome }, signalId) => {
    const decision = authorId === null || outcome !== 'removed' ? null : await findDecision(context.db, decisionId)
    if (decision === null) return
    await notify(context, {
      signalId, by: null, kinds: ['contentRemoved'], people: { author: [authorId!] }, about: decisionId, facts: { title: decision.title, rule: ruleLabel(decision.rule), decisionId },
      holds: async (db) => {
        const now = await findDecision(db, decisionId)
        return now !== null && now.appeal_outcome !== 'reversed' && now.withdrawn_at === null
      },
    })
  }),
  listen('notifications.moderation-withdrawn', 'moderation.withdrawn', async (context, { decisionId, authorId }) => {
    await withdrawNotification(context, { personId: authorId, kinds: ['contentRemoved'], by: null, about: decisionId, holds: async () => false })
  }),
  listen('moderation.email-restored', 'moderation.withdrawn', async (context, { decisionId }) => {
    const decision = await findDecision(context.db, decisionId)
    if (decision?.outcome === 'removed') await emailRestored(context, decision, derivedId(`restored/${decisionId}`))
  }),
  listen('notifications.report-decided', 'moderation.decided', async (context, { decisionId, outcome }, signalId) => {
    if (outcome !== 'removed' && outcome !== 'dismissed') return
    const [decision, reporters] = await Promise.all([findDecision(context.db, decisionId), listReporters(context.db, decisionId)])
    if (decision === null || reporters.length === 0) return
    const { kind, target_id: id, title } = decision
    const moderated = context.contributions.to('moderation').get(kind)
    const kept = outcome === 'dismissed' ? (await moderated?.find(context, [id]))?.get(id) : undefined
    await notify(context, {
      signalId, by: null, kinds: ['reportDecided'], people: { reporter: reporters }, about: decisionId,
      facts: { noun: nounOf(kind), ...(title !== '' && moderated !== undefined && { named: moderated.named(title) }), path: kept?.path ?? CONDUCT_PATH, decisionId, outcome },
      holds: async () => true,
    })
  }),
  listen('moderation.email-answer', 'moderation.appeal-answered', async (context, { decisionId }) => {
    const decision = await findDecision(context.db, decisionId)
    if (decision !== null) await emailAnswer(context, decision, derivedId(`appeal-answer/${decisionId}`))
  }),
  listen('notifications.appeal-answered', 'moderation.appeal-answered', async (context, { decisionId, authorId, outcome }, signalId) => {
    if (authorId === null) return
    await notify(context, { signalId, by: null, kinds: ['appealAnswered'], people: { author: [authorId] }, about: decisionId, facts: { decisionId, outcome }, holds: async () => true })
  }),
  // A suspension is decided on the screen of people. Its statement of reasons and its appeal are the same as for content.
  listen('moderation.note-suspension', 'person.suspended', async (context, { personId, suspended }, signalId) => {
    const suspension = suspended && !(await isBanned(context.db, personId)) ? await findSuspension(context.db, personId) : null
    if (suspension === null) return
    await context.inTransaction(async (context) => {
      const decisionId = derivedId(`suspension/${signalId}`)
      const isNew = await insertDecision(context.db, {
        id: decisionId, kind: 'person', targetId: personId, title: 'Your account', authorId: personId, outcome: 'suspended', rule: suspension.rule, statement: suspension.reason, evidence: '', reportCount: 0,
        decidedBy: suspension.actor_id, at: suspension.done_at,
      })
      if (isNew) await context.emit({ name: 'moderation.decided', decisionId, authorId: personId, outcome: 'suspended' })
      // An admin may have lifted it already.
      await withdrawLifted(context, personId)
    })
  }),
  listen('moderation.withdraw-suspension', 'person.suspended', async (context, { personId, suspended, by }) => {
    if (!suspended && by !== null) await context.inTransaction((context) => withdrawLifted(context, personId))
  }),
]
