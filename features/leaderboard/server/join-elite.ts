import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { ELITE_POINTS } from '../rules/elite.ts'
import { eliteStanding, insertInvitation, saveJoined } from './elite.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'elite.invited': { personId: string }
  }
}

/** Whoever has come to so many points is invited, once and for good. Inside the transaction that counted them. */
export async function inviteToElite(context: Context, personId: string): Promise<void> {
  const isInvited = await insertInvitation(context.db, personId, ELITE_POINTS, context.clock.now())
  if (isInvited) await context.announce({ name: 'elite.invited', personId })
}

/** A member accepts the invitation and stands on the elite leaderboard from then on. */
export async function joinElite(context: Context): Promise<void> {
  const viewer = signedIn(context)
  await context.inTransaction(async (context) => {
    if (!(await saveJoined(context.db, viewer.id, context.clock.now()))) throw new Refusal('NOT_ALLOWED', { says: 'You are not invited yet.' })
    await context.announce({ name: 'scores.changed', personId: viewer.id })
  })
}

/** What the viewer is to the elite leaderboard. */
export async function eliteState({ viewer, database }: Context): Promise<'invited' | 'joined' | null> {
  const standing = viewer === null ? null : await eliteStanding(database, viewer.id)
  return standing === null ? null : standing.has_joined ? 'joined' : 'invited'
}
