import { Refusal } from '#platform/rules/refusals.ts'
import type { Viewer } from '#platform/rules/viewer.ts'
import { openContext, signedIn, type Context } from '#platform/server/context.ts'
import { alreadyDecidedBy, LOST_RIGHT, OWN_ITEM, UNDO_SECONDS, undoProblem, type ApprovalDecisionInput } from '../../rules/approvals.ts'
import { findDecision, findDecisionAbout, holdsRight, insertDecision, listRightsOf, othersHoldRight, saveDecisionState, type DecisionRow, type NewDecision } from './approvals.queries.ts'
import type { ApprovalKind } from './extension-points.ts'
import { approvalKind } from './read-approvals.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'administration.apply-decision': { id: string }
  }
}

/** Ends a transaction that only checks. */
class Checked extends Error {}

/**
 * Decides about an item. The decision is checked at once and applied ten seconds later, or at once with `isImmediate`. Sending the same decision
 * again returns the first. Throws OUTDATED_EDIT with the name of the admin who was first, and NOT_ALLOWED for the viewer's own item if anyone else could
 * decide about it.
 */
export async function decideApproval(context: Context, input: ApprovalDecisionInput): Promise<DecisionRow> {
  const viewer = signedIn(context)
  const kind = approvalKind(context, input.kind)
  const pending = await findDecisionAbout(context.db, input, 'pending')
  if (pending !== null) return sameOrRefuse(pending, viewer, input)
  try {
    const item = await kind.find(context, input.itemId)
    if (item?.author_username === viewer.username && (await othersHoldRight(context.db, viewer.id, kind.right))) throw new Refusal('NOT_ALLOWED', { message: OWN_ITEM })
    await check(context, kind, input)
    const id = await saveAndEnqueue(context, kind, { ...input, title: item?.title ?? '', decidedBy: viewer.id, role: viewer.activeRole })
    const decision = id === null ? await findDecisionAbout(context.db, input, 'pending') : await findDecision(context.db, id)
    if (decision === null) throw new Refusal('OUTDATED_EDIT', { message: alreadyDecidedBy(null) })
    return sameOrRefuse(decision, viewer, input)
  } catch (error) {
    const applied = error instanceof Refusal && error.code === 'OUTDATED_EDIT' ? await findDecisionAbout(context.db, input, 'applied') : null
    if (applied === null) throw error
    return sameOrRefuse(applied, viewer, input)
  }
}

/** Returns the id of the saved decision; null if another one about the item waits. */
async function saveAndEnqueue(context: Context, kind: ApprovalKind, input: ApprovalDecisionInput & Pick<NewDecision, 'title' | 'decidedBy' | 'role'>): Promise<string | null> {
  const at = context.clock.now()
  const id = context.random.uuid()
  const appliesAt = new Date(at.getTime() + (input.isImmediate ? 0 : UNDO_SECONDS * 1000))
  return context.inTransaction(async (context) => {
    if (!(await insertDecision(context.db, { ...input, id, at, appliesAt }))) return null
    if (input.isImmediate) await apply(context, kind, { ...input, id })
    else await context.enqueue('administration.apply-decision', { id }, { runAt: appliesAt })
    return id
  })
}

function sameOrRefuse(decision: DecisionRow, viewer: Viewer, input: ApprovalDecisionInput): DecisionRow {
  const isOwn = decision.decided_by === viewer.id
  if (isOwn && decision.decision === input.decision && decision.comment === input.comment && decision.rule === input.rule) return decision
  throw new Refusal('OUTDATED_EDIT', { message: isOwn ? 'You’ve already decided this.' : alreadyDecidedBy(decision.decider_name) })
}

/** Applies the decision in a transaction that is rolled back, so that the admin sees now what would fail later. */
async function check(context: Context, kind: ApprovalKind, { itemId: id, revision, decision, comment, rule }: ApprovalDecisionInput): Promise<void> {
  const tried = context.inTransaction(async (context) => {
    await kind.decide(context, { id, revision, decision, comment, rule })
    throw new Checked()
  })
  await tried.catch((error: unknown) => {
    if (!(error instanceof Checked)) throw error
  })
}

async function apply(context: Context, kind: ApprovalKind, { id, itemId, revision, decision, comment, rule }: ApprovalDecisionInput & { id: string }): Promise<void> {
  await kind.decide(context, { id: itemId, revision, decision, comment, rule })
  await saveDecisionState(context.db, id, 'applied')
}

/** Takes back a decision of the viewer that is not applied yet. */
export async function undoDecision(context: Context, id: string): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    const decision = await findDecision(context.db, id, { lock: true })
    if (decision === null || decision.decided_by !== viewer.id) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that decision.' })
    const problem = undoProblem({ state: decision.state, appliesAt: decision.applies_at }, context.clock.now())
    if (problem !== null) throw new Refusal('OUTDATED_EDIT', { message: problem })
    await saveDecisionState(context.db, id, 'undone')
  })
}

/** Applies a decision whose time to undo is over, in the name of its admin. One that can't be applied any more says why, and its item waits again. */
export async function applyDecision(task: Context, { id }: { id: string }): Promise<void> {
  const found = await findDecision(task.db, id)
  const kind = found === null ? undefined : task.contributions.to('approvals').get(found.kind)
  if (found === null || kind === undefined) return
  const context = openContext(task, await deciderOf(task, found), task.caller)
  try {
    await context.inTransaction(async (context) => {
      const decision = await findDecision(context.db, id, { lock: true })
      if (decision?.state !== 'pending') return
      if (decision.decided_by === null || !(await holdsRight(context.db, decision.decided_by, kind.right))) throw new Refusal('NOT_ALLOWED', { message: LOST_RIGHT })
      await apply(context, kind, { ...decision, itemId: decision.item_id, isImmediate: true })
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await saveDecisionState(context.db, id, 'failed', error.message)
  }
}

/** The admin who decided, with the rights that they hold now; null if the account is deleted. */
async function deciderOf({ db }: Context, { decided_by, decider_name, decider_username, decided_role, decided_at }: DecisionRow): Promise<Viewer | null> {
  if (decided_by === null) return null
  const activeRole = decided_role as Viewer['activeRole']
  return {
    id: decided_by, username: decider_username ?? '', name: decider_name ?? '', sessionId: '', activeRole, grantedRoles: [activeRole], rights: await listRightsOf(db, decided_by), emailVerified: true, provenAt: decided_at, timeZone: 'UTC', accessToken: null,
  }
}
