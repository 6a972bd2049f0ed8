import { Refusal } from '#platform/rules/refusals.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { problemPath } from '../rules/paths.ts'
import { remarkForReading } from './discuss-problem.ts'
import { findProblemById } from './problems.queries.ts'
import { listReportedProblems, listReportedRemarks, saveRemarkDeleted, type ReportedRow } from './remarks.queries.ts'
import { unpublishProblem } from './unpublish-problem.ts'

const toReported = (rows: ReportedRow[]) =>
  new Map(
    rows.map(({ id, title, text, slug, author_id: authorId, author_username: authorUsername }) => [
      id,
      { title, text, path: problemPath(slug), authorId, authorUsername },
    ]),
  )

/** The content of practice that can be reported: problems, and comments on them. */
export const moderatedPractice: Readonly<Record<'problem' | 'remark', ModeratedKind>> = {
  problem: {
    checkReadable: async (context, id) => {
      if ((await findProblemById(context.database, id))?.is_published !== true) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) => toReported(await listReportedProblems(db, ids)),
    remove: unpublishProblem,
  },
  remark: {
    checkReadable: async (context, id) => void (await remarkForReading(context, id)),
    find: async ({ db }, ids) => toReported(await listReportedRemarks(db, ids)),
    remove: (context, id) => saveRemarkDeleted(context.db, id, context.clock.now()),
  },
}
