import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { CodeToSave } from '../rules/own-work-inputs.ts'
import { saveDraft } from './own-work.queries.ts'
import { findProblem } from './problems.queries.ts'

/** Saves a member's code for a problem. Code that another window saved in between is stored beside it and returned as `replaced` (requirement Q-9). */
export async function saveCode(context: Context, { problem: slug, ...draft }: CodeToSave): Promise<{ revision: number; replaced: string | null }> {
  const viewer = signedIn(context)
  await rateLimit(context, 'code.person', viewer.id)
  const problem = await findProblem(context.database, slug)
  if (problem === null || !problem.is_published) throw new Refusal('NOT_FOUND')
  return saveDraft(context.db, { personId: viewer.id, problemId: problem.id, ...draft, at: context.clock.now() })
}
