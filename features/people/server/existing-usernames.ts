import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { peopleByUsername } from './usernames.queries.ts'

const readsOf = new WeakMap<Database, (username: string) => Promise<string | null>>()

/** One batch loader per database combines concurrent lookups. */
function reads({ database }: Pick<Context, 'database'>): (username: string) => Promise<string | null> {
  let known = readsOf.get(database)
  if (known === undefined) {
    known = batchLoader(async (names) => new Map((await peopleByUsername.all(database, [names])).map(({ username }) => [username, username])))
    readsOf.set(database, known)
  }
  return known
}

/** The existing ones of these usernames, in their order. */
export async function existingUsernames(context: Pick<Context, 'database'>, usernames: readonly string[]): Promise<string[]> {
  const here = await Promise.all(usernames.map(reads(context)))
  return here.filter((username) => username !== null)
}
