import type { Context } from '#platform/server/context.ts'
import type { ProblemFilter } from '../rules/bulk-edit.ts'
import { MANAGED_PAGE_SIZE } from '../rules/managed-problems.ts'
import { listEditableProblems, type EditableProblemRow } from './problem-edits.queries.ts'

/** A page of all problems for their editors; a page after the last one is the first. */
export async function listProblemsToEdit({ db }: Context, filter: ProblemFilter): Promise<{ items: EditableProblemRow[]; total: number; pages: number }> {
  const asked = await listEditableProblems(db, filter)
  const { items, total } = asked.items.length === 0 && filter.page > 1 ? await listEditableProblems(db, { ...filter, page: 1 }) : asked
  return { items, total, pages: Math.max(1, Math.ceil(total / MANAGED_PAGE_SIZE)) }
}
