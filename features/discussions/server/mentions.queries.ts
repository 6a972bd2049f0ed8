import type { Db } from '#platform/server/database/sql.ts'

/** Returns the ids of the people with these usernames who are not suspended. */
export async function findPeopleByUsername(db: Db, usernames: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('people').select('id').where('username', 'in', [...usernames]).where('suspended_at', 'is', null).execute()
  return rows.map(({ id }) => id)
}
