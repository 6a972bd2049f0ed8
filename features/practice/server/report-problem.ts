import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { saveReport } from '#platform/server/reports.queries.ts'
import { throttle } from '#platform/server/throttle.ts'
import { problemPath } from '../rules/paths.ts'
import type { Reportable } from '../rules/remarks.ts'
import { remarkForReading } from './discuss-problem.ts'
import { stopChecking } from './problem-edits.queries.ts'
import { findProblemById } from './problems.queries.ts'
import { listReported, saveRemarkDeleted, saveUnpublished } from './remarks.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'problem.reported': { kind: Reportable; id: string; by: string }
  }
}

/** A member tells the admins what is wrong with a problem, such as a test, or with a remark about it (requirement Q-12). */
export async function reportProblem(context: Context, { kind, id, reason }: { kind: Reportable; id: string; reason: string }): Promise<void> {
  const viewer = signedIn(context)
  await throttle(context, 'report.person', viewer.id)
  await context.inTransaction(async (context) => {
    if (kind === 'remark') await remarkForReading(context, id)
    else if ((await findProblemById(context.database, id))?.is_published !== true) throw new Refusal('NOT_FOUND')
    await saveReport(context.db, { kind, targetId: id, reporterId: viewer.id, reason, at: context.clock.now() })
    await context.announce({ name: 'problem.reported', kind, id, by: viewer.id })
  })
}

/** A problem or a remark that somebody reported, as those who decide see it; a problem has no author. */
export interface ReportedProblem {
  kind: Reportable
  id: string
  title: string
  text: string
  path: string
  authorId: string | null
  authorUsername: string | null
}

/** The problems and remarks among these that are still there, by `kind:id`. */
export async function reportedProblems(context: Context, targets: { kind: string; id: string }[]): Promise<Map<string, ReportedProblem>> {
  const idsOf = (kind: Reportable) => targets.filter((target) => target.kind === kind).map(({ id }) => id)
  const rows = await listReported(context.db, { problems: idsOf('problem'), remarks: idsOf('remark') })
  return new Map(
    rows.map(({ kind, id, title, text, slug, author_id: authorId, author_username: authorUsername }) => [
      `${kind}:${id}`,
      { kind, id, title, text, path: problemPath(slug), authorId, authorUsername },
    ]),
  )
}

const TAKEN_OFF = 'It was taken off the site while it was checked. Save it again to bring it back.'

/** Takes a reported problem off the site, or a remark away. Whoever calls this has the right to decide reports. */
export async function removeReportedProblem(context: Context, kind: Reportable, id: string): Promise<void> {
  if (kind === 'remark') return saveRemarkDeleted(context.db, id, context.clock.now())
  const off = await saveUnpublished(context.db, id, context.clock.now())
  if (off === null) return
  await stopChecking(context.db, off.slug, TAKEN_OFF)
  await context.announce({ name: 'problem.changed', problemId: id, ...off })
}
