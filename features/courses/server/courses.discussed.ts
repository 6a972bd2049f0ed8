import { Refusal } from '#platform/rules/refusals.ts'
import type { Discussed } from '#features/discussions/server/public.ts'
import { lessonPath } from '../rules/paths.ts'
import { listDiscussedLessons } from './discussed.queries.ts'

/** Questions and answers about lessons; everyone may read them. The author of the course is notified about questions. */
export const lessonDiscussion: Discussed = {
  isTimed: true,
  hasAnswers: true,
  closedBecause: async ({ db }, id) => {
    if ((await listDiscussedLessons(db, [id])).length === 0) throw new Refusal('NOT_FOUND')
    return null
  },
  find: async ({ db }, ids) =>
    new Map(
      (await listDiscussedLessons(db, ids)).map(({ id, key, title, slug, author_id, is_published }) => [
        id, { title, path: lessonPath(slug, key), ownerId: author_id, isPublished: is_published },
      ]),
    ),
}
