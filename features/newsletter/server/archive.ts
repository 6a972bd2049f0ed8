import type { Context } from '#platform/server/context.ts'
import { listDrafts, listSentIssues, type IssueRow } from './issues.queries.ts'
import { allWithoutRemoved } from './sections.ts'

/** The issues that were sent, the latest first, without what was removed since: titles are in their subjects, too. */
export async function sentIssues(context: Context, max: number): Promise<IssueRow[]> {
  const issues = await listSentIssues(context.db, max)
  return allWithoutRemoved(context, issues.map((issue) => ({ ...issue, personal_items: [] })))
}

/** The latest issues in all states for their editors, as subscribers would get them now. */
export async function issuesForEditing(context: Context, max: number): Promise<{ issue: IssueRow; deliveries: number }[]> {
  const drafts = await listDrafts(context.db, max)
  const issues = await allWithoutRemoved(context, drafts.map(({ issue }) => issue))
  return drafts.map((draft, at) => ({ ...draft, issue: issues[at]! }))
}
