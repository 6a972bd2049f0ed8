import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { adminPath } from '#features/administration/rules/sections.ts'
import { lockAdmins, suspendPerson } from '#features/accounts/server/public.ts'
import { ALREADY_APPEALED, APPEAL_DECIDED, appealProblem, isLinkExpired, LINK_EXPIRED, OWN_APPEAL, OWN_DECISION, type AppealOutcome } from '../rules/decisions.ts'
import { isAppealKey } from './appeal-key.ts'
import { insertAppeal, isAnsweredBy, saveAnswer } from './appeals.queries.ts'
import { isBanned, saveBanned } from './bans.queries.ts'
import { findDecision, findLatestAboutAccount, type DecisionRow } from './decisions.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'moderation.appealed': { decisionId: string; by: string | null }
    'moderation.appeal-answered': { decisionId: string; authorId: string | null; outcome: AppealOutcome }
  }
}

/** A decision for the person whom it is about: logged in, or with the signature of the link in their email. Throws NOT_FOUND for everyone else. */
export async function readStatement(context: Context, { id, key }: { id: string; key: string }): Promise<DecisionRow> {
  await rateLimit(context, 'appeal.address', context.caller.network)
  const decision = await findDecision(context.db, id)
  // A dismissal has no statement: its reason is for moderators, and the author is not told that there was a report.
  const isOpen = decision !== null && decision.author_id !== null && decision.outcome !== 'dismissed'
  const isAuthor = isOpen && decision.author_id === context.viewer?.id
  if (!isOpen || (!isAuthor && !(await isAppealKey(context, id, key)))) throw new Refusal('NOT_FOUND', { message: 'This link doesn’t work. Use the one in the email about the decision.' })
  if (!isAuthor && isLinkExpired(decision, context.clock.now())) throw new Refusal('NOT_FOUND', { message: LINK_EXPIRED })
  return decision
}

/** Appeals a decision, once. */
export async function appealDecision(context: Context, { id, key, text }: { id: string; key: string; text: string }): Promise<void> {
  const decision = await readStatement(context, { id, key })
  // The same appeal sent twice, because its answer was lost.
  if (decision.appeal_text === text) return
  const problem = appealProblem({ outcome: decision.outcome, decidedAt: decision.decided_at, isAppealed: decision.appeal_text !== null, isWithdrawn: decision.withdrawn_at !== null }, context.clock.now())
  if (problem !== null) throw new Refusal('OUTDATED_EDIT', { message: problem })
  await context.inTransaction(async (context) => {
    if (!(await insertAppeal(context.db, { decisionId: id, text, at: context.clock.now() }))) throw new Refusal('OUTDATED_EDIT', { message: ALREADY_APPEALED })
    await context.emit({ name: 'moderation.appealed', decisionId: id, by: decision.author_id })
  })
}

/** Answers an appeal. The same answer sent twice counts once. Reversing a decision restores the content or the account. Throws for those who decided, and if it is answered already. */
export async function answerAppeal(context: Context, { id, outcome, answer }: { id: string; outcome: AppealOutcome; answer: string }): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const decision = await findDecision(context.db, id)
    if (decision === null || decision.appeal_text === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that appeal.' })
    if (viewer.id === decision.decided_by || viewer.id === decision.confirmed_by) throw new Refusal('NOT_ALLOWED', { message: OWN_DECISION })
    if (viewer.id === decision.author_id) throw new Refusal('NOT_ALLOWED', { message: OWN_APPEAL })
    if (await isAnsweredBy(context.db, { decisionId: id, outcome, answer, by: viewer.id })) return
    if (!(await saveAnswer(context.db, { decisionId: id, outcome, answer, by: viewer.id, at: context.clock.now() }))) throw new Refusal('OUTDATED_EDIT', { message: APPEAL_DECIDED })
    const isRestored = outcome === 'reversed' && (await restore(context, decision, answer))
    await recordAudit(context, { action: `appeal.${outcome}`, targetId: decision.target_id, targetName: decision.title, reason: answer.slice(0, 1000), details: { kind: decision.kind, author: decision.author_username, restored: isRestored } })
    await context.emit({ name: 'moderation.appeal-answered', decisionId: id, authorId: decision.author_id, outcome })
  })
}

/** Restores what a decision took; false where the content can't be restored. */
async function restore(context: Context, { id: decisionId, kind, target_id: id, outcome, evidence, author_id: personId }: DecisionRow, reason: string): Promise<boolean> {
  if (outcome === 'removed') return (await context.contributions.to('moderation').get(kind)?.restore?.(context, { id, text: evidence })) ?? false
  if (personId === null) return false
  // A later suspension has reasons and an appeal of its own.
  if ((await findLatestAboutAccount(context.db, personId))?.id !== decisionId) return false
  await lockAdmins(context)
  if (outcome === 'banned') await saveBanned(context.db, personId, null)
  else if (await isBanned(context.db, personId)) return false
  await suspendPerson(context, { personId, suspended: false, reason: reason.slice(0, 1000) })
  return true
}

/** The page of what a decision was about: an account for admins, or content that still exists. */
export async function pathOfDecided(context: Context, { kind, target_id: id, author_username: username }: DecisionRow): Promise<string | null> {
  if (kind === 'person') return username === null ? null : `${adminPath('people')}?person=${username}`
  return (await context.contributions.to('moderation').get(kind)?.find(context, [id]))?.get(id)?.path ?? null
}
