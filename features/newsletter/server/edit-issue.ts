import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { isIssueOver } from '../rules/friday.ts'
import { INTRO_CHANGED } from '../rules/newsletter.ts'
import { findIssue, saveIntro, saveLeftOut, saveState, type IssueRow } from './issues.queries.ts'
import { subjectOf } from './render-issue.ts'

/** An issue in any state. Throws NOT_FOUND if there is none. */
export async function issueForEditing({ db }: Context, number: number): Promise<IssueRow> {
  const issue = await findIssue(db, number)
  if (issue === null) throw new Refusal('NOT_FOUND')
  return issue
}

/** Changes the introduction of a draft. Throws OUTDATED_EDIT if it is no longer `before`: another admin has changed it. */
export const introduceIssue = (context: Context, input: { number: number; intro: string; before: string | null }): Promise<void> =>
  editIssue(context, input.number, 'newsletter.introduced', async ({ db }, { state }) => {
    if (await saveIntro(db, input)) return true
    if (state === 'draft') throw new Refusal('OUTDATED_EDIT', { message: INTRO_CHANGED })
    return false
  })

/** Removes an item from a draft. Composing the issue again does not bring it back. */
export const removeItem = (context: Context, { number, path }: { number: number; path: string }): Promise<void> =>
  editIssue(context, number, 'newsletter.item-removed', ({ db }) => saveLeftOut(db, { number, path, isLeftOut: true }))

/** Puts a removed item back into a draft, at its place. */
export const putBackItem = (context: Context, { number, path }: { number: number; path: string }): Promise<void> =>
  editIssue(context, number, 'newsletter.item-put-back', ({ db }) => saveLeftOut(db, { number, path, isLeftOut: false }))

/** Stops an issue; emails that were queued already are on their way. */
export const cancelIssue = (context: Context, number: number): Promise<void> =>
  editIssue(context, number, 'newsletter.cancelled', ({ db, clock }) => saveState(db, number, { from: ['draft', 'sending'], to: 'cancelled', at: clock.now() }))

/** Takes a cancellation back while the issue can still be sent; one that was being sent goes on. */
export const reopenIssue = (context: Context, number: number): Promise<void> =>
  editIssue(context, number, 'newsletter.reopened', async ({ db, clock }, { friday, sent_at }) => {
    if (isIssueOver(friday, clock.now().getTime())) throw new Refusal('NOT_ALLOWED', { message: 'The Friday of this issue is over.' })
    return saveState(db, number, { from: ['cancelled'], to: sent_at === null ? 'draft' : 'sending', at: clock.now() })
  })

/** Saves and records an edit. Throws OUTDATED_EDIT if the issue has left the state for it. */
async function editIssue(context: Context, number: number, action: string, save: (context: Context, issue: IssueRow) => Promise<boolean>): Promise<void> {
  await context.inTransaction(async (context) => {
    const issue = await issueForEditing(context, number)
    if (!(await save(context, issue))) throw new Refusal('OUTDATED_EDIT', { message: 'This issue has already been sent or canceled.' })
    await recordAudit(context, { action, targetName: subjectOf(issue) })
  })
}
