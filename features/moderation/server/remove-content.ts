import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { RuleName } from '#features/people/rules/community-rules.ts'
import { deleteClaim } from './claims.queries.ts'
import { OWN_CONTENT } from '../rules/decisions.ts'
import { findRemoval, insertDecision, isRemoved, lockTarget, saveWithdrawn } from './decisions.queries.ts'
import { moderatedKind } from './moderated-kinds.ts'
import { closeReports } from './reports.queries.ts'

const ALREADY_REMOVED = 'This was already removed.'

/**
 * Removes content without a report, with a statement of reasons and an appeal for its author like after one. The caller has checked the right. Throws
 * OUTDATED_EDIT if it is removed already.
 */
export async function removeContent(context: Context, { kind, id, reason, rule }: { kind: string; id: string; reason: string; rule: RuleName }): Promise<void> {
  const viewer = signedIn(context)
  const moderated = moderatedKind(context, kind)
  await context.inTransaction(async (context) => {
    await lockTarget(context.db, { kind, targetId: id })
    if (await isRemoved(context.db, { kind, targetId: id })) throw new Refusal('OUTDATED_EDIT', { message: ALREADY_REMOVED })
    const content = (await moderated.find(context, [id])).get(id)
    if (content === undefined) throw new Refusal('OUTDATED_EDIT', { message: ALREADY_REMOVED })
    if (content.authorId === viewer.id) throw new Refusal('NOT_ALLOWED', { message: OWN_CONTENT })
    const [at, decisionId] = [context.clock.now(), context.random.uuid()]
    const about = { id: decisionId, kind, targetId: id, title: content.title, authorId: content.authorId, evidence: content.text, evidenceHtml: content.html }
    await insertDecision(context.db, { ...about, outcome: 'removed', rule, statement: reason, reportCount: 0, decidedBy: viewer.id, at })
    await closeReports(context.db, { kind, targetId: id, decisionId, at })
    await deleteClaim(context.db, { kind, targetId: id })
    await moderated.remove(context, id)
    await recordAudit(context, { action: `${kind}.removed`, targetId: id, targetName: content.title, reason: reason.slice(0, 1000), details: { kind, reports: 0, author: content.authorUsername, rule } })
    await context.emit({ name: 'moderation.decided', decisionId, authorId: content.authorId, outcome: 'removed' })
  })
}

/**
 * Restores removed content and withdraws the decision, which then no longer counts against its author, who gets an email. The caller has checked the right.
 * Throws OUTDATED_EDIT if it isn't removed, and NOT_ALLOWED for its author, while an appeal is there, and if it no longer fits anywhere.
 */
export async function restoreContent(context: Context, { kind, id, reason }: { kind: string; id: string; reason: string }): Promise<void> {
  const viewer = signedIn(context)
  const moderated = moderatedKind(context, kind)
  await context.inTransaction(async (context) => {
    await lockTarget(context.db, { kind, targetId: id })
    const removal = await findRemoval(context.db, { kind, targetId: id })
    if (removal === null) throw new Refusal('OUTDATED_EDIT', { message: 'This was already restored.' })
    if (removal.author_id === viewer.id) throw new Refusal('NOT_ALLOWED', { message: OWN_CONTENT })
    if (removal.appeal_text !== null) throw new Refusal('NOT_ALLOWED', { message: 'The author has appealed. Answer the appeal under Reports.' })
    const isRestored = (await moderated.restore?.(context, { id, text: removal.evidence })) ?? false
    if (!isRestored) throw new Refusal('NOT_ALLOWED', { message: 'This can’t be restored.' })
    await saveWithdrawn(context.db, removal.id, context.clock.now())
    await recordAudit(context, { action: `${kind}.restored`, targetId: id, targetName: removal.title, reason: reason.slice(0, 1000), details: { kind, author: removal.author_username } })
    if (removal.author_id !== null) await context.emit({ name: 'moderation.withdrawn', decisionId: removal.id, authorId: removal.author_id })
  })
}
