import type { IndexedKind } from '#features/search/server/public.ts'
import { contestPath } from '../rules/paths.ts'
import { listById, listIds } from './contests.queries.ts'

/** Published contests in the search: by title and description. */
export const contestSearch: IndexedKind = {
  label: 'Contests',
  single: 'Contest',
  linkLabel: 'Contest',
  position: 7,
  changedBy: { 'contest.changed': ({ contestId }) => [contestId] },
  load: async ({ db }, ids) =>
    (await listById(db, ids))
      .filter(({ state }) => state === 'published')
      .map((contest) => ({
        id: contest.id,
        title: contest.title,
        text: contest.description,
        keywords: 'contest competition',
        path: contestPath(contest.number),
        ...(contest.host_id !== null && { ownerId: contest.host_id }),
        readers: 'everybody' as const,
        popularity: contest.entries,
        changedAt: contest.changed_at,
      })),
  listIds: ({ db }, after, limit) => listIds(db, after, limit),
  existing: async ({ db }, ids) => (await listById(db, ids)).filter(({ state }) => state === 'published').map(({ id }) => id),
}
