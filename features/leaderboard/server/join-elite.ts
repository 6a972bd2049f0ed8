import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { ELITE_POINTS } from '../rules/elite.ts'
import { deleteJoined, findMembership, insertInvitations, saveJoined } from './elite.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'elite.invited': { personId: string }
  }
}

/** Invites people who have reached the points, within the transaction that counted them. */
export async function inviteToElite(context: Context, personIds: readonly string[]): Promise<void> {
  const invited = await insertInvitations(context.db, personIds, ELITE_POINTS, context.clock.now())
  for (const personId of invited) await context.emit({ name: 'elite.invited', personId })
}

/** Accepts the invitation. Throws NOT_ALLOWED without one. */
export async function joinElite(context: Context): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    if (!(await saveJoined(context.db, viewer.id, context.clock.now()))) throw new Refusal('NOT_ALLOWED', { message: 'You aren’t invited yet.' })
    await context.emit({ name: 'scores.changed', personId: viewer.id })
  })
}

/** Leaves the elite leaderboard; the invitation stays. */
export async function leaveElite(context: Context): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    if (await deleteJoined(context.db, viewer.id)) await context.emit({ name: 'scores.changed', personId: viewer.id })
  })
}

/** The state of the viewer on the elite leaderboard; null without an invitation. */
export async function eliteState({ viewer, database }: Context): Promise<'invited' | 'joined' | null> {
  const membership = viewer === null ? null : await findMembership(database, viewer.id)
  return membership === null ? null : membership.has_joined ? 'joined' : 'invited'
}
