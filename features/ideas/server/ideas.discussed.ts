import { Refusal } from '#platform/rules/refusals.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import type { Discussed } from '#features/discussions/server/public.ts'
import { ideaPath } from '../rules/paths.ts'
import { listIdeasById } from './ideas.queries.ts'

/** Everyone who can read an idea can read its comments. */
export const ideaDiscussion: Discussed = {
  closedBecause: async (context, id) => {
    const [idea] = await listIdeasById(context.db, [id])
    const isBlocked = idea !== undefined && idea.author_id !== null && (await blockedPersonIds(context)).has(idea.author_id)
    if (idea?.is_shown !== true || isBlocked) throw new Refusal('NOT_FOUND')
    return null
  },
  find: async ({ db }, ids) =>
    new Map((await listIdeasById(db, ids)).map(({ id, title, number, author_id: ownerId, is_shown }) => [id, { title, path: ideaPath(number), ownerId, isPublished: is_shown }])),
}
