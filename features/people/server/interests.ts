import { signedIn, type Context } from '#platform/server/context.ts'
import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Database } from '#platform/server/database/database.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { tagsOfTopics } from '../rules/topics.ts'
import { interestsOfPeople, saveInterests } from './interests.queries.ts'

/** A member chooses what they want to learn. */
export async function chooseInterests(context: Context, topics: readonly string[]): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'interests.person', viewer.id)
  await context.inTransaction((context) => saveInterests(context.db, { personId: viewer.id, topics, at: context.clock.now() }))
}

const loaders = new WeakMap<Database, (personId: string) => Promise<string[] | null>>()

/** The keys of the topics that a person wants to learn. Concurrent reads, such as those of home, are one statement. */
export async function readInterests({ database }: Context, personId: string): Promise<string[]> {
  let loader = loaders.get(database)
  if (loader === undefined) loaders.set(database, (loader = batchLoader((ids) => interestsOfPeople(database.db, ids))))
  return (await loader(personId)) ?? []
}

/** The tags of what a person wants to learn, for suggestions. */
export const interestTags = async (context: Context, personId: string): Promise<string[]> => tagsOfTopics(await readInterests(context, personId))
