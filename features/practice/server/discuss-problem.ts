import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { REMARK_PAGE } from '../rules/remarks.ts'
import type { NewRemark } from '../rules/remark-inputs.ts'
import { findHelp } from './own-work.queries.ts'
import { findRemark, insertRemark, listRemarks, saveRemarkDeleted, type RemarkRow, type RemarkState } from './remarks.queries.ts'

export interface RemarkResults {
  items: RemarkRow[]
  next: string | null
}

/** One page of the comments on a problem; null for a viewer who has neither solved it nor given up (requirement Q-11). */
export async function readRemarks(context: Context, slug: string, after: string | null): Promise<RemarkResults | null> {
  const problemId = await problemOpenToViewer(context, slug)
  if (problemId === null) return null
  const rows = await listRemarks(context.database, problemId, readCursor(after), REMARK_PAGE + 1)
  const page = rows.slice(0, REMARK_PAGE)
  const apart = await blockedPersonIds(context)
  const last = page.at(-1)
  const next = rows.length > REMARK_PAGE && last !== undefined ? cursorOf({ key: last.written_at.getTime(), id: last.id }) : null
  return { items: page.filter(({ author_id }) => !apart.has(author_id)), next }
}

/** Adds a comment of a member who solved the problem or gave up. Sending the same id again has no effect. Throws NOT_ALLOWED for other members. */
export async function addRemark(context: Context, { id, problem: slug, text }: NewRemark): Promise<void> {
  const viewer = signedIn(context)
  const use = await rateLimit(context, 'comment.person', viewer.id)
  const problemId = await problemOpenToViewer(context, slug)
  if (problemId === null) throw new Refusal('NOT_ALLOWED', { message: 'Solve the problem (or give up) to see the discussion. It contains spoilers.' })
  if (await insertRemark(context.db, { id, problemId, authorId: viewer.id, text, at: context.clock.now() })) return
  await use.refund()
  if ((await findRemark(context.db, id))?.author_id !== viewer.id) throw new Refusal('ALREADY_TAKEN')
}

/** Deletes an own comment. */
export async function deleteRemark(context: Context, id: string): Promise<void> {
  const remark = await remarkForReading(context, id)
  if (remark.author_id !== signedIn(context).id) throw new Refusal('NOT_ALLOWED')
  await saveRemarkDeleted(context.db, id, context.clock.now())
}

/** Finds a comment that the viewer may read; otherwise throws NOT_FOUND. */
export async function remarkForReading(context: Context, id: string): Promise<RemarkState> {
  const remark = await findRemark(context.db, id)
  if (remark === null || (await problemOpenToViewer(context, remark.slug)) === null) throw new Refusal('NOT_FOUND')
  if ((await blockedPersonIds(context)).has(remark.author_id)) throw new Refusal('NOT_FOUND')
  return remark
}

/** The id of a problem if the viewer may discuss it; null if not. Throws NOT_FOUND if there is no such problem. */
async function problemOpenToViewer(context: Context, slug: string): Promise<string | null> {
  const help = await findHelp(context.database, signedIn(context).id, slug)
  if (help === null) throw new Refusal('NOT_FOUND')
  return help.is_solved || help.has_given_up ? help.problem_id : null
}
