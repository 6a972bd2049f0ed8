import { signedIn, type Context } from '#platform/server/context.ts'
import { sharedLiveQuery } from '#platform/server/shared-live-query.ts'
import { readableReview, type Part } from './reviews.access.ts'
import { versionOfQueue, versionsOfPeople, versionsOfReviews } from './review-versions.queries.ts'

declare module '#platform/server/signals.ts' {
  interface ViewerUpdates {
    /** `personIds` are those in whose lists the review is or was. */
    'code-review.changed': { reviewId: string; personIds: string[] }
  }
}

/** What changes with each change of a review or a list. It says nothing about it, so that it may outlive the access of a viewer. */
export interface ReviewVersion {
  version: string
}

/** The page of a withdrawn question fetches it again and gets the refusal. */
const DELETED = 'deleted'
const EVERY_MS = 2_000

/** The versions of a review differ: a learner must not notice comments that are not sent yet. */
const sideOf = (part: Part) => (part === 'learner' ? 'learner' : 'mentor')
const keyOf = (side: 'learner' | 'mentor', id: string) => `${side}:${id}`

const watchedReviews = sharedLiveQuery<ReviewVersion>({
  what: 'code reviews',
  everyMs: EVERY_MS,
  load: async ({ database, clock }, keys) => {
    const refs = keys.map((key) => key.split(':') as ['learner' | 'mentor', string])
    const versions = await versionsOfReviews(database, [...new Set(refs.map(([, id]) => id))], clock.now())
    return new Map(refs.map(([side, id]) => [keyOf(side, id), { version: versions.get(id)?.[side] ?? DELETED }]))
  },
  changedBy: (update) => (update.name === 'code-review.changed' ? [keyOf('learner', update.reviewId), keyOf('mentor', update.reviewId)] : []),
})

const watchedPeople = sharedLiveQuery<ReviewVersion>({
  what: 'lists of code reviews',
  everyMs: EVERY_MS,
  load: async ({ database, clock }, ids) => new Map([...(await versionsOfPeople(database, ids, clock.now()))].map(([id, version]) => [id, { version }])),
  changedBy: (update) => (update.name === 'code-review.changed' ? update.personIds : []),
})

const QUEUE = 'queue'
const watchedQueue = sharedLiveQuery<ReviewVersion>({
  what: 'queue of code reviews',
  everyMs: EVERY_MS,
  load: async ({ database, clock }) => new Map([[QUEUE, { version: await versionOfQueue(database, clock.now()) }]]),
  changedBy: (update) => (update.name === 'code-review.changed' ? [QUEUE] : []),
})

/** The version of a review for a part in it; the one that `watchReview` sends. */
export async function findReviewVersion({ database, clock }: Context, id: string): Promise<(part: Part) => string> {
  const versions = (await versionsOfReviews(database, [id], clock.now())).get(id)
  return (part) => versions?.[sideOf(part)] ?? DELETED
}

/** Sends the changing version of a review to a viewer who may read it. Throws NOT_FOUND for any other. */
export async function watchReview(context: Context, id: string): Promise<AsyncIterableIterator<ReviewVersion>> {
  const { part } = await readableReview(context, id)
  return watchedReviews(context).watch(keyOf(sideOf(part), id))
}

/** Sends the changing version of what the viewer asked for, claimed or wrote. */
export const watchOwnReviews = (context: Context): AsyncIterableIterator<ReviewVersion> => watchedPeople(context).watch(signedIn(context).id)

/** Sends the changing version of the queue. */
export const watchQueue = (context: Context): AsyncIterableIterator<ReviewVersion> => watchedQueue(context).watch(QUEUE)
