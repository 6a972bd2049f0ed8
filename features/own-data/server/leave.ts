import { greeting } from '#platform/rules/greeting.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { endSessions } from '#platform/server/sessions/sessions.queries.ts'
import { mayLeave, provenLogin } from '#features/accounts/server/public.ts'
import { DAY_MS, GRACE_DAYS, LAST_ADMIN_LEAVES } from '../rules/own-data.ts'
import { deleteDeparture, insertDeparture } from './departures.queries.ts'

/** A member wants to leave: in fourteen days everything of theirs is erased, unless they change their mind before. */
export async function askToLeave(context: Context, password: string): Promise<Date> {
  const viewer = signedIn(context)
  const login = await provenLogin(context, password, 'password')
  return context.inTransaction(async (context) => {
    if (!(await mayLeave(context, viewer.id))) throw new Refusal('NOT_ALLOWED', { message: LAST_ADMIN_LEAVES })
    const at = context.clock.now()
    const dueAt = await insertDeparture(context.db, { personId: viewer.id, at, dueAt: new Date(at.getTime() + GRACE_DAYS * DAY_MS) })
    await endSessions(context.db, { personId: viewer.id, except: viewer.sessionId, at })
    await enqueueEmail(context, {
      to: login.email,
      subject: 'Your account will be deleted',
      body: `${greeting(login.name)}\n\nYour Cloggle account and all your data will be deleted on ${dueAt.toISOString().slice(0, 10)}. You can cancel in Settings until then:\n\n${context.origin}/settings?section=data\n`,
    })
    return dueAt
  })
}

/** Somebody who wanted to leave stays after all. */
export async function stay(context: Context): Promise<boolean> {
  const viewer = signedIn(context)
  return deleteDeparture(context.db, viewer.id)
}
