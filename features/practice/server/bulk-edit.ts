import { Refusal } from '#platform/rules/refusals.ts'
import { mayUse } from '#platform/rules/rights.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { changedTags } from '../rules/bulk-edit.ts'
import { lockProblems, saveProblemTags } from './bulk-edit.queries.ts'
import { republishProblem, unpublishProblem } from './unpublish-problem.ts'

/** Adds tags to problems and removes others, in all of them or in none. */
export async function tagProblems(context: Context, { slugs, add, remove }: { slugs: string[]; add: string[]; remove: string[] }): Promise<void> {
  await context.inTransaction(async (context) => {
    const problems = await lockProblems(context.db, slugs)
    if (problems.length < new Set(slugs).size) throw new Refusal('NOT_FOUND', { message: 'One of these problems was never published. Edit it instead.' })
    for (const { id, slug, title, tags, revision } of problems) {
      const next = changedTags(tags, { add, remove })
      if (typeof next === 'string') throw new Refusal('INVALID_INPUT', { message: `“${title}” ${next}. Nothing was changed.` })
      const checking = await saveProblemTags(context.db, { id, slug, tags: next, at: context.clock.now() })
      // The checks of the revision before don't count any more.
      if (checking !== null) await context.enqueue('practice.check-problem', { slug, revision: checking })
      await context.emit({ name: 'problem.changed', problemId: id, slug, revision })
    }
    await recordAudit(context, { action: 'problems.tagged', targetName: slugs.length === 1 ? slugs[0]! : `${slugs.length} problems`, details: { slugs, given: add, taken: remove } })
  })
}

/** Unpublishes problems, or publishes them again as they were, which editors who may not publish can't. */
export async function retireProblems(context: Context, { slugs, isRetired, reason }: { slugs: string[]; isRetired: boolean; reason: string }): Promise<void> {
  if (!isRetired && !mayUse('problems.publish', context.viewer)) throw new Refusal('NOT_ALLOWED', { message: 'You can’t publish problems. Save the problem instead, and someone will review it.' })
  await context.inTransaction(async (context) => {
    const problems = await lockProblems(context.db, slugs)
    if (problems.length < new Set(slugs).size) throw new Refusal('NOT_FOUND', { message: 'One of these problems was never published. Edit it instead.' })
    for (const { id } of problems) await (isRetired ? unpublishProblem(context, id) : republishProblem(context, id))
    await recordAudit(context, { action: isRetired ? 'problems.retired' : 'problems.restored', targetName: slugs.length === 1 ? slugs[0]! : `${slugs.length} problems`, reason, details: { slugs } })
  })
}
