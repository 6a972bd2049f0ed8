import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { DAY_MS, EXPORT_DAYS, EXPORT_IN_PROGRESS } from '../rules/own-data.ts'
import { findExport, insertExport, type ExportRow } from './exports.queries.ts'

/** Requests an export of the viewer's data, built in the background, one at a time. */
export async function requestExport(context: Context): Promise<void> {
  const viewer = signedIn(context)
  const use = await rateLimit(context, 'export.person', viewer.id)
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const id = await insertExport(context.db, { personId: viewer.id, at, expiresAt: new Date(at.getTime() + EXPORT_DAYS * DAY_MS) })
    if (id === null) {
      await use.refund()
      throw new Refusal('ALREADY_TAKEN', { message: EXPORT_IN_PROGRESS })
    }
    await context.enqueue('own-data.export', { id }, { dedupe: `export:${id}` })
  })
}

/** Returns a finished export of the viewer; those of other people do not exist for them. */
export async function findOwnExport(context: Context, id: string): Promise<ExportRow> {
  const viewer = signedIn(context)
  const row = await findExport(context.db, id)
  const isTheirs = row !== null && row.person_id === viewer.id && row.finished_at !== null && row.expires_at > context.clock.now()
  if (!isTheirs) throw new Refusal('NOT_FOUND')
  return row
}
