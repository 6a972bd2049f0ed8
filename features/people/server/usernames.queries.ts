import { prepared, type Db } from '#platform/server/database/sql.ts'

/** The existing ones of these usernames. */
export const peopleByUsername = prepared<{ username: string }>(
  'people-by-username',
  'select username from people where username = any ($1) and suspended_at is null',
)

export async function findUsername(db: Db, personId: string): Promise<string | null> {
  const row = await db.selectFrom('people').select('username').where('id', '=', personId).executeTakeFirst()
  return row?.username ?? null
}
