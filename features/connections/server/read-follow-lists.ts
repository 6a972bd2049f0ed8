import { readCursor } from '#platform/rules/cursor.ts'
import type { Context } from '#platform/server/context.ts'
import { signedIn } from '#platform/server/context.ts'
import type { FollowListKind } from '../rules/follow-list.ts'
import type { FollowListInput } from '../rules/people-inputs.ts'
import { findListOwner, listBlocked, listFollows, listMuted } from './follow-lists.queries.ts'
import { pageOf, type PeopleResults } from './find-people.ts'
import { maySeeFollowsOf } from './may-see-follows.ts'
import { blockedPersonIds } from './blocked-ids.ts'

/** One of a person's two lists; `people` is null if it is not visible to the viewer. */
export interface FollowListAnswer {
  owner: { id: string; username: string; name: string; followers: number; following: number }
  people: PeopleResults | null
}

/** Returns the followers or the following list of a person, newest first, or null if the person does not exist for the viewer. */
export async function readFollowList(context: Context, kind: FollowListKind, question: FollowListInput): Promise<FollowListAnswer | null> {
  const after = readCursor(question.after)
  const owner = await findListOwner(context.database, question.username)
  if (owner === null || (await blockedPersonIds(context)).has(owner.id)) return null
  if (!(await maySeeFollowsOf(context, owner.id))) return { owner, people: null }
  const rows = await listFollows[kind](context.database, owner.id, after, question.first + 1)
  return { owner, people: await pageOf(context, rows, question.first) }
}

/** Returns the people whom the viewer blocked or muted, newest first. */
export async function readBlockedOrMuted(context: Context, how: 'blocked' | 'muted', { after, first }: { after: string | null; first: number }): Promise<PeopleResults> {
  const viewer = signedIn(context)
  const list = how === 'blocked' ? listBlocked : listMuted
  const rows = await list(context.database, viewer.id, readCursor(after), first + 1)
  // The viewer's own blocks are listed so that they can be undone, so nobody is hidden here.
  return pageOf({ ...context, viewer: null }, rows, first)
}
