import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { endSessions, forgetSecrets } from '#platform/server/sessions/sessions.queries.ts'
import { requireUsername } from '#features/people/server/public.ts'

/** Logs a person out of one session or of all; returns of how many. Throws NOT_FOUND when the session is over already. */
export async function endPersonSessions(context: Context, { personId, sessionId, reason }: { personId: string; sessionId: string | null; reason: string }): Promise<number> {
  const viewer = signedIn(context)
  if (personId === viewer.id) throw new Refusal('NOT_ALLOWED', { message: 'End your own sessions in your settings.' })
  return context.inTransaction(async (context) => {
    const username = await requireUsername(context, personId)
    const only = sessionId === null ? {} : { only: sessionId }
    const ended = await endSessions(context.db, { personId, ...only, at: context.clock.now() })
    if (ended.length === 0) throw new Refusal('NOT_FOUND', { message: sessionId === null ? 'This person isn’t logged in anywhere.' : 'This session is over already.' })
    // Their browsers are no longer known devices.
    await forgetSecrets(context.db, { personId, ...only })
    await recordAudit(context, { action: 'person.logged-out', targetId: personId, targetName: username, reason, details: { sessions: ended.length } })
    return ended.length
  })
}
