import { signedIn, type Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { tagsOfTopics } from '../rules/topics.ts'
import { listInterests, saveInterests } from './interests.queries.ts'

/** A member chooses what they want to learn. */
export async function chooseInterests(context: Context, topics: readonly string[]): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'interests.person', viewer.id)
  await context.inTransaction((context) => saveInterests(context.db, { personId: viewer.id, topics, at: context.clock.now() }))
}

/** The tags of what a person wants to learn, for suggestions. */
export const interestTags = async (db: Db, personId: string): Promise<string[]> => tagsOfTopics(await listInterests(db, personId))
