import { featured } from '#content/demo/featured.ts'
import { openContext, type Services } from '#platform/server/context.ts'
import { MAX_FEATURED } from '../rules/featured.ts'
import { insertFeatured } from './featured.queries.ts'

/** Seeds what home features. */
export async function seedFeatured(services: Services): Promise<void> {
  const { db, clock, random } = openContext(services)
  for (const { path, title, note } of featured.toReversed()) await insertFeatured(db, { id: random.uuid(), path, title, note, at: clock.now(), max: MAX_FEATURED })
}
