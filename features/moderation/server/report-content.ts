import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { moderatedKind } from './moderated-kinds.ts'
import { findOpenReport, saveReport, type OwnReportRow } from './reports.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'content.reported': { kind: string; id: string; by: string }
  }
}

/** Reports content to the moderators (requirements G-3, Q-12). */
export async function reportContent(context: Context, { kind, id, rule, reason }: { kind: string; id: string; rule: string | null; reason: string }): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'report.person', viewer.id)
  await context.inTransaction(async (context) => {
    await moderatedKind(context, kind).checkReadable(context, id)
    await saveReport(context.db, { kind, targetId: id, reporterId: viewer.id, rule, reason, at: context.clock.now() })
    await context.emit({ name: 'content.reported', kind, id, by: viewer.id })
  })
}

/** The viewer's own report about content, which is not decided yet; null without one. */
export const readOwnReport = (context: Context, { kind, id }: { kind: string; id: string }): Promise<OwnReportRow | null> =>
  findOpenReport(context.db, { kind, targetId: id, reporterId: signedIn(context).id })
