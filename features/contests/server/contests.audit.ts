import type { Context } from '#platform/server/context.ts'
import { contestPath } from '../rules/paths.ts'
import { listById } from './contests.queries.ts'

/** The pages of contests in the audit log; one that is not public has none. */
export const contestPages = {
  contest: {
    list: async ({ db }: Pick<Context, 'db'>, ids: readonly string[]) =>
      new Map((await listById(db, ids)).filter(({ state }) => state === 'published' || state === 'cancelled').map(({ id, number }) => [id, contestPath(number)])),
  },
}
