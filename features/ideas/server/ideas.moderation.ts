import { Refusal } from '#platform/rules/refusals.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { ideaPath } from '../rules/paths.ts'
import { listIdeasById } from './ideas.queries.ts'
import { saveHidden } from './teams.queries.ts'

/** Ideas can be reported. Removing one hides it from everyone; its members keep their conversation. */
export const moderatedIdeas: Readonly<Record<'idea', ModeratedKind>> = {
  idea: {
    checkReadable: async (context, id) => {
      const [idea] = await listIdeasById(context.db, [id])
      if (idea?.is_shown !== true || (idea.author_id !== null && (await blockedPersonIds(context)).has(idea.author_id))) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) =>
      new Map(
        (await listIdeasById(db, ids)).map(({ id, title, description: text, number, author_id: authorId, author_username: authorUsername }) => [
          id, { title, text, path: ideaPath(number), authorId, authorUsername },
        ]),
      ),
    named: (title) => `the idea “${title}”`,
    remove: async (context, id) => {
      await saveHidden(context.db, id, context.clock.now())
      await context.emit({ name: 'idea.changed', ideaId: id })
    },
    restore: async (context, { id }) => {
      await saveHidden(context.db, id, null)
      await context.emit({ name: 'idea.changed', ideaId: id })
      return true
    },
  },
}
