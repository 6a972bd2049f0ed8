import { batchedReads } from '#platform/server/batching.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { mentionsIn } from '#features/notifications/rules/mentions.ts'
import { usernamesHere } from './comments.queries.ts'

const readsOf = new WeakMap<Database, (username: string) => Promise<string | null>>()

/** Whether somebody is here is read once for all comments that call them at the same moment. */
function reads({ database }: Context): (username: string) => Promise<string | null> {
  let known = readsOf.get(database)
  if (known === undefined) {
    known = batchedReads(async (names) => new Map((await usernamesHere.all(database, [names])).map(({ username }) => [username, username])))
    readsOf.set(database, known)
  }
  return known
}

/** The people whom a comment calls with `@` and who are here: their names lead to their profiles. */
export async function readMentions(context: Context, text: string): Promise<string[]> {
  const names = mentionsIn(text)
  if (names.length === 0) return []
  const here = await Promise.all(names.map(reads(context)))
  return here.filter((name) => name !== null)
}
