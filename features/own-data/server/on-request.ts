import { greeting } from '#platform/rules/greeting.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { enqueueEmail } from '#platform/server/email/enqueue-email.ts'
import { mayDeleteAccount } from '#features/accounts/server/public.ts'
import { DAY_MS, ERASE_OWN, EXPORT_DAYS, GRACE_DAYS, LAST_ADMIN_CANNOT_DELETE, NO_SUCH_PERSON } from '../rules/own-data.ts'
import { deleteAccountDeletion, insertAccountDeletion } from './account-deletions.queries.ts'
import { findExport, insertExport, type ExportRow } from './exports.queries.ts'
import { lockAccount } from './merge.queries.ts'

/** An admin starts the export of a person's data, which the person asked for by other means. */
export async function requestPersonExport(context: Context, { personId, reason }: { personId: string; reason: string }): Promise<void> {
  await context.inTransaction(async (context) => {
    const person = await lockAccount(context.db, personId)
    if (person === null) throw new Refusal('NOT_FOUND', { message: NO_SUCH_PERSON })
    const at = context.clock.now()
    const id = await insertExport(context.db, { personId, at, expiresAt: new Date(at.getTime() + EXPORT_DAYS * DAY_MS) })
    if (id === null) throw new Refusal('ALREADY_TAKEN', { message: 'An export is already being prepared.' })
    await recordAudit(context, { action: 'export.requested', targetId: personId, targetName: person.username, reason })
    await context.enqueue('own-data.export', { id }, { dedupe: `export:${id}` })
  })
}

/** A finished export that an admin hands over; each download is recorded. */
export async function exportForAdmin(context: Context, id: string): Promise<ExportRow> {
  const row = await findExport(context.db, id)
  if (row === null || row.finished_at === null || row.expires_at <= context.clock.now()) throw new Refusal('NOT_FOUND')
  const { person_id: personId } = row
  await context.inTransaction(async (context) => {
    const person = await lockAccount(context.db, personId)
    await recordAudit(context, { action: 'export.downloaded', targetId: personId, targetName: person?.username ?? '' })
  })
  return row
}

/** An admin requests the erasure of a person's data, or cancels it. The person gets an email, and can cancel it in their settings, too. */
export async function changeErasure(context: Context, { personId, isRequested, reason }: { personId: string; isRequested: boolean; reason: string }): Promise<void> {
  const viewer = signedIn(context)
  if (personId === viewer.id) throw new Refusal('NOT_ALLOWED', { message: ERASE_OWN })
  await context.inTransaction(async (context) => {
    const mayDelete = await mayDeleteAccount(context, personId)
    const person = await lockAccount(context.db, personId)
    if (person === null) throw new Refusal('NOT_FOUND', { message: NO_SUCH_PERSON })
    if (person.isLeaving === isRequested) {
      throw new Refusal('NOT_ALLOWED', { message: isRequested ? 'The deletion is already requested.' : 'The deletion is no longer requested. Another admin may have canceled it.' })
    }
    const at = context.clock.now()
    const dueAt = new Date(at.getTime() + GRACE_DAYS * DAY_MS)
    if (!isRequested) {
      await deleteAccountDeletion(context.db, personId)
    } else {
      if (!mayDelete) throw new Refusal('NOT_ALLOWED', { message: LAST_ADMIN_CANNOT_DELETE })
      await insertAccountDeletion(context.db, { personId, at, dueAt })
      await enqueueEmail(context, {
        to: person.email,
        subject: 'Your account will be deleted',
        body: `${greeting(person.name)}\n\nAs requested, your Cloggle account and all your data will be deleted on ${dueAt.toISOString().slice(0, 10)}. If this is a mistake, cancel it in Settings until then:\n\n${context.origin}/settings?section=data\n`,
      })
    }
    await recordAudit(context, { action: isRequested ? 'erasure.requested' : 'erasure.canceled', targetId: personId, targetName: person.username, reason })
  })
}
