import { signedIn, type Context } from '#platform/server/context.ts'
import { saveReport } from '#platform/server/reports.queries.ts'
import { throttle } from '#platform/server/throttle.ts'
import { blogForReading, commentForReading } from './blogs.access.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'writing.reported': { kind: 'blog' | 'comment'; id: string; by: string }
  }
}

/** A member tells the admins about a blog or a comment. */
export async function reportWriting(
  context: Context,
  { kind, id, reason }: { kind: 'blog' | 'comment'; id: string; reason: string },
): Promise<void> {
  const viewer = signedIn(context)
  await throttle(context, 'report.person', viewer.id)
  await context.inTransaction(async (context) => {
    if (kind === 'blog') await blogForReading(context, id)
    else await commentForReading(context, id)
    await saveReport(context.db, { kind, targetId: id, reporterId: viewer.id, reason, at: context.clock.now() })
    await context.announce({ name: 'writing.reported', kind, id, by: viewer.id })
  })
}
