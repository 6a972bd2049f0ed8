import type { Context } from '#platform/server/context.ts'
import { endSessions, findSessionBySecret } from '#platform/server/sessions/sessions.queries.ts'
import { hashOf } from '#platform/server/sessions/sessions.ts'

/** Ends the session of this browser, identified by its token or by its cookies. Does nothing if it has ended already. */
export async function endOwnSessions(context: Context, secrets: string[]): Promise<void> {
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const { viewer } = context
    if (viewer !== null) await endSessions(context.db, { personId: viewer.id, only: viewer.sessionId, at })
    for (const secret of secrets) {
      const session = await findSessionBySecret(context.db, hashOf(secret))
      if (session !== null) await endSessions(context.db, { personId: session.person_id, only: session.id, at })
    }
  })
}
