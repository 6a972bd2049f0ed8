import { prepared, type Db } from '#platform/server/database/sql.ts'

/** A person by their username, with their image. */
export interface KnownPerson {
  id: string
  username: string
  avatar_id: string | null
}

/** The people with these usernames who exist. */
export const peopleByUsername = prepared<KnownPerson>(
  'people-by-username',
  'select id, username, avatar_id from people where username = any ($1) and suspended_at is null',
)

export async function findUsername(db: Db, personId: string): Promise<string | null> {
  const row = await db.selectFrom('people').select('username').where('id', '=', personId).executeTakeFirst()
  return row?.username ?? null
}
