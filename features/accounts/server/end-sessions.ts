import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { endSessions } from '#platform/server/sessions/sessions.queries.ts'

/** Ends one of the viewer's own sessions. Throws NOT_FOUND if it is not open. */
export async function endSession(context: Context, sessionId: string): Promise<void> {
  const viewer = signedIn(context)
  const ended = await endSessions(context.db, { personId: viewer.id, only: sessionId, at: context.clock.now() })
  if (ended.length === 0) throw new Refusal('NOT_FOUND')
}

/** Ends all other sessions of the viewer; returns how many. */
export async function endOtherSessions(context: Context): Promise<number> {
  const viewer = signedIn(context)
  const ended = await endSessions(context.db, { personId: viewer.id, except: viewer.sessionId, at: context.clock.now() })
  return ended.length
}
