import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import type { Context } from '#platform/server/context.ts'
import { COMMENT_PAGE } from '../rules/comments.ts'
import type { SubjectRef } from '../rules/discussion-inputs.ts'
import { countComments, discussionStates, listComments, type CommentRow } from './comments.queries.ts'
import { closedBecause, findDiscussed, ownerOf } from './discussed.ts'
import { blockedAuthorIds } from './discussion.access.ts'

/** One page of a discussion. */
export interface DiscussionPage {
  closed: string | null
  hasAnswers: boolean
  /** Whether the viewer owns what is discussed. */
  isOwner: boolean
  version: string
  count: number
  items: CommentRow[]
  next: string | null
}

/** Returns one page of the comments on a subject, oldest first. A closed discussion has a sentence instead. */
export async function readDiscussion(context: Context, { after, ...ref }: SubjectRef & { after: string | null }): Promise<DiscussionPage> {
  const cursor = readCursor(after)
  const closed = await closedBecause(context, ref)
  const hasAnswers = findDiscussed(context, ref.kind)?.hasAnswers === true
  if (closed !== null) return { closed, hasAnswers, isOwner: false, version: '', count: 0, items: [], next: null }
  const blocked = await blockedAuthorIds(context)
  // The version is read first: a change in between makes it old, and the page is fetched again.
  const [state] = await discussionStates(context.database, [ref])
  const [rows, count] = await Promise.all([
    listComments(context.database, ref, cursor, COMMENT_PAGE + 1),
    countComments(context.db, ref, [...blocked]),
  ])
  const page = rows.slice(0, COMMENT_PAGE)
  const last = page.at(-1)
  const next = rows.length > COMMENT_PAGE && last !== undefined ? cursorOf({ key: last.written_at.getTime(), id: last.id }) : null
  const isOwner = hasAnswers && context.viewer !== null && (await ownerOf(context, ref)) === context.viewer.id
  return { closed, hasAnswers, isOwner, version: state!.version, count, items: page.filter(({ author_id }) => !blocked.has(author_id)), next }
}
