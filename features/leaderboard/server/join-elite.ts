import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { ELITE_POINTS } from '../rules/elite.ts'
import { eliteStanding, insertInvitations, saveJoined } from './elite.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'elite.invited': { personId: string }
  }
}

/** Whoever of these has come to so many points is invited, once and for good. Inside the transaction that counted them. */
export async function inviteToElite(context: Context, personIds: readonly string[]): Promise<void> {
  const invited = await insertInvitations(context.db, personIds, ELITE_POINTS, context.clock.now())
  for (const personId of invited) await context.emit({ name: 'elite.invited', personId })
}

/** A member accepts the invitation and stands on the elite leaderboard from then on. */
export async function joinElite(context: Context): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    if (!(await saveJoined(context.db, viewer.id, context.clock.now()))) throw new Refusal('NOT_ALLOWED', { message: 'You aren’t invited yet.' })
    await context.emit({ name: 'scores.changed', personId: viewer.id })
  })
}

/** What the viewer is to the elite leaderboard. */
export async function eliteState({ viewer, database }: Context): Promise<'invited' | 'joined' | null> {
  const standing = viewer === null ? null : await eliteStanding(database, viewer.id)
  return standing === null ? null : standing.has_joined ? 'joined' : 'invited'
}
