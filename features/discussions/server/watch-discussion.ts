import type { Context } from '#platform/server/context.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { sharedLiveQuery } from '#platform/server/shared-live-query.ts'
import type { SubjectRef } from '../rules/discussion-inputs.ts'
import { discussionStates, type DiscussionState } from './comments.queries.ts'
import { closedBecause, findSubjects, keyOf } from './discussed.ts'

const refOf = (key: string): SubjectRef => {
  const at = key.lastIndexOf(':')
  return { kind: key.slice(0, at), subject: key.slice(at + 1) }
}

/** The states of discussions whose subjects are still public, by `keyOf`. */
async function load(context: Context, keys: string[]): Promise<Map<string, DiscussionState>> {
  const refs = keys.map(refOf)
  const [states, subjects] = await Promise.all([discussionStates(context.database, refs), findSubjects(context, refs)])
  return new Map(states.filter((state) => subjects.get(keyOf(state))?.isPublished).map((state) => [keyOf(state), state]))
}

const watched = sharedLiveQuery<DiscussionState>({
  what: 'discussions',
  everyMs: 2_000,
  load,
  changedBy: (signal) => (signal.name === 'discussion.commented' || signal.name === 'discussion.changed' ? [keyOf(signal)] : []),
})

/** Sends the changing version of a discussion to a reader; ends when its subject is no longer public. Throws NOT_FOUND for a closed discussion. */
export async function watchDiscussion(context: Context, ref: SubjectRef): Promise<AsyncIterableIterator<DiscussionState>> {
  if ((await closedBecause(context, ref)) !== null) throw new Refusal('NOT_FOUND')
  return watched(context).watch(keyOf(ref))
}
