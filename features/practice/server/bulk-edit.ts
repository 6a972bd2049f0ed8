import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '#platform/rules/refusals.ts'
import { mayUse } from '#platform/rules/rights.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { changedTags, type ChangedTags } from '../rules/bulk-edit.ts'
import { auditedProblems } from './audited-problem.ts'
import { lockProblems, saveProblemTags, type LockedProblemRow } from './bulk-edit.queries.ts'
import { republishProblem, unpublishProblem } from './unpublish-problem.ts'

const NEVER_PUBLISHED = 'One of these problems was never published. Edit it instead.'

/** Adds tags to problems and removes others, in all of them or in none. Returns those whose tags changed. */
export async function tagProblems(context: Context, { slugs, add, remove }: { slugs: string[]; add: string[]; remove: string[] }): Promise<ChangedTags[]> {
  return context.inTransaction(async (context) => {
    const changed: ChangedTags[] = []
    const problems = await lockedProblems(context, slugs)
    for (const problem of problems) {
      const after = changedTags(problem.tags, { add, remove })
      if (typeof after === 'string') throw new Refusal('INVALID_INPUT', { message: `“${problem.title}” ${after}. Nothing was changed.` })
      if (isDeepStrictEqual(after, problem.tags)) continue
      await saveTags(context, problem, after)
      changed.push({ slug: problem.slug, before: problem.tags, after })
    }
    const { targetName, details } = auditedProblems(problems.filter(({ slug }) => changed.some((one) => one.slug === slug)))
    if (changed.length > 0) await recordAudit(context, { action: 'problems.tagged', targetName, details: { ...details, given: add, taken: remove } })
    return changed
  })
}

/** Gives problems the tags that they had before a change, all of them or none. Throws OUTDATED_EDIT when tags have changed since. */
export async function restoreProblemTags(context: Context, { problems }: { problems: ChangedTags[] }): Promise<void> {
  const slugs = problems.map(({ slug }) => slug)
  const changes = new Map(problems.map((change) => [change.slug, change]))
  await context.inTransaction(async (context) => {
    const locked = await lockedProblems(context, slugs)
    for (const problem of locked) {
      const { before, after } = changes.get(problem.slug)!
      if (!isDeepStrictEqual(problem.tags, after)) throw new Refusal('OUTDATED_EDIT', { message: `The tags of “${problem.title}” have changed since. Nothing was undone.` })
      await saveTags(context, problem, before)
    }
    await recordAudit(context, { action: 'problems.tags-restored', ...auditedProblems(locked) })
  })
}

async function lockedProblems(context: Context, slugs: readonly string[]): Promise<LockedProblemRow[]> {
  const problems = await lockProblems(context.db, slugs)
  if (problems.length < new Set(slugs).size) throw new Refusal('NOT_FOUND', { message: NEVER_PUBLISHED })
  return problems
}

async function saveTags(context: Context, { id, slug, revision }: LockedProblemRow, tags: string[]): Promise<void> {
  const checking = await saveProblemTags(context.db, { id, slug, tags, at: context.clock.now() })
  // The checks of the revision before don't count any more.
  if (checking !== null) await context.enqueue('practice.check-problem', { slug, revision: checking })
  await context.emit({ name: 'problem.changed', problemId: id, slug, revision })
}

/** Unpublishes problems, or publishes them again as they were, which editors who may not publish can't. Returns the slugs of those that changed. */
export async function retireProblems(context: Context, { slugs, isRetired, reason }: { slugs: string[]; isRetired: boolean; reason: string }): Promise<string[]> {
  if (!isRetired && !mayUse('problems.publish', context.viewer)) throw new Refusal('NOT_ALLOWED', { message: 'You can’t publish problems. Save the problem instead, and someone will review it.' })
  return context.inTransaction(async (context) => {
    const changed: LockedProblemRow[] = []
    for (const problem of await lockedProblems(context, slugs)) if (await (isRetired ? unpublishProblem(context, problem.id) : republishProblem(context, problem.id))) changed.push(problem)
    if (changed.length > 0) await recordAudit(context, { action: isRetired ? 'problems.retired' : 'problems.restored', reason, ...auditedProblems(changed) })
    return changed.map(({ slug }) => slug)
  })
}
