import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { WrittenCode } from '../rules/work-forms.ts'
import { saveDraft } from './own-work.queries.ts'
import { findProblem } from './problems.queries.ts'

/** A member's code is kept on the server while it is written; what another window wrote meanwhile is kept beside it, and given back (requirement Q-9). */
export async function keepCode(context: Context, { problem: slug, ...written }: WrittenCode): Promise<{ revision: number; replaced: string | null }> {
  const viewer = signedIn(context)
  await rateLimit(context, 'code.person', viewer.id)
  const problem = await findProblem(context.database, slug)
  if (problem === null || !problem.is_published) throw new Refusal('NOT_FOUND')
  return saveDraft(context.db, { personId: viewer.id, problemId: problem.id, ...written, at: context.clock.now() })
}
