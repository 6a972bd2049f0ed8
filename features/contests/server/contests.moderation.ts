import { Refusal } from '#platform/rules/refusals.ts'
import type { ModeratedKind } from '#features/moderation/server/public.ts'
import { contestPath } from '../rules/paths.ts'
import { findContestForReading } from './contests.access.ts'
import { findContest, listById, saveState } from './contests.queries.ts'

/** Contests can be reported. Removing one hides it; its entries stay. */
export const moderatedContests: Readonly<Record<'contest', ModeratedKind>> = {
  contest: {
    checkReadable: async (context, id) => {
      const contest = await findContest(context.db, { id })
      if (contest === null || (await findContestForReading(context, contest.number)) === null) throw new Refusal('NOT_FOUND')
    },
    find: async ({ db }, ids) =>
      new Map((await listById(db, ids)).map(({ id, title, description: text, number, host_id: authorId, host }) => [id, { title, text, path: contestPath(number), authorId, authorUsername: host?.username ?? null }])),
    named: (title) => `the contest “${title}”`,
    remove: async (context, id) => {
      await saveState(context.db, { id, state: 'hidden', at: context.clock.now() })
      await context.emit({ name: 'contest.changed', contestId: id })
    },
    restore: async (context, { id }) => {
      await saveState(context.db, { id, state: 'published', at: context.clock.now() })
      await context.emit({ name: 'contest.changed', contestId: id })
      return true
    },
  },
}
