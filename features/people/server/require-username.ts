import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { findUsername } from './usernames.queries.ts'

/** The username of a person, also of a suspended one. Throws NOT_FOUND. */
export async function requireUsername({ db }: Pick<Context, 'db'>, personId: string): Promise<string> {
  const username = await findUsername(db, personId)
  if (username === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that person.' })
  return username
}
