import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { countMoves, moveContent } from '#platform/server/person-content.queries.ts'
import { lockAdmins, suspendPerson } from '#features/accounts/server/public.ts'
import { recountPerson } from '#features/leaderboard/server/public.ts'
import { DAY_MS, GRACE_DAYS, NO_SUCH_PERSON, problemOfMerge } from '../rules/own-data.ts'
import { insertAccountDeletion } from './account-deletions.queries.ts'
import { findAccount, findAccountIds, lockAccounts, type AccountRow } from './merge.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'accounts.merged': { personId: string; into: string }
  }
}

export interface MergePlan {
  from: AccountRow
  into: AccountRow
  /** Why it can't be done, or null. */
  problem: string | null
  content: { label: string; moved: number; dropped: number }[]
}

/** What would move if an account were merged into another one: a dry run. */
export async function planMerge(context: Context, input: { personId: string; into: string }): Promise<MergePlan> {
  return context.inTransaction(async (context) => {
    const { from, into, problem } = await accountsOf(context, input)
    const content = await Promise.all(
      [...context.contributions.to('personContent').values()].map(async (one) => ({ label: one.label, ...(await countMoves(context.db, one, { from: from.id, into: into.id })) })),
    )
    return { from, into, problem, content: content.filter(({ moved, dropped }) => moved + dropped > 0) }
  })
}

/**
 * Merges an account into another one of the same person: its content moves, it is suspended at once, and it is deleted after the time in which
 * a deletion can be canceled.
 */
export async function mergeAccounts(context: Context, input: { personId: string; into: string; reason: string }): Promise<void> {
  await context.inTransaction(async (context) => {
    await lockAdmins(context)
    const { from, into, problem } = await accountsOf(context, input)
    if (problem !== null) throw new Refusal('NOT_ALLOWED', { message: problem })
    const people = { from: from.id, into: into.id }
    await suspendPerson(context, { personId: from.id, suspended: true, reason: `Merged into another account. ${input.reason}`.slice(0, 1_000) })
    const moved: Record<string, number> = {}
    for (const [name, content] of context.contributions.to('personContent')) {
      const count = await moveContent(context.db, content, people)
      if (count > 0) moved[name] = count
    }
    for (const id of [from.id, into.id]) await recountPerson(context, id)
    const at = context.clock.now()
    await insertAccountDeletion(context.db, { personId: from.id, at, dueAt: new Date(at.getTime() + GRACE_DAYS * DAY_MS) })
    await recordAudit(context, { action: 'accounts.merged', targetId: from.id, targetName: from.username, reason: input.reason, details: { into: into.username, moved } })
    await recordAudit(context, { action: 'accounts.received', targetId: into.id, targetName: into.username, reason: input.reason, details: { from: from.username } })
    // The search shows the author of what moved.
    await context.enqueue('search.rebuild', {}, { dedupe: 'search.rebuild' })
    await context.emit({ name: 'accounts.merged', personId: from.id, into: into.id })
  })
}

/** Both accounts, locked: a second admin waits and then sees that it is done. */
async function accountsOf(context: Context, { personId, into: username }: { personId: string; into: string }) {
  const viewer = signedIn(context)
  const ids = await findAccountIds(context.db, { id: personId, username })
  if (ids.from === null) throw new Refusal('NOT_FOUND', { message: NO_SUCH_PERSON })
  if (ids.into === null) {
    const message = `There is no one with the username “${username}”.`
    throw new Refusal('NOT_FOUND', { message, fields: { into: message } })
  }
  await lockAccounts(context.db, [ids.from, ids.into])
  const [from, into] = [await findAccount(context.db, ids.from), await findAccount(context.db, ids.into)]
  if (from === null || into === null) throw new Refusal('NOT_FOUND', { message: NO_SUCH_PERSON })
  return { from, into, problem: problemOfMerge({ from, into, viewerId: viewer.id }) }
}
