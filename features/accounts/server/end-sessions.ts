import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { endSessions } from '#platform/server/sessions/sessions.queries.ts'

/** Logs out one of the member's own sessions. */
export async function endSession(context: Context, sessionId: string): Promise<void> {
  const viewer = signedIn(context)
  const ended = await endSessions(context.db, { personId: viewer.id, only: sessionId, at: context.clock.now() })
  if (ended.length === 0) throw new Refusal('NOT_FOUND')
}

/** Logs out everywhere else; gives how many sessions ended. */
export async function endOtherSessions(context: Context): Promise<number> {
  const viewer = signedIn(context)
  const ended = await endSessions(context.db, { personId: viewer.id, except: viewer.sessionId, at: context.clock.now() })
  return ended.length
}
