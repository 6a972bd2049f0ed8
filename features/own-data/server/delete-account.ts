import { greeting } from '#platform/rules/greeting.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { endSessions } from '#platform/server/sessions/sessions.queries.ts'
import { mayDeleteAccount, confirmPassword } from '#features/accounts/server/public.ts'
import { DAY_MS, GRACE_DAYS, LAST_ADMIN_CANNOT_DELETE } from '../rules/own-data.ts'
import { deleteAccountDeletion, insertAccountDeletion } from './account-deletions.queries.ts'

/** Requests the deletion of the viewer's account: in fourteen days all of their data is erased, unless they cancel it. */
export async function requestAccountDeletion(context: Context, password: string): Promise<Date> {
  const viewer = signedIn(context)
  const login = await confirmPassword(context, password, 'password')
  return context.inTransaction(async (context) => {
    if (!(await mayDeleteAccount(context, viewer.id))) throw new Refusal('NOT_ALLOWED', { message: LAST_ADMIN_CANNOT_DELETE })
    const at = context.clock.now()
    const dueAt = await insertAccountDeletion(context.db, { personId: viewer.id, at, dueAt: new Date(at.getTime() + GRACE_DAYS * DAY_MS) })
    await endSessions(context.db, { personId: viewer.id, except: viewer.sessionId, at })
    await enqueueEmail(context, {
      to: login.email,
      subject: 'Your account will be deleted',
      body: `${greeting(login.name)}\n\nYour Cloggle account and all your data will be deleted on ${dueAt.toISOString().slice(0, 10)}. You can cancel in Settings until then:\n\n${context.origin}/settings?section=data\n`,
    })
    return dueAt
  })
}

/** Cancels the deletion of the viewer's account. */
export async function cancelAccountDeletion(context: Context): Promise<boolean> {
  const viewer = signedIn(context)
  return deleteAccountDeletion(context.db, viewer.id)
}
