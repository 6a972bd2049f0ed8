import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { findCertificate, insertCertificate, listCertificates, saveRestored, saveRevoked, type CertificateRow } from './certificates.queries.ts'
import { isRepeated } from './repeated-action.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** It was revoked or restored. */
    'certificate.changed': { certificateId: string }
  }
}

/** Issues the certificate for a finished course. Runs in the transaction that finishes it. */
export const issueCertificate = (context: Context, { personId, courseId }: { personId: string; courseId: string }): Promise<string> =>
  insertCertificate(context.db, { id: context.random.uuid(), personId, courseId, at: context.clock.now() })

/** The certificates of a person, latest first. */
export const certificatesOf = ({ database }: Context, personId: string): Promise<CertificateRow[]> => listCertificates(database, personId)

/** Revokes a certificate with a reason that its page shows. The same request sent twice revokes it once. */
export async function revokeCertificate(context: Context, { id, reason }: { id: string; reason: string }): Promise<void> {
  const certificate = await findCertificate(context.database, id)
  if (certificate === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that certificate.' })
  await context.inTransaction(async (context) => {
    if (!(await saveRevoked(context.db, id, { reason, at: context.clock.now() }))) {
      if (await isRepeated(context.db, { actorId: context.viewer?.id, action: 'certificate.revoked', id, reason })) return
      throw new Refusal('OUTDATED_EDIT', { message: 'This certificate has already been revoked.' })
    }
    await recordAudit(context, { action: 'certificate.revoked', targetId: id, targetName: certificate.course_title, reason })
    await context.emit({ name: 'certificate.changed', certificateId: id })
  })
}

/** Makes a certificate valid again that was revoked by mistake. The reason is in the audit log. The same request sent twice restores it once. */
export async function restoreCertificate(context: Context, { id, reason }: { id: string; reason: string }): Promise<void> {
  const certificate = await findCertificate(context.database, id)
  if (certificate === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that certificate.' })
  await context.inTransaction(async (context) => {
    if (!(await saveRestored(context.db, id))) {
      if (await isRepeated(context.db, { actorId: context.viewer?.id, action: 'certificate.restored', id, reason })) return
      throw new Refusal('OUTDATED_EDIT', { message: 'This certificate is already valid.' })
    }
    await recordAudit(context, { action: 'certificate.restored', targetId: id, targetName: certificate.course_title, reason })
    await context.emit({ name: 'certificate.changed', certificateId: id })
  })
}
