import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { DAY_MS, EXPORT_DAYS, EXPORT_UNDER_WAY } from '../rules/own-data.ts'
import { findExport, insertExport, type ExportRow } from './exports.queries.ts'

/** A member asks for all that is theirs: packed in the background, one at a time. */
export async function askForExport(context: Context): Promise<void> {
  const viewer = signedIn(context)
  const use = await rateLimit(context, 'export.person', viewer.id)
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const id = await insertExport(context.db, { personId: viewer.id, at, expiresAt: new Date(at.getTime() + EXPORT_DAYS * DAY_MS) })
    if (id === null) {
      await use.refund()
      throw new Refusal('ALREADY_TAKEN', { message: EXPORT_UNDER_WAY })
    }
    await context.enqueue('own-data.export', { id }, { dedupe: `export:${id}` })
  })
}

/** A finished export of the viewer's own; anybody else's does not exist. */
export async function exportForReading(context: Context, id: string): Promise<ExportRow> {
  const viewer = signedIn(context)
  const row = await findExport(context.db, id)
  const isTheirs = row !== null && row.person_id === viewer.id && row.finished_at !== null && row.expires_at > context.clock.now()
  if (!isTheirs) throw new Refusal('NOT_FOUND')
  return row
}
