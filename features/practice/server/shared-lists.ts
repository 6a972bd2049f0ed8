import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { isRemoved } from '#features/moderation/server/public.ts'
import { freeName, NO_LIST } from '../rules/problem-lists.ts'
import { listProblemLists } from './problem-lists.queries.ts'
import { saveListWith } from './save-problem-list.ts'
import { findSharedLists, saveShared, type SharedListRow } from './shared-lists.queries.ts'

/** A list that its owner shared; null if it is not shared, or if the viewer and its owner are blocked (requirement Q-73). */
export async function readSharedList(context: Context, id: string): Promise<SharedListRow | null> {
  const [list] = await findSharedLists(context.db, [id], context.viewer?.id ?? null)
  if (list === undefined || (context.viewer !== null && (await blockedPersonIds(context)).has(list.owner_id))) return null
  return list
}

/** Lets everyone who has its address read a list of the viewer, or ends that. Throws NOT_ALLOWED for a list that a moderator removed. */
export async function shareList(context: Context, { id, isShared }: { id: string; isShared: boolean }): Promise<void> {
  const { id: personId } = signedIn(context)
  await rateLimit(context, 'code.person', personId)
  if (isShared && (await isRemoved(context.db, { kind: 'problem-list', targetId: id }))) throw new Refusal('NOT_ALLOWED', { message: 'A moderator removed this list. You can’t share it again.' })
  if (!(await saveShared(context.db, { id, personId, at: isShared ? context.clock.now() : null }))) throw new Refusal('NOT_FOUND', { message: NO_LIST })
}

/** Copies a shared list, with its name and order, into a new list of the viewer. Repeating it with the same id copies once. */
export async function copySharedList(context: Context, { id, from }: { id: string; from: string }): Promise<void> {
  const { id: personId } = signedIn(context)
  await rateLimit(context, 'code.person', personId)
  const shared = await readSharedList(context, from)
  if (shared === null) throw new Refusal('NOT_FOUND', { message: NO_LIST })
  const slugs = shared.problems.map(({ slug }) => slug)
  await context.inTransaction(async ({ db, clock }) => {
    const others = (await listProblemLists(db, personId)).filter((list) => list.id !== id)
    const name = freeName(shared.name, new Set(others.map((list) => list.name.toLowerCase())))
    await saveListWith(db, slugs, { id, name, personId, at: clock.now() })
  })
}
