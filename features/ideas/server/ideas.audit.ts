import type { Context } from '#platform/server/context.ts'
import { ideaPath } from '../rules/paths.ts'
import { listIdeasById } from './ideas.queries.ts'

/** The pages of ideas in the audit log; a hidden one has none. */
export const ideaPages = {
  idea: {
    list: async ({ db }: Pick<Context, 'db'>, ids: readonly string[]) =>
      new Map((await listIdeasById(db, ids)).filter((idea) => idea.is_shown).map(({ id, number }) => [id, ideaPath(number)])),
  },
}
