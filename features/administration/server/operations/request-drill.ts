import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'

/** Runs a restore drill in the background; a second request joins the one that waits. */
export async function requestDrill(context: Context): Promise<void> {
  await context.inTransaction(async (context) => {
    await context.enqueue('administration.restore-drill', {}, { dedupe: 'administration.restore-drill' })
    await recordAudit(context, { action: 'drill.requested', targetName: 'newest backup' })
  })
}
