import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { peopleByUsername, type KnownPerson } from './usernames.queries.ts'

const readsOf = new WeakMap<Database, (username: string) => Promise<KnownPerson | null>>()

/** One batch loader per database combines concurrent lookups. */
function reads({ database }: Pick<Context, 'database'>): (username: string) => Promise<KnownPerson | null> {
  let known = readsOf.get(database)
  if (known === undefined) {
    known = batchLoader(async (names) => new Map((await peopleByUsername.all(database, [names])).map((person) => [person.username, person])))
    readsOf.set(database, known)
  }
  return known
}

/** The people with these usernames who exist, in the order of the usernames. */
export async function peopleWithUsernames(context: Pick<Context, 'database'>, usernames: readonly string[]): Promise<KnownPerson[]> {
  const here = await Promise.all(usernames.map(reads(context)))
  return here.filter((person) => person !== null)
}

/** The existing ones of these usernames, in their order. */
export const existingUsernames = async (context: Pick<Context, 'database'>, usernames: readonly string[]): Promise<string[]> =>
  (await peopleWithUsernames(context, usernames)).map(({ username }) => username)
