import type { ProfilePartSource } from '#features/profiles/server/public.ts'
import { ideaPath } from '../rules/paths.ts'
import { listShipped } from './ideas.queries.ts'

/** The shipped ideas in which a person is a member, the latest first. */
export const shippedIdeas: ProfilePartSource = {
  title: 'Shipped ideas',
  list: async ({ db }, personId, max) => (await listShipped(db, personId, max)).map(({ number, title, shipped_at: at }) => ({ title, path: ideaPath(number), note: 'Shipped', at })),
}
